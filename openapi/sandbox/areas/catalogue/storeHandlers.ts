import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { categories, items } from '../../db/schema/items.ts';
import { coupons } from '../../db/schema/offers.ts';
import { reviews } from '../../db/schema/people.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { categoryOf, couponOf, schedulesOf, storeOf, storesById } from './serialise.ts';
import { reviewOf } from './reviews.ts';
import {
  itemPage,
  openFirst,
  popular,
  searchedItems,
  shownStores,
  storeIdOf,
  storeSearch,
  storesAnswer,
  wordsIn,
  type Diet,
  type Paging,
  type SearchFilters,
} from './lists.ts';

const searchedStores = async (
  ctx: Context,
  filters: SearchFilters & {
    name?: string;
    limit?: number;
    offset?: number;
    type?: 'all' | 'veg' | 'non_veg';
  },
) => {
  const { conditions, order } = await storeSearch(ctx, filters);
  const words = filters.name === undefined ? [] : [wordsIn(stores.searchText, filters.name)];
  return storesAnswer(
    ctx,
    [...shownStores(ctx, filters.type), ...conditions, ...words],
    order,
    filters,
  );
};

/** A page of stores: open stores first, and both groups sorted by `order`. */
const openStoresFirst = async (
  ctx: Context,
  order: SQL,
  query: Paging & { type?: Diet },
  conditions: SQL[] = [],
) =>
  storesAnswer(
    ctx,
    [...shownStores(ctx, query.type), ...conditions],
    [...(await openFirst(ctx)), order],
    query,
  );

/**
 * The top-level categories of a store's items. Each has the number of the store's items in it, and
 * a list of its sub-categories with such items (wire facts 18.37).
 */
async function shelfOf(ctx: Context, storeId: number) {
  const sold = await ctx.db
    .select({ category: getTableColumns(categories), count: sql<number>`count(*)::int` })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(eq(items.storeId, storeId), eq(items.active, true)))
    .groupBy(categories.id)
    .orderBy(asc(categories.id));
  const counts = new Map(sold.map(({ category, count }) => [category.id, count]));
  const topIds = new Set(sold.map(({ category }) => category.parentId || category.id));
  const tops =
    topIds.size === 0
      ? []
      : await ctx.db
          .select()
          .from(categories)
          .where(inArray(categories.id, [...topIds]))
          .orderBy(asc(categories.id));
  return tops.map((top) => {
    const children = sold.filter(({ category }) => category.parentId === top.id);
    const inChildren = children.reduce((sum, { count }) => sum + count, 0);
    return {
      ...categoryOf(top, ctx, counts),
      products_count: (counts.get(top.id) ?? 0) + inChildren,
      childes_count: children.length,
      childes: children.map(({ category }) => categoryOf(category, ctx, counts)),
    };
  });
}

/**
 * The values of `data_type` for which the combined search returns items; other values give no items
 * (wire facts 7.5).
 */
const itemLists = ['searched', 'discounted', 'new', 'brand', 'category'];

