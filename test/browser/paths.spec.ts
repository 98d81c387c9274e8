import { expect, noteSeen, test } from './test.ts';
import { playPath } from '../paths/page.ts';
import { loadPage } from '../paths/pages.ts';
import { loadTours } from './tours.ts';

for (const { file, told } of await loadTours()) {
  for (const path of told.paths) {
    test(`${path.requirements.join(' ')} ${file.flow}: ${path.name}`, async ({ page: open }) => {
      const page = await loadPage(file);
      const faults: string[] = [];
      open.on('pageerror', ({ message }) => faults.push(message));
      await playPath(open, page, path, noteSeen);
      expect(faults).toEqual([]);
    });
  }
}
