import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { categories, items } from '../../db/schema/items.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { categoryOf } from './serialise.ts';
import { texts } from './texts.ts';
import {
  categoryIdsOf,
  itemPage,
  itemSearch,
  popular,
  productsAnswer,
  searchedItems,
  shownItems,
  shownStores,
  storesAnswer,
  withChildren,
} from './lists.ts';

async function categoryList(ctx: Context, where: SQL[]) {
  const [rows, counts] = await Promise.all([
    ctx.db
      .select()
      .from(categories)
      .where(
        and(
          eq(categories.active, true),
          ...(ctx.module === null ? [] : [eq(categories.moduleId, ctx.module.id)]),
          ...where,
        ),
      )
      .orderBy(desc(categories.priority), asc(categories.id)),
    ctx.db
      .select({ id: items.categoryId, count: sql<number>`count(*)::int` })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(and(...shownItems(ctx)))
      .groupBy(items.categoryId),
  ]);
  return { rows, counts: new Map(counts.map(({ id, count }) => [id, count])) };
}

async function topCategories(ctx: Context, where: SQL[]) {
  const [top, all] = await Promise.all([
    categoryList(ctx, [eq(categories.parentId, 0), ...where]),
    categoryList(ctx, [gt(categories.parentId, 0)]),
  ]);
  return top.rows.map((row) => {
    const children = all.rows
      .filter((child) => child.parentId === row.id)
      .map((child) => categoryOf(child, ctx, all.counts));
    const own = categoryOf(row, ctx, all.counts);
    return {
      ...own,
      products_count: children.reduce(
        (sum, { products_count }) => sum + products_count,
        own.products_count,
      ),
      childes_count: children.length,
      childes: children,
    };
  });
}

/** Handlers for categories and for the items and stores in them (wire facts 7.1). */
export const categoryHandlers = {
  listCategories: (ctx, { query }) =>
    topCategories(ctx, Number(query.featured) === 1 ? [eq(categories.featured, true)] : []),
  listSubCategories: async (ctx, { path }) => {
    const [parent] = await ctx.db
      .select()
      .from(categories)
      .where(
        /^\d+$/.test(path.category_id)
          ? eq(categories.id, Number(path.category_id))
          : eq(categories.slug, path.category_id),
      );
    if (parent === undefined) return [];
    const { rows, counts } = await categoryList(ctx, [eq(categories.parentId, parent.id)]);
    return rows.map((row) => categoryOf(row, ctx, counts));
  },
  listPopularCategories: (ctx) => topCategories(ctx, []),
  listItemsOfCategory: async (ctx, { path, query }) => {
    const ids = await categoryIdsOf(ctx, path.category_id);
    if (ids.length === 0) refuse(404, 'category', texts.categoryUnknown);
    const { total, rows } = await itemPage(
      ctx,
      [...shownItems(ctx, query.type), inArray(items.categoryId, ids)],
      [popular],
      query,
    );
    return { total_size: total, limit: query.limit, offset: query.offset, products: rows };
  },
  listAllItemsOfCategory: async (ctx, { path }) => {
    const ids = await categoryIdsOf(ctx, path.category_id);
    if (ids.length === 0) return [];
    const { rows } = await itemPage(
      ctx,
      [...shownItems(ctx), inArray(items.categoryId, ids)],
      [popular],
      { limit: 200, offset: 1 },
    );
    return rows;
  },
  listItemsOfCategories: (ctx, { query }) => searchedItems(ctx, '', query),
  listStoresOfCategory: async (ctx, { path, query }) => {
    const ids = await categoryIdsOf(ctx, path.category_id);
    if (ids.length === 0) refuse(404, 'category', texts.categoryUnknown);
    return storesAnswer(
      ctx,
      [
        ...shownStores(ctx, query.type),
        inArray(
          stores.id,
          ctx.db.select({ id: items.storeId }).from(items).where(inArray(items.categoryId, ids)),
        ),
      ],
      [desc(stores.orderCount)],
      query,
    );
  },
  listStoresOfCategories: async (ctx, { query }) => {
    const search = await itemSearch(ctx, query);
    return storesAnswer(
      ctx,
      [
        ...shownStores(ctx, query.type),
        inArray(
          stores.id,
          ctx.db
            .select({ id: items.storeId })
            .from(items)
            .where(and(...search.conditions)),
        ),
      ],
      [desc(stores.orderCount)],
      query,
    );
  },
  listFeaturedCategoryItems: async (ctx, { query }) => {
    const { rows } = await categoryList(ctx, [eq(categories.featured, true)]);
    const ids = await withChildren(
      ctx,
      rows.map((row) => row.id),
    );
    const featured = ids.length === 0 ? sql`false` : inArray(items.categoryId, ids);
    return productsAnswer(ctx, [...shownItems(ctx), featured], [popular], query);
  },
} satisfies Partial<Handlers>;
