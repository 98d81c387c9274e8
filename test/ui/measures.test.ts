import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) =>
  readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

const tokens = read('ui/tokens.css');

/** Requirement, token, its measure, and the file that has to use it. */
it.each([
  ['CONST-03', 'cart-w', '420px', 'cart/CartDrawer.tsx'],
  ['CONST-03', 'item-popup-w', '459px', 'catalogue/item/ItemDialog.tsx'],
  ['WISH-01, CONST-03', 'wishlist-w', '523px', 'catalogue/item/WishlistDrawer.tsx'],
  ['CONST-04', 'list-scroll-item', '30vh', 'catalogue/item/ItemDialog.tsx'],
  ['CONST-04', 'list-scroll-address', '40vh', 'place/AddressList.tsx'],
  ['WAL-01, CONST-04', 'list-scroll-payment', '300px', 'account/FundDialog.tsx'],
  ['CONST-05', 'dur-carousel', '800ms', 'catalogue/home/HomeHero.tsx'],
])('%s: --%s is %s', (_, token, measure, user) => {
  expect(tokens).toContain(`--${token}: ${measure};`);
  expect(read(user)).toContain(`var(--${token})`);
});

const components = readdirSync(new URL('../../src/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => /\.tsx?$/.test(file));

it('all large type has a tracking', () => {
  const untracked = /font: var\(--type-(h[123]|title)\);(?![^}]*letter-spacing: )/;
  expect(components.filter((file) => untracked.test(read(file)))).toEqual([]);
});

it('what a pointer changes by hovering waits for a device that can hover', () => {
  // A touch screen would show it from the first touch on until another place is touched (design 5).
  const waiting = /@media \(hover: hover\) \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
  expect(
    components.filter((file) => read(file).replaceAll(waiting, '').includes(':hover')),
  ).toEqual([]);
});
