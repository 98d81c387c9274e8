import { expect, test } from '@playwright/test';
import type { ToldPath } from '../paths/export/told.ts';
import { findFlows } from '../paths/flow.ts';
import { playPath } from '../paths/page.ts';
import { loadPage, pageFileOf, pathsOnPage } from '../paths/pages.ts';

const pages = findFlows().flatMap((flow) => pageFileOf(flow) ?? []);

/**
 * A run walks one path to each ending of a flow, and of a flow that never ends its longest one;
 * `PATHS=all` walks every path that the page models can.
 */
const walked = (paths: readonly ToldPath[]): readonly ToldPath[] => {
  if (process.env['PATHS'] === 'all') return paths;
  const shortest = paths.toSorted((a, b) => a.steps.length - b.steps.length);
  const endings = new Map<string, ToldPath>();
  for (const path of shortest.filter(({ ends }) => ends)) {
    const ending = path.steps.at(-1)?.states.join() ?? '';
    if (!endings.has(ending)) endings.set(ending, path);
  }
  return endings.size > 0 ? [...endings.values()] : shortest.slice(-1);
};

for (const file of pages) {
  const page = await loadPage(file);
  for (const path of walked((await pathsOnPage(file, page)).paths)) {
    test(`${path.requirements.join(' ')} ${file.flow}: ${path.name}`, async ({ page: open }) => {
      const faults: string[] = [];
      open.on('pageerror', ({ message }) => faults.push(message));
      await playPath(open, page, path);
      expect(faults).toEqual([]);
    });
  }
}
