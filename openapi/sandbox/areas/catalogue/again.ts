import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { items } from '../../db/schema/items.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { stores } from '../../db/schema/stores.ts';
import { customerOf, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { shownItems, shownStores } from './lists.ts';
import { itemsOf, storeOf, storesById } from './serialise.ts';

const MAX_STORES = 20;
const MAX_ITEMS = 5;

const orderedBefore = (ctx: Context) => [
  eq(orders.ownerId, customerOf(ctx).id),
  eq(orders.isGuest, false),
  sql`${orders.status} <> 'canceled'`,
];

/**
 * The items that the customer ordered before in the module and zones of the request, most recent
 * first.
 */
async function boughtItems(ctx: Context) {
  const bought = await ctx.db
    .select({ id: orderLines.itemId, last: sql<number>`max(${orders.id})` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(and(...orderedBefore(ctx), eq(orderLines.model, 'Item'), ...shownItems(ctx)))
    .groupBy(orderLines.itemId)
    .orderBy(desc(sql`max(${orders.id})`))
    .limit(MAX_STORES * MAX_ITEMS);
  const ids = bought.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await ctx.db.select().from(items).where(inArray(items.id, ids));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Handlers that suggest stores and items the customer has ordered before (wire facts 4). */
export const againHandlers = {
  listVisitAgainStores: async (ctx) => {
    const visited = await ctx.db
      .select({ id: orders.storeId, last: sql<number>`max(${orders.id})` })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(and(...orderedBefore(ctx), ...shownStores(ctx)))
      .groupBy(orders.storeId)
      .orderBy(desc(sql`max(${orders.id})`))
      .limit(MAX_STORES);
    const ids = visited.flatMap(({ id }) => (id === null ? [] : [id]));
    const [byId, bought] = await Promise.all([storesById(ctx, ids), boughtItems(ctx)]);
    return Promise.all(
      ids.flatMap((id) => {
        const store = byId.get(id);
        const own = bought.filter(({ storeId }) => storeId === id).slice(0, MAX_ITEMS);
        return store === undefined
          ? []
          : [itemsOf(ctx, own).then((shown) => ({ ...storeOf(store, ctx), items: shown }))];
      }),
    );
  },
  listCustomerSuggestedItems: async (ctx) =>
    itemsOf(ctx, (await boughtItems(ctx)).slice(0, MAX_ITEMS)),
} satisfies Partial<Handlers>;
