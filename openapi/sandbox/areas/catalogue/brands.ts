import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { brands, conditions, items } from '../../db/schema/items.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { itemPage, popular, shownItems, shownStores } from './lists.ts';

/**
 * SQL conditions for active items of visible stores. Only such items are counted for a brand or a
 * medical condition.
 */
const itemsHere = (ctx: Context): SQL[] => [
  inArray(
    items.storeId,
    ctx.db
      .select({ id: stores.id })
      .from(stores)
      .where(and(...shownStores(ctx))),
  ),
  eq(items.active, true),
];

/**
 * Handlers for brands, and for the medical conditions by which pharmacy items are listed (wire
 * facts 7.6).
 */
export const brandHandlers = {
  listBrands: async (ctx) => {
    const rows = await ctx.db
      .select({ brand: brands, count: sql<number>`count(${items.id})::int` })
      .from(brands)
      .leftJoin(items, and(eq(items.brandId, brands.id), ...itemsHere(ctx)))
      .where(eq(brands.active, true))
      .groupBy(brands.id)
      .orderBy(asc(brands.id));
    return rows.map(({ brand, count }) => ({
      id: brand.id,
      name: ctx.text(brand.name),
      slug: brand.slug,
      image: brand.image,
      image_full_url: ctx.media(brand.image),
      status: 1,
      items_count: count,
    }));
  },
  listBrandItems: async (ctx, { path, query }) => {
    const own = /^\d+$/.test(path.id)
      ? eq(items.brandId, Number(path.id))
      : inArray(
          items.brandId,
          ctx.db.select({ id: brands.id }).from(brands).where(eq(brands.slug, path.id)),
        );
    const { total, rows } = await itemPage(ctx, [...shownItems(ctx), own], [popular], query);
    return { total_size: total, limit: query.limit, offset: query.offset, products: rows };
  },
  listConditions: async (ctx) => {
    const rows = await ctx.db
      .select({ condition: conditions, count: sql<number>`count(${items.id})::int` })
      .from(conditions)
      .leftJoin(items, and(eq(items.conditionId, conditions.id), ...itemsHere(ctx)))
      .groupBy(conditions.id)
      .orderBy(asc(conditions.id));
    return rows.map(({ condition, count }) => ({
      id: condition.id,
      name: ctx.text(condition.name),
      slug: condition.slug,
      status: 1,
      items_count: count,
    }));
  },
  listConditionNames: async (ctx) =>
    (await ctx.db.select().from(conditions).orderBy(asc(conditions.id))).map((row) => ({
      id: row.id,
      name: ctx.text(row.name),
    })),
  listConditionItems: async (ctx, { path, query }) => {
    const own = /^\d+$/.test(path.id)
      ? eq(items.conditionId, Number(path.id))
      : inArray(
          items.conditionId,
          ctx.db.select({ id: conditions.id }).from(conditions).where(eq(conditions.slug, path.id)),
        );
    const { total, rows } = await itemPage(ctx, [...shownItems(ctx), own], [popular], query);
    return { total_size: total, limit: query.limit, offset: query.offset, products: rows };
  },
} satisfies Partial<Handlers>;
