import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../src/messages/languages.ts';

/** The maximum number of files in a folder; with more nobody sees which files belong together. */
const MAX_FILES = 30;

it('no folder of src has more than 30 files, but for the texts, of which each area has one', () => {
  const entries = readdirSync('src', { recursive: true, withFileTypes: true });
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  }
  for (const { code } of languages) counts.delete(`src/messages/${code}`);
  expect(counts.size).toBeGreaterThan(30);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

it('code that comes later stands in `Delayed`, so that losing the connection never replaces the page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const bare = files.filter(
    (file) => file.endsWith('.tsx') && readFileSync(`src/${file}`, 'utf8').includes('<Suspense'),
  );
  expect(bare.toSorted()).toEqual([
    // The frame and the overlays, with the boundaries of the whole page.
    'app/App.tsx',
    'app/Overlays.tsx',
    'ui/lazy/Delayed.tsx',
    // A part of a long page, in a boundary that its pages choose.
    'ui/list/WhenNear.tsx',
  ]);
});
