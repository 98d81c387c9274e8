import { and, asc, desc, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { isOpenBySchedule } from '../../../../machines/rules/availability.ts';
import { categories, items } from '../../db/schema/items.ts';
import { coupons } from '../../db/schema/offers.ts';
import type { Point } from '../../db/schema/place.ts';
import { storeDiscounts, storeHours, stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import { readIds, readWords } from '../../http/tolerant.ts';
import { englishNamesOf } from '../../languages/index.ts';
import { itemPrices } from './itemPrices.ts';
import { clockOf, itemsOf, openingHours, runs, storeOf, storesById } from './serialise.ts';

/**
 * The page of a list that a request asks for. `limit` is the maximum number of rows per page.
 * `offset`, in spite of its name, is the page number: 1 is the first page.
 */
export interface Paging {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The paging fields of a list answer; limit and offset are repeated as the request sent them. */
export const echoed = (paging: Paging, total: number) => ({
  total_size: total,
  limit: paging.limit ?? null,
  offset: paging.offset ?? null,
});

/**
 * The SQL `limit` of a page, and the number of rows to skip before it. Page numbers start at 1; a
 * page has at most 200 rows.
 */
export const windowOf = ({ limit = 10, offset = 1 }: Paging) => ({
  limit: Math.min(limit, 200),
  skip: (Math.max(offset, 1) - 1) * Math.min(limit, 200),
});

export type Diet = 'all' | 'veg' | 'non_veg' | undefined;

/**
 * SQL conditions for the items that the sender of a request can see: active ones in the requested
 * module, of approved stores in the requested zones. The query must join the table `stores`. `diet`
 * can leave out all items that are not vegetarian, or all that are.
 */
export function shownItems(ctx: Context, diet?: Diet): SQL[] {
  return [
    eq(items.active, true),
    eq(stores.status, true),
    ...(ctx.module === null ? [] : [eq(items.moduleId, ctx.module.id)]),
    ...(ctx.zoneIds.length === 0 ? [] : [inArray(stores.zoneId, [...ctx.zoneIds])]),
    ...(diet === 'veg' ? [eq(items.veg, true)] : []),
    ...(diet === 'non_veg' ? [eq(items.veg, false)] : []),
  ];
}

/**
 * SQL conditions for the stores that the sender of a request can see: approved stores in the
 * requested module and zones. `diet` can leave out stores without vegetarian items, or without
 * other items.
 */
export function shownStores(ctx: Context, diet?: Diet): SQL[] {
  return [
    eq(stores.status, true),
    ...(ctx.module === null ? [] : [eq(stores.moduleId, ctx.module.id)]),
    ...(ctx.zoneIds.length === 0 ? [] : [inArray(stores.zoneId, [...ctx.zoneIds])]),
    ...(diet === 'veg' ? [eq(stores.veg, true)] : []),
    ...(diet === 'non_veg' ? [eq(stores.nonVeg, true)] : []),
  ];
}

/** One page of items, and the total number of items that match. */
export async function itemPage(
  ctx: Context,
  conditions: SQL[],
  order: SQL[],
  paging: Paging,
): Promise<{ total: number; rows: Awaited<ReturnType<typeof itemsOf>> }> {
  const { limit, skip } = windowOf(paging);
  const where = and(...conditions);
  const [count, rows] = await Promise.all([
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(where),
    ctx.db
      .select({ item: items })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(where)
      .orderBy(...order, asc(items.id))
      .limit(limit)
      .offset(skip),
  ]);
  return {
    total: count[0]?.total ?? 0,
    rows: await itemsOf(
      ctx,
      rows.map((row) => row.item),
    ),
  };
}

/** The answer of the calls that list items, with the rows in `products`. */
export async function productsAnswer(
  ctx: Context,
  conditions: SQL[],
  order: SQL[],
  paging: Paging,
) {
  const { total, rows } = await itemPage(ctx, conditions, order, paging);
  return { ...echoed(paging, total), products: rows, categories: [] };
}

/** The answer of the calls that list stores, with the rows in `stores`. */
export async function storesAnswer(ctx: Context, conditions: SQL[], order: SQL[], paging: Paging) {
  const { limit, skip } = windowOf({ ...paging, limit: paging.limit ?? 50 });
  const where = and(...conditions);
  const [count, rows] = await Promise.all([
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(stores)
      .where(where),
    ctx.db
      .select({ id: stores.id })
      .from(stores)
      .where(where)
      .orderBy(...order, asc(stores.id))
      .limit(limit)
      .offset(skip),
  ]);
  const ids = rows.map((row) => row.id);
  const [byId, sold] = await Promise.all([storesById(ctx, ids), soldCategories(ctx, ids)]);
  return {
    ...echoed(paging, count[0]?.total ?? 0),
    stores: ids.flatMap((id) => {
      const found = byId.get(id);
      return found === undefined
        ? []
        : [{ ...storeOf(found, ctx), category_ids: sold.get(id) ?? [] }];
    }),
  };
}

/**
 * For each store, the ids of the categories of its items. The categories with most items come
 * first, each followed by its parent (wire facts 18.37).
 */
async function soldCategories(
  ctx: Context,
  storeIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = new Map<number, Set<number>>();
  if (storeIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ storeId: items.storeId, id: categories.id, parentId: categories.parentId })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(inArray(items.storeId, [...storeIds]), eq(items.active, true)))
    .groupBy(items.storeId, categories.id, categories.parentId)
    .orderBy(desc(sql`count(*)`), asc(categories.id));
  for (const { storeId, id, parentId } of rows) {
    const ids = found.get(storeId) ?? new Set();
    found.set(storeId, ids.add(id));
    if (parentId !== 0) ids.add(parentId);
  }
  return new Map([...found].map(([storeId, ids]) => [storeId, [...ids]]));
}

/**
 * The id of a category, given by id or slug, with the ids of its sub-categories; empty when there is
 * no such category.
 */
export async function categoryIdsOf(ctx: Context, idOrSlug: string): Promise<number[]> {
  const own = /^\d+$/.test(idOrSlug)
    ? eq(categories.id, Number(idOrSlug))
    : eq(categories.slug, idOrSlug);
  const [found] = await ctx.db.select().from(categories).where(own);
  return found === undefined ? [] : withChildren(ctx, [found.id]);
}

/**
 * The given category ids, with those of their sub-categories: a category's list also contains the
 * items of its sub-categories.
 */
export async function withChildren(ctx: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(or(inArray(categories.id, [...ids]), inArray(categories.parentId, [...ids])));
  return rows.map(({ id }) => id);
}

const asPattern = (words: string): string =>
  words
    .toLowerCase()
    .trim()
    .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
    .replaceAll(/\s+/g, '%');

/**
 * SQL condition for a search: the column contains the words in this order, with any text between
 * them. The column has names in English and Arabic only. For words in another language, the English
 * names of items with a matching translated name are found first; a column that begins with such a
 * name matches too.
 */
export function wordsIn(
  column: SQL | typeof items.searchText | typeof stores.searchText,
  words: string,
): SQL {
  const patterns = [
    `%${asPattern(words)}%`,
    ...englishNamesOf(words).map((name) => `${asPattern(name)}%`),
  ];
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${column} like ${pattern}`),
    sql` or `,
  )})`;
}

export interface SearchFilters {
  category_ids?: string | undefined;
  brand_ids?: string | undefined;
  /**
   * The list that a client shows, such as `new` or `discounted`. It has the same effect as a word
   * in `filter`, which is a list of such words. Unknown words have no effect.
   */
  data_type?: string | undefined;
  filter?: string | undefined;
  rating_count?: number | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
}

/**
 * SQL conditions and order for an item search (wire facts 7.3). The lowest and highest price in the
 * filters are compared with the items' prices after discounts.
 */
export async function itemSearch(
  ctx: Context,
  filters: SearchFilters,
): Promise<{ conditions: SQL[]; order: SQL[] }> {
  const wanted = [...readWords(filters.filter), filters.data_type ?? ''];
  const brandIds = readIds(filters.brand_ids ?? null);
  const categoryIds = await withChildren(ctx, readIds(filters.category_ids ?? null));
  const { min_price: least, max_price: most } = filters;
  const byPrice =
    least !== undefined ||
    most !== undefined ||
    ['high', 'low', 'discounted'].some((name) => wanted.includes(name));
  const { full, charged } = byPrice
    ? await itemPrices(ctx)
    : { full: items.price, charged: items.price };
  return {
    conditions: [
      ...(categoryIds.length > 0 ? [inArray(items.categoryId, categoryIds)] : []),
      ...(brandIds.length > 0 ? [inArray(items.brandId, brandIds)] : []),
      ...(filters.rating_count === undefined ? [] : [gte(items.avgRating, filters.rating_count)]),
      ...(least === undefined ? [] : [sql`${charged} >= ${least}::numeric`]),
      ...(most === undefined ? [] : [sql`${charged} <= ${most}::numeric`]),
      ...(wanted.includes('discounted') ? [sql`${charged} < ${full}`] : []),
      ...(wanted.includes('top_rated') ? [gte(items.avgRating, 4)] : []),
    ],
    order: [
      ...(wanted.includes('high') ? [desc(charged)] : []),
      ...(wanted.includes('low') ? [asc(charged)] : []),
      ...(wanted.includes('top_rated') ? [desc(items.avgRating)] : []),
      ...(wanted.includes('new') ? [desc(items.createdAt)] : []),
      desc(items.orderCount),
    ],
  };
}

/**
 * Ids of the visible stores that are open now: by their opening hours, and not closed by their
 * owner.
 */
async function openStores(ctx: Context): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: stores.id, hours: storeHours })
    .from(stores)
    .innerJoin(storeHours, eq(storeHours.storeId, stores.id))
    .where(and(eq(stores.active, true), ...shownStores(ctx)));
  const byStore = new Map<number, (typeof rows)[number]['hours'][]>();
  for (const { id, hours } of rows) byStore.set(id, [...(byStore.get(id) ?? []), hours]);
  return [...byStore].flatMap(([id, hours]) =>
    isOpenBySchedule(openingHours(hours), clockOf(ctx)) ? [id] : [],
  );
}

