import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { items } from '../../db/schema/items.ts';
import { reviews, wishlists } from '../../db/schema/people.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { readId } from '../../http/tolerant.ts';
import { itemOf, storeOf, storesById, readItemRelations } from './serialise.ts';
import { review, reviewOf } from './reviews.ts';
import { texts } from './texts.ts';
import {
  itemPage,
  itemSearch,
  popular,
  productsAnswer,
  searchedItems,
  shownItems,
  shownStores,
  storeIdOf,
  storesAnswer,
  withChildren,
  wordsIn,
} from './lists.ts';
import { madeOf, type MadeOf } from './names.ts';

const noProduct = () =>
  new Refusal(404, (say) => ({
    errors: { code: 'product-001', message: say(texts.itemUnknown) },
  }));

async function itemRowOf(ctx: Context, idOrSlug: string | number) {
  const own =
    typeof idOrSlug === 'number' || /^\d+$/.test(idOrSlug)
      ? eq(items.id, Number(idOrSlug))
      : eq(items.slug, idOrSlug);
  const [row] = await ctx.db
    .select()
    .from(items)
    .where(
      and(
        own,
        eq(items.active, true),
        ...(ctx.module === null ? [] : [eq(items.moduleId, ctx.module.id)]),
      ),
    );
  if (row === undefined) throw noProduct();
  return row;
}

/** The items that match the search words and all filters of a request. */
const matchingItems = async (
  ctx: Context,
  query: Parameters<typeof searchedItems>[2] &
    MadeOf & { name?: string; store_id?: number; category_id?: number },
) =>
  searchedItems(ctx, query.name ?? '', query, [
    ...(await madeOf(ctx, query)),
    ...(query.store_id === undefined ? [] : [eq(items.storeId, query.store_id)]),
    ...(query.category_id === undefined ? [] : [eq(items.categoryId, query.category_id)]),
  ]);

