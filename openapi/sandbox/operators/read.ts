import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { items } from '../db/schema/items.ts';
import { coupons } from '../db/schema/offers.ts';
import { orders } from '../db/schema/orders.ts';
import { zones } from '../db/schema/place.ts';
import { storeHours, stores } from '../db/schema/stores.ts';
import { storedConfig, switchesOf } from './changes.ts';

/** The maximum number of rows in the lists of items, stores and orders. */
const SHOWN = 10;

/** The data of the operators' page: settings and lists; items and stores are searched by name. */
export async function readShop(db: Database, words: string) {
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const foundItems = await db
    .select()
    .from(items)
    .where(sql`${items.name}::text ilike ${like}`)
    .orderBy(asc(items.id))
    .limit(SHOWN);
  const foundStores = await db
    .select({
      store: stores,
      opens: sql<string>`min(${storeHours.opens})::text`,
      closes: sql<string>`max(${storeHours.closes})::text`,
    })
    .from(stores)
    .leftJoin(storeHours, eq(storeHours.storeId, stores.id))
    .where(sql`${stores.name}::text ilike ${like}`)
    .groupBy(stores.id)
    .orderBy(asc(stores.id))
    .limit(SHOWN);
  return {
    words,
    switches: switchesOf(await storedConfig(db)),
    items: foundItems,
    stores: foundStores,
    coupons: await db.select().from(coupons).orderBy(asc(coupons.id)),
    zones: await db.select().from(zones).orderBy(asc(zones.id)),
    orders: await db.select().from(orders).orderBy(desc(orders.id)).limit(SHOWN),
  };
}

export type ShopRead = Awaited<ReturnType<typeof readShop>>;