/** SQL order that puts open stores first; empty when no store is open. */
export async function openFirst(ctx: Context): Promise<SQL[]> {
  const open = await openStores(ctx);
  return open.length === 0 ? [] : [desc(inArray(stores.id, open))];
}

async function discountedStores(ctx: Context): Promise<number[]> {
  const rows = await ctx.db.select().from(storeDiscounts);
  return rows.filter((row) => runs(row, ctx)).map(({ storeId }) => storeId);
}

async function couponStores(ctx: Context): Promise<number[]> {
  const today = clockOf(ctx).slice(0, 10);
  const rows = await ctx.db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.active, true),
        eq(coupons.type, 'store_wise'),
        lte(coupons.startDate, today),
        gte(coupons.expireDate, today),
      ),
    );
  return rows.flatMap(({ storeIds }) => storeIds);
}

/**
 * Orders stores by straight-line distance; `cos` corrects for degrees of longitude, which are
 * shorter far from the equator.
 */
const nearest = ({ lat, lng }: Point): SQL =>
  sql`(${stores.lat} - ${lat}) ^ 2 + ((${stores.lng} - ${lng}) * cos(radians(${lat}))) ^ 2`;

/** SQL conditions and order for store lists, from the filters of the request (wire facts 7.4). */
export async function storeSearch(
  ctx: Context,
  filters: SearchFilters,
): Promise<{ conditions: SQL[]; order: SQL[] }> {
  const wanted = new Set([...readWords(filters.filter), filters.data_type ?? '']);
  const among = async (names: string[], find: (ctx: Context) => Promise<number[]>) =>
    names.some((name) => wanted.has(name)) ? [inArray(stores.id, await find(ctx))] : [];
  return {
    conditions: [
      // Only a store that delivers itself can deliver for free (PRICE-13).
      ...(wanted.has('free_delivery')
        ? [eq(stores.freeDelivery, true), eq(stores.selfDelivery, true)]
        : []),
      ...(filters.rating_count === undefined ? [] : [gte(stores.avgRating, filters.rating_count)]),
      ...(await among(['currently_open', 'open'], openStores)),
      ...(await among(['discounted'], discountedStores)),
      ...(await among(['coupon'], couponStores)),
    ],
    order: [
      ...(wanted.has('nearby') && ctx.position !== null ? [nearest(ctx.position)] : []),
      ...(wanted.has('fast_delivery') ? [asc(stores.deliveryMinutesMin)] : []),
      ...(wanted.has('top_rated') ? [desc(stores.avgRating)] : []),
      ...(wanted.has('new') ? [desc(stores.createdAt)] : []),
      desc(stores.orderCount),
    ],
  };
}

/** SQL order: the most ordered items first. */
export const popular = desc(items.orderCount);

/** The id of a store, given by id or slug; null when there is no such store. */
export async function storeIdOf(ctx: Context, idOrSlug: string): Promise<number | null> {
  const own = /^\d+$/.test(idOrSlug) ? eq(stores.id, Number(idOrSlug)) : eq(stores.slug, idOrSlug);
  const [row] = await ctx.db.select({ id: stores.id }).from(stores).where(own);
  return row?.id ?? null;
}

/** A page of items that match search words, filters and the conditions in `more`. */
export const searchedItems = async (
  ctx: Context,
  name: string,
  filters: SearchFilters & { limit?: number; offset?: number; type?: 'all' | 'veg' | 'non_veg' },
  more: SQL[] = [],
) => {
  const search = await itemSearch(ctx, filters);
  const words = name.trim() === '' ? [] : [wordsIn(items.searchText, name)];
  return productsAnswer(
    ctx,
    [...shownItems(ctx, filters.type), ...search.conditions, ...words, ...more],
    search.order,
    filters,
  );
};
