// Budgets of the built storefront, brotli (quality guide 1): what the first visit of home loads,
// what any dialog needs, and what each further screen adds to both.
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

const home = union(['index.html', 'src/messages/en/first.ts', 'src/catalogue/home/HomePage.tsx']);
const dialog = filesOf('src/ui/ConfirmDialog.tsx');
// What home loads further down, and most screens show: items with their cart buttons.
const goods = filesOf('src/catalogue/home/HomeMore.tsx');
const shared = new Set([...home, ...dialog, ...goods]);
const screens = Object.keys(manifest).filter((name) => /^src\/.*[A-Z]\w+\.tsx$/.test(name));
/** What the form of sign-in needs; its picture and the providers’ signs come beside it. */
const signIn = filesOf('src/app/SignInLayer.tsx');

/** The guide counts KB of 1024 bytes, size-limit kB of 1000. */
const kilobytes = (count) => `${count * 1.024} kB`;

export default [
  { name: 'home, first load', path: built(home), limit: kilobytes(165) },
  { name: 'home, further down', path: built(without(goods, home)), limit: kilobytes(45) },
  {
    name: 'sign-in on a cold home',
    path: built(without(signIn, new Set([...home, ...goods]))),
    limit: kilobytes(65),
  },
  { name: 'the first dialog', path: built(without(dialog, home)), limit: kilobytes(20) },
  ...screens
    .map((name) => ({ name, files: without(filesOf(name), shared) }))
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => ({ name, path: built(files), limit: kilobytes(45) })),
];
