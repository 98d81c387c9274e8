import { expect, noteSeen, test } from './test.ts';
import { findFlows } from '../paths/flow.ts';
import { playPath } from '../paths/page.ts';
import { loadPage, pageFileOf, toursOnPage } from '../paths/pages.ts';

const pages = findFlows().flatMap((flow) => pageFileOf(flow) ?? []);

for (const file of pages) {
  const page = await loadPage(file);
  for (const path of (await toursOnPage(file, page)).paths) {
    test(`${path.requirements.join(' ')} ${file.flow}: ${path.name}`, async ({ page: open }) => {
      const faults: string[] = [];
      open.on('pageerror', ({ message }) => faults.push(message));
      await playPath(open, page, path, noteSeen);
      expect(faults).toEqual([]);
    });
  }
}
