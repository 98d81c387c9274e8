import { expect, it } from 'vitest';
import { itemHref } from '../../src/catalogue/links.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { storeHref, storeOfItemHref } from '../../src/shop/links.ts';
import { wireItem } from '../catalogue/wireShop.tsx';

const soup = wireItem({ id: 5, slug: 'tomato-soup', store_id: 7, module_type: 'food' });

it('NAV-13: a store is linked with its slug, module and zone', () => {
  expect(storeHref({ id: 31, slug: 'lake-deli', moduleId: 4, zoneId: 2 }, 'food')).toBe(
    '/store/lake-deli?id=lake-deli&module_id=4&module_type=food&store_zone_id=2',
  );
});

it('NAV-13: an item leads to its store, and is shared with its popup open there', () => {
  expect(storeOfItemHref(readItem(soup))).toBe(
    '/store/7?id=7&module_id=4&module_type=food&store_zone_id=1',
  );
  expect(itemHref(readItem(soup))).toBe(
    '/store/7?id=7&module_id=4&module_type=food&store_zone_id=1&item=tomato-soup',
  );
  expect(itemHref(readItem({ ...soup, slug: null }))).toBe(
    '/store/7?id=7&module_id=4&module_type=food&store_zone_id=1&item=5',
  );
});

it('NAV-13: a link names no zone and no module that nobody said', () => {
  expect(storeHref({ id: 31, moduleId: 4 }, 'food')).toBe(
    '/store/31?id=31&module_id=4&module_type=food',
  );
  expect(storeHref({ id: 31, slug: '', moduleId: 4, zoneId: 0 }, 'food')).toBe(
    '/store/31?id=31&module_id=4&module_type=food',
  );
  expect(storeHref({ id: 31, moduleId: null }, null)).toBe('/store/31?id=31');
});