/** Handlers for stores, and for the combined search over stores and items (wire facts 7.4, 7.5). */
export const storeHandlers = {
  listStores: (ctx, { path, query }) => {
    const orders = {
      all: desc(stores.orderCount),
      newly_joined: desc(stores.createdAt),
      popular: desc(stores.orderCount),
      top_rated: desc(stores.avgRating),
    };
    return openStoresFirst(ctx, orders[query.store_type ?? 'all'], query, [
      ...(path.filter_data === 'delivery' ? [eq(stores.delivery, true)] : []),
      ...(path.filter_data === 'take_away' ? [eq(stores.takeAway, true)] : []),
      ...(Number(query.featured) === 1 ? [eq(stores.featured, true)] : []),
    ]);
  },
  listLatestStores: (ctx, { query }) => openStoresFirst(ctx, desc(stores.createdAt), query),
  listPopularStores: (ctx, { query }) => openStoresFirst(ctx, desc(stores.orderCount), query),
  listTopRatedStores: (ctx, { query }) => openStoresFirst(ctx, desc(stores.avgRating), query),
  listQuickStores: (ctx, { query }) => openStoresFirst(ctx, asc(stores.deliveryMinutesMin), query),
  // The shop has approved every store: `shownStores` contains no others.
  listVerifiedStores: (ctx, { query }) => openStoresFirst(ctx, desc(stores.orderCount), query),
  listRecommendedStores: (ctx, { query }) =>
    openStoresFirst(ctx, desc(stores.orderCount), query, [eq(stores.recommended, true)]),
  listDiscountedStores: (ctx, { query }) =>
    searchedStores(ctx, { ...query, filter: '["discounted"]' }),
  listNearbyOffers: async (ctx, { query }) => {
    const { conditions } = await storeSearch(ctx, { filter: '["discounted"]' });
    const byName = query.sort_by === 'desc' ? desc : asc;
    return storesAnswer(
      ctx,
      [
        ...shownStores(ctx, query.type),
        ...conditions,
        ...(Number(query.halal) === 1 ? [eq(stores.halal, true)] : []),
        ...(query.name === undefined ? [] : [wordsIn(stores.searchText, query.name)]),
      ],
      query.sort_by === undefined
        ? (await storeSearch(ctx, { filter: '["nearby"]' })).order
        : [byName(sql`coalesce(${stores.name}->>${ctx.language}, ${stores.name}->>'en')`)],
      query,
    );
  },
  searchStores: (ctx, { query }) =>
    storesAnswer(
      ctx,
      [...shownStores(ctx, query.type), wordsIn(stores.searchText, query.name)],
      [desc(stores.orderCount)],
      query,
    ),
  listStoresByKind: (ctx, { query }) => searchedStores(ctx, query),
  getStore: async (ctx, { path }) => {
    const id = await storeIdOf(ctx, path.id);
    const found = id === null ? undefined : (await storesById(ctx, [id])).get(id);
    if (found === undefined || !found.store.status) return {};
    const [shelf, prices, offered] = await Promise.all([
      shelfOf(ctx, found.store.id),
      ctx.db
        .select({
          min_price: sql<number | null>`min(${items.price})::float8`,
          max_price: sql<number | null>`max(${items.price})::float8`,
        })
        .from(items)
        .where(eq(items.storeId, found.store.id)),
      ctx.db
        .select()
        .from(coupons)
        .where(and(eq(coupons.storeId, found.store.id), eq(coupons.active, true))),
    ]);
    return {
      ...storeOf(found, ctx),
      category_ids: shelf.map(({ id }) => id),
      category_details: shelf,
      price_range: prices,
      schedules: schedulesOf(found.hours),
      active_coupons: offered.map((row) => couponOf(row, ctx)),
      reviews_comments_count: found.store.ratingCount,
    };
  },
  listPopularStoreItems: async (ctx, { path }) => {
    const id = await storeIdOf(ctx, path.id);
    const { rows } = await itemPage(
      ctx,
      [eq(items.active, true), eq(items.storeId, id ?? 0)],
      [popular],
      { limit: 10, offset: 1 },
    );
    return rows;
  },
  listStoreReviews: async (ctx, { query }) => {
    const rows = await ctx.db
      .select({ review: reviews, item: items })
      .from(reviews)
      .leftJoin(items, eq(items.id, reviews.itemId))
      .where(eq(reviews.storeId, query.store_id))
      .orderBy(desc(reviews.createdAt))
      .limit(50);
    return rows.map(({ review, item }) => ({
      ...reviewOf(review, ctx.module?.id ?? 0),
      item_name: item === null ? null : ctx.text(item.name),
      item_image_full_url: item === null ? null : ctx.media(item.image),
    }));
  },
  search: (ctx, { query }) => {
    if (query.list_type === 'store') return searchedStores(ctx, query);
    const isKnown = query.data_type === undefined || itemLists.includes(query.data_type);
    return searchedItems(ctx, query.name ?? '', query, isKnown ? [] : [sql`false`]);
  },
} satisfies Partial<Handlers>;