/** Handlers for item lists, item search, item details and reviews (wire facts 7.3). */
export const itemHandlers = {
  listStoreItems: async (ctx, { query }) => {
    const storeId = await storeIdOf(ctx, query.store_id);
    const asked = query.category_id.split(',').flatMap((text) => readId(text) ?? []);
    const ids = await withChildren(ctx, asked);
    const search = await itemSearch(ctx, query);
    return productsAnswer(
      ctx,
      [
        eq(items.active, true),
        eq(items.storeId, storeId ?? 0),
        ...(query.type === 'veg' ? [eq(items.veg, true)] : []),
        ...(query.type === 'non_veg' ? [eq(items.veg, false)] : []),
        ...(ids.length === 0 ? [] : [inArray(items.categoryId, ids)]),
        ...search.conditions,
      ],
      [asc(items.categoryId)],
      query,
    );
  },
  listNewItems: async (ctx, { query }) =>
    productsAnswer(
      ctx,
      [...shownItems(ctx, query.type), ...(await itemSearch(ctx, query)).conditions],
      [desc(items.createdAt)],
      query,
    ),
  listPopularItems: async (ctx, { query }) => {
    const { total, rows } = await itemPage(ctx, shownItems(ctx, query.type), [popular], query);
    return {
      total_size: total,
      limit: query.limit ?? null,
      offset: query.offset ?? null,
      products: rows,
    };
  },
  listMostReviewedItems: (ctx, { query }) =>
    productsAnswer(ctx, shownItems(ctx, query.type), [desc(items.ratingCount)], {}),
  listDiscountedItems: (ctx, { query }) =>
    searchedItems(ctx, '', { ...query, filter: '["discounted"]' }),
  listRecommendedItems: async (ctx, { query }) => {
    const own = query.store_id === undefined ? [] : [eq(items.storeId, query.store_id)];
    const order = query.filter === 'top_rated' ? [desc(items.avgRating)] : [popular];
    const { rows } = await itemPage(
      ctx,
      [...shownItems(ctx, query.type), eq(items.recommended, true), ...own],
      order,
      query,
    );
    return {
      total_size: rows.length,
      limit: query.limit ?? null,
      offset: query.offset ?? null,
      items: rows,
    };
  },
  listSuggestedItems: async (ctx, { query }) => {
    const { total, rows } = await itemPage(
      ctx,
      [...shownItems(ctx), eq(items.storeId, query.store_id)],
      [popular],
      query,
    );
    return {
      total_size: total,
      limit: query.limit ?? null,
      offset: query.offset ?? null,
      items: rows,
    };
  },
  listBasicItems: (ctx, { query }) =>
    productsAnswer(
      ctx,
      [
        ...shownItems(ctx),
        eq(items.basic, true),
        ...(query.store_id === undefined ? [] : [eq(items.storeId, query.store_id)]),
      ],
      [popular],
      query,
    ),
  listStoreConditionItems: async (ctx, { query }) => {
    const { total, rows } = await itemPage(
      ctx,
      [...shownItems(ctx), eq(items.storeId, query.store_id), gt(items.conditionId, 0)],
      [popular],
      query,
    );
    return { total_size: total, limit: query.limit, offset: query.offset, products: rows };
  },
  listSetMenus: async (ctx) =>
    (
      await itemPage(ctx, [...shownItems(ctx), eq(items.setMenu, true)], [popular], {
        limit: 50,
        offset: 1,
      })
    ).rows,
  searchItems: (ctx, { query }) => matchingItems(ctx, query),
  suggestItems: async (ctx, { query }) => {
    const { rows } = await itemPage(
      ctx,
      [...shownItems(ctx), wordsIn(items.searchText, query.name)],
      [popular],
      { limit: 10, offset: 1 },
    );
    return {
      products: rows.map(({ name, image, image_full_url }) => ({ name, image, image_full_url })),
    };
  },
  suggestItemsAndStores: async (ctx, { query }) => {
    const [found, shops] = await Promise.all([
      itemPage(ctx, [...shownItems(ctx), wordsIn(items.searchText, query.name)], [popular], {
        limit: 6,
        offset: 1,
      }),
      storesAnswer(
        ctx,
        [...shownStores(ctx), wordsIn(stores.searchText, query.name)],
        [desc(stores.orderCount)],
        { limit: 4, offset: 1 },
      ),
    ]);
    return {
      items: found.rows,
      stores: shops.stores.map(({ id, name, logo, logo_full_url }) => ({
        id,
        name,
        logo,
        logo_full_url,
      })),
    };
  },
  listItemsByKind: (ctx, { query }) => matchingItems(ctx, query),
  getItem: async (ctx, { path }) => {
    const row = await itemRowOf(ctx, path.id);
    const around = await readItemRelations(ctx, [row]);
    const [stored, latestReviews, liked] = await Promise.all([
      storesById(ctx, [row.storeId]),
      ctx.db
        .select()
        .from(reviews)
        .where(eq(reviews.itemId, row.id))
        .orderBy(desc(reviews.createdAt))
        .limit(5),
      ctx.db
        .select({ count: sql<number>`count(*)::int` })
        .from(wishlists)
        .where(eq(wishlists.itemId, row.id)),
    ]);
    const store = stored.get(row.storeId);
    return {
      ...itemOf(row, around, ctx),
      whislists_count: liked[0]?.count ?? 0,
      tags: row.tags.map((tag, index) => ({ id: index + 1, tag })),
      reviews: latestReviews.map((review) => reviewOf(review, row.moduleId)),
      ...(store === undefined ? {} : { store_details: storeOf(store, ctx) }),
    };
  },
  listRelatedItems: async (ctx, { path }) => {
    const row = await itemRowOf(ctx, path.id);
    const { rows } = await itemPage(
      ctx,
      [...shownItems(ctx), eq(items.categoryId, row.categoryId), ne(items.id, row.id)],
      [popular],
      { limit: 10, offset: 1 },
    );
    return rows;
  },
  listRelatedStoreItems: async (ctx, { path }) => {
    const row = await itemRowOf(ctx, path.id);
    const { rows } = await itemPage(
      ctx,
      [...shownItems(ctx), eq(items.storeId, row.storeId), ne(items.id, row.id)],
      [popular],
      { limit: 10, offset: 1 },
    );
    return rows;
  },
  listItemReviews: async (ctx, { path, query }) => {
    const limit = query.limit ?? 10;
    const where = eq(reviews.itemId, path.item_id);
    const [count, rows] = await Promise.all([
      ctx.db
        .select({ total: sql<number>`count(*)::int` })
        .from(reviews)
        .where(where),
      ctx.db
        .select()
        .from(reviews)
        .where(where)
        .orderBy(desc(reviews.createdAt))
        .limit(limit)
        .offset(((query.offset ?? 1) - 1) * limit),
    ]);
    return {
      total_size: count[0]?.total ?? 0,
      limit: query.limit ?? null,
      offset: query.offset ?? null,
      reviews: rows.map((row) => reviewOf(row, ctx.module?.id ?? 0)),
    };
  },
  getItemRating: async (ctx, { path }) => (await itemRowOf(ctx, path.item_id)).avgRating,
  reviewItem: (ctx, { body }) => review(ctx, body),
} satisfies Partial<Handlers>;
