import { and, desc, eq, inArray } from 'drizzle-orm';
import { items } from '../../db/schema/items.ts';
import { wishlists } from '../../db/schema/people.ts';
import { stores } from '../../db/schema/stores.ts';
import { customerOf, oneAtATime, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import { itemsOf, storeOf, storesById } from '../catalogue/serialise.ts';
import { texts } from './texts.ts';

interface Named {
  item_id?: number | undefined;
  store_id?: number | undefined;
}

/**
 * The item or the store that a request names; the request must name exactly one of them.
 * @throws Refusal 403 `data`
 */
function thingOf({ item_id: itemId, store_id: storeId }: Named) {
  if (itemId !== undefined && storeId === undefined) return { itemId, storeId: null };
  if (storeId !== undefined && itemId === undefined) return { itemId: null, storeId };
  return refuse(403, 'data', texts.oneThing);
}

type Thing = ReturnType<typeof thingOf>;

const rowOf = (ctx: Context, { itemId, storeId }: Thing) =>
  and(
    eq(wishlists.customerId, customerOf(ctx).id),
    itemId === null ? eq(wishlists.storeId, storeId ?? 0) : eq(wishlists.itemId, itemId),
  );

async function exists(ctx: Context, { itemId, storeId }: Thing): Promise<boolean> {
  const found =
    itemId === null
      ? await ctx.db
          .select({ id: stores.id })
          .from(stores)
          .where(eq(stores.id, storeId ?? 0))
      : await ctx.db.select({ id: items.id }).from(items).where(eq(items.id, itemId));
  return found.length > 0;
}

/** Handlers for a customer's favourite items and stores (wire facts 8). */
export const handlers = {
  getWishlist: async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(wishlists)
      .where(eq(wishlists.customerId, customerOf(ctx).id))
      .orderBy(desc(wishlists.id));
    const itemIds = rows.flatMap(({ itemId }) => itemId ?? []);
    const storeIds = rows.flatMap(({ storeId }) => storeId ?? []);
    const inModule = ctx.module === null ? [] : [eq(items.moduleId, ctx.module.id)];
    const liked =
      itemIds.length === 0
        ? []
        : await ctx.db
            .select()
            .from(items)
            .where(and(inArray(items.id, itemIds), eq(items.active, true), ...inModule));
    const byId = await storesById(ctx, storeIds);
    const order = new Map(itemIds.map((id, at) => [id, at]));
    liked.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
    return {
      item: await itemsOf(ctx, liked),
      store: storeIds.flatMap((id) => {
        const found = byId.get(id);
        const shown = ctx.module === null || found?.store.moduleId === ctx.module.id;
        return found === undefined || !shown ? [] : [storeOf(found, ctx)];
      }),
    };
  },
  addToWishlist: (outer, { query }) =>
    oneAtATime(outer, async (ctx) => {
      const thing = thingOf(query);
      if (!(await exists(ctx, thing))) {
        return refuseWith(404, (say) => ({ message: say(texts.notThere) }));
      }
      const added = await ctx.db
        .insert(wishlists)
        .values({ customerId: customerOf(ctx).id, ...thing, createdAt: ctx.now })
        .onConflictDoNothing()
        .returning({ id: wishlists.id });
      if (added.length === 0) {
        return refuseWith(409, (say) => ({ message: say(texts.alreadyThere) }));
      }
      return { message: ctx.say(texts.added) };
    }),
  removeFromWishlist: async (ctx, { query }) => {
    const removed = await ctx.db
      .delete(wishlists)
      .where(rowOf(ctx, thingOf(query)))
      .returning({ id: wishlists.id });
    if (removed.length === 0) {
      return refuseWith(404, (say) => ({ message: say(texts.notThere) }));
    }
    return { message: ctx.say(texts.removed) };
  },
} satisfies Partial<Handlers>;
