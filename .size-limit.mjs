// Three budgets of the built storefront, brotli (quality guide 1): what a first visit of home loads,
// what a page adds to home, and what a dialog adds to it.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

/** A chunk and everything it imports at once, as files. */
function filesOf(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (chunk === undefined) throw new Error(`${entry} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const union = (entries) => new Set(entries.flatMap((entry) => [...filesOf(entry)]));
const without = (files, known) => [...files].filter((file) => !known.has(file));
const built = (files) => [...files].map((file) => `dist/client/${file}`);

const home = union([
  'index.html',
  'src/messages/en/index.ts?first',
  'src/catalogue/home/HomePage.tsx',
]);
// Home, further down, is a page like any other: all but its own items and dialogs is known by then.
const seen = new Set([
  ...home,
  ...filesOf('src/catalogue/home/HomeMore.tsx'),
  ...filesOf('src/ui/ConfirmDialog.tsx'),
]);
const isDialog = (name) => /(Dialog|Drawer|Layer)\.tsx$/.test(name);
const screens = Object.keys(manifest).filter((name) => /^src\/.*[A-Z]\w+\.tsx$/.test(name));

/** The guide counts KB of 1024 bytes, size-limit kB of 1000. */
const kilobytes = (count) => `${count * 1.024} kB`;

export default [
  { name: 'home, first load', path: built(home), limit: kilobytes(165) },
  ...screens
    .map((name) => {
      const own = without(filesOf(name), isDialog(name) ? home : seen);
      return { name, path: built(own), limit: kilobytes(isDialog(name) ? 65 : 45) };
    })
    .filter(({ path }) => path.length > 0),
];
