import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../openapi/sandbox/db/root.ts';
import { productsFrom } from '../../openapi/sandbox/demo/products/table.ts';
import { buildDemo } from '../../openapi/sandbox/demo/index.ts';

const TODAY = '2026-11-18';

describe('the demo city', () => {
  const city = buildDemo('demo', { today: TODAY });
  const { stores, items, categories, coupons, campaigns, campaignItems, flashSaleItems, rental } =
    city;
  const some = <T>(rows: readonly T[], fits: (row: T) => boolean) => rows.filter(fits).length;
  const arabic = /^[^a-z]*[\u0600-\u06ff]/;

  it('is the same on the same day', () => {
    expect(buildDemo('demo', { today: TODAY })).toEqual(city);
  });

  it('is told in English and Arabic, and nothing on a menu is there twice', () => {
    const told = [...items, ...categories, ...stores].map(({ name }) => name);
    for (const { en, ar } of [...told, ...items.map(({ description }) => description)]) {
      expect(en).not.toMatch(/[\u0600-\u06ff]/);
      expect(ar).toMatch(arabic);
    }
    for (const store of stores) {
      const menu = items.filter(({ storeId }) => storeId === store.id);
      expect(menu.length, store.name.en).toBeGreaterThanOrEqual(12);
      expect(new Set(menu.map(({ name }) => name.en)).size).toBe(menu.length);
    }
  });

  it('p8: names what a coupon takes off with its currency or in percent', () => {
    const titles = coupons.map(({ title }) => title);
    expect(titles).toContainEqual({ en: '$5 off in Eastside', ar: 'خصم $5 في الجانب الشرقي' });
    for (const { en, ar } of titles) {
      for (const words of [en, ar]) {
        if (/\d/.test(words)) expect(words).toMatch(/\$\d|\d\s?[%٪]/);
      }
    }
  });

  it('has a picture of each thing, free to use, in a folder of at most 2 MB', () => {
    const folder = fromRoot('openapi/sandbox/demo/pictures');
    const shown = [
      ...[...items, ...categories, ...campaigns, ...campaignItems].map(({ image }) => image),
      ...stores.flatMap(({ logo, cover }) => [logo, cover]),
      ...rental.vehicles.flatMap(({ images }) => images),
    ];
    for (const name of new Set(shown)) {
      expect(existsSync(path.join(folder, name ?? '')), `${name}`).toBe(true);
    }
    expect(existsSync(path.join(folder, 'LICENSE.txt'))).toBe(true);
    const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  });

  it('RENT-05, p5: the gallery of a vehicle shows the vehicle, from both sides, and nothing else', () => {
    for (const { name, thumbnail, images } of rental.vehicles) {
      const [kind = ''] = thumbnail?.split('.') ?? [];
      for (const image of images) expect(image, name.en).toContain(kind);
      expect(images.slice(0, 2)).toEqual([`${kind}.webp`, `${kind}-mirrored.webp`]);
    }
    expect(
      some(rental.vehicleReviews, ({ attachments }) => attachments.length > 0),
    ).toBeGreaterThan(10);
  });

  it('shows every case: sold out, few left, on prescription, halal, organic, at some hours', () => {
    expect(some(items, ({ stock }) => stock === 0)).toBeGreaterThan(10);
    expect(some(items, ({ stock }) => stock > 0 && stock < 5)).toBeGreaterThan(10);
    expect(some(items, (item) => item.prescriptionRequired === true)).toBeGreaterThan(10);
    expect(some(items, ({ halal }) => halal === true)).toBeGreaterThan(10);
    expect(some(items, ({ organic }) => organic === true)).toBeGreaterThan(10);
    expect(some(items, ({ veg }) => veg === true)).toBeGreaterThan(100);
    expect(some(items, ({ availableFrom }) => typeof availableFrom === 'string')).toBeGreaterThan(
      3,
    );
    expect(some(items, ({ maximumCartQuantity }) => maximumCartQuantity !== null)).toBeGreaterThan(
      9,
    );
    expect(some(items, ({ variations }) => variations.length > 0)).toBeGreaterThan(30);
    expect(some(items, ({ foodVariations }) => foodVariations.length > 1)).toBeGreaterThan(20);
    expect(some(stores, ({ active }) => active === false)).toBeGreaterThan(0);
    expect(some(stores, ({ freeDelivery }) => freeDelivery === true)).toBeGreaterThan(0);
    expect(some(stores, ({ nonVeg }) => nonVeg === false)).toBe(1);
    expect(city.storeDiscounts.length).toBeGreaterThan(5);
  });

  it('has offers that run, that will and that have been, and coupons of every type', () => {
    const phase = (from: string, to: string) =>
      to < TODAY ? 'over' : from > TODAY ? 'to come' : 'running';
    const phases = new Set(['over', 'to come', 'running']);
    expect(new Set(campaigns.map((one) => phase(one.startDate, one.endDate)))).toEqual(phases);
    expect(new Set(coupons.map((one) => phase(one.startDate, one.expireDate)))).toEqual(phases);
    expect(
      new Set(campaignItems.map((one) => phase(one.availableDateStarts, one.availableDateEnds))),
    ).toEqual(phases);
    expect(new Set(coupons.map(({ type }) => type))).toEqual(
      new Set(['zone_wise', 'store_wise', 'free_delivery', 'first_order', 'default']),
    );
    const left = new Set(flashSaleItems.map(({ stock, sold = 0 }) => stock > sold));
    expect(left).toEqual(new Set([true, false]));
  });

  it('shows other goods in its campaign than in its flash sale', () => {
    const onSale = new Set(flashSaleItems.map(({ itemId }) => itemId));
    const slugs = items.filter(({ id }) => onSale.has(id ?? 0)).map(({ slug }) => slug);
    expect(
      campaignItems.filter(({ slug }) => slugs.includes(slug.replace(/^campaign-/, ''))),
    ).toEqual([]);
    expect(new Set(campaignItems.map(({ storeId }) => storeId)).size).toBe(campaignItems.length);
  });

  it('m20: promises on a banner what its store keeps, beside a picture of it', () => {
    const promised = city.banners.map(({ title, image, storeId }) => {
      const store = stores.find(({ id }) => id === storeId);
      const discount = city.storeDiscounts.find((one) => one.storeId === storeId);
      return { said: title.en, image, store, discount };
    });
    const discounted = promised.filter(({ said }) => said.includes('20% off, from $15'));
    expect(discounted).toHaveLength(1);
    expect(discounted[0]?.discount).toMatchObject({ discount: 20, minPurchase: 15 });
    const free = promised.filter(({ said }) => said.includes('free delivery'));
    expect(free).toHaveLength(1);
    expect(free[0]?.store?.freeDelivery).toBe(true);
    const fruit = promised.find(({ said }) => said.includes('Fruit'));
    expect([fruit?.image, fruit?.store?.name.en]).toEqual(['strawberry.webp', 'Fruit Street']);
    for (const { said, store } of promised) {
      expect(store, said).toBeDefined();
      if (!said.includes('20%')) expect(said).not.toMatch(/%|off|\$/);
    }
  });

  it('m27: offers no colours, because each thing has a picture of one colour', () => {
    const titles = items.flatMap(({ choices }) => choices.map(({ title }) => title.en));
    expect(new Set(titles)).toEqual(new Set(['Fit', 'Size']));
  });

  it('sells no meat and no fish in the vegetarian restaurant', () => {
    const green = stores.find(({ nonVeg }) => nonVeg === false);
    const menu = items.filter(({ storeId }) => storeId === green?.id);
    expect(menu.every(({ veg }) => veg === true)).toBe(true);
  });
});

describe('a table of goods', () => {
  it('names the entry it cannot read', () => {
    expect(() => productsFrom('fruit red-apple cheap\nApples: Red.\nتفاح: أحمر.')).toThrow('cheap');
    expect(() => productsFrom('fruit red-apple 2 huge\nApples: Red.\nتفاح: أحمر.')).toThrow('huge');
    expect(() => productsFrom('fruit red-apple 2\nApples\nتفاح: أحمر.')).toThrow('Apples');
  });
});

describe('the load city', () => {
  const { stores, items } = buildDemo('load', { today: TODAY });

  it('has 200 stores, the first of them with 10,000 items', () => {
    expect(stores).toHaveLength(200);
    expect(items.filter(({ storeId }) => storeId === stores[0]?.id)).toHaveLength(10_000);
  });

  it('names every store and item of its own, in both languages', () => {
    for (const rows of [stores, items]) {
      expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
      expect(rows.every(({ name }) => name.en !== '' && name.ar !== '')).toBe(true);
    }
    const ofFirst = items.filter(({ storeId }) => storeId === stores[0]?.id);
    expect(new Set(ofFirst.map(({ name }) => name.en)).size).toBe(10_000);
  });
});
