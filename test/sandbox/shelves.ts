import { eq, lt, sql } from 'drizzle-orm';
import type { Item, ItemChoice } from '../../machines/rules/domain.ts';
import { campaignItems, items } from '../../openapi/sandbox/db/schema/items.ts';
import { flashSaleItems } from '../../openapi/sandbox/db/schema/offers.ts';
import { modules } from '../../openapi/sandbox/db/schema/place.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import type { StoreRow } from './shop.ts';
import type { TestServer } from './support.ts';

/** The stores with items, except those that their owners have closed. */
export async function shopsOf(server: TestServer): Promise<StoreRow[]> {
  const rows = await server.db
    .select({ store: stores, type: modules.type })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .orderBy(stores.id);
  return rows.flatMap(({ store, type }) => (store.active && type !== 'rental' ? [store] : []));
}

/** Sets every stock to 100,000, so that the many orders of price tests sell nothing out. */
export async function fillShelves(server: TestServer): Promise<void> {
  await server.db
    .update(flashSaleItems)
    .set({ stock: 100_000 })
    .where(lt(flashSaleItems.sold, flashSaleItems.stock));
  await server.db.update(campaignItems).set({ stock: 100_000 });
  await server.db.update(items).set({
    stock: 100_000,
    variations: sql`(
      select coalesce(jsonb_agg(one || '{"stock": 100000}' order by place), '[]')
      from jsonb_array_elements(${items.variations}) with ordinality as each (one, place)
    )`,
  });
}

/** What a store sells now, as a browser reads it. */
export async function shelfOf(server: TestServer, shop: StoreRow): Promise<Item[]> {
  const reply = await server.call({
    url: '/api/v1/items/latest',
    query: { store_id: shop.id, category_id: 0, limit: 50, offset: 1, type: 'all' },
    moduleId: shop.moduleId,
    zoneIds: [shop.zoneId],
  });
  return asList(asObject(reply.body)['products'])
    .map((row) => readItem(row))
    .filter((item) => item.availableFrom === null && !item.prescriptionRequired);
}

/** A valid choice of options for an item; the numbers in `picks` decide which. */
export function choiceFor(item: Item, picks: number[]): ItemChoice {
  const [a = 0, b = 0, c = 0, d = 0] = picks;
  const food = item.foodVariations.flatMap((group, index) => {
    const { name, options, type, required } = group;
    const least = Math.max(required ? 1 : 0, type === 'multi' ? group.min : 0);
    const most = type === 'single' ? 1 : group.max || options.length;
    const skip = !required && (picks[index] ?? 0) % 3 === 0;
    const count = skip ? 0 : Math.max(least, Math.min(most, 1 + ((picks[index] ?? 0) % 3)));
    const from = (picks[index + 1] ?? 0) % options.length;
    const labels = [...options.slice(from), ...options.slice(0, from)].slice(0, count);
    return count === 0 ? [] : [{ name, labels: labels.map(({ label }) => label) }];
  });
  const variation = item.stockVariations[a % Math.max(1, item.stockVariations.length)];
  return {
    food,
    variationType: variation?.type ?? null,
    addOns: item.addOns
      .slice(0, b % 3)
      .map(({ id }, index) => ({ id, quantity: 1 + ((c + index) % 2) })),
    quantity: 1 + (d % 3),
  };
}
