import { and, asc, desc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { brands, campaignItems, categories, conditions, items } from '../../db/schema/items.ts';
import {
  banners,
  campaigns,
  campaignStores,
  coupons,
  flashSaleItems,
  flashSales,
} from '../../db/schema/offers.ts';
import { reviews, wishlists } from '../../db/schema/people.ts';
import { stores } from '../../db/schema/stores.ts';
import { customerOf, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { readId } from '../../http/tolerant.ts';
import {
  categoryIdsOf,
  itemPage,
  itemSearch,
  productsAnswer,
  shownItems,
  shownStores,
  storeSearch,
  storesAnswer,
  withChildren,
  wordsIn,
  type SearchFilters,
} from './lists.ts';
import {
  categoryOf,
  clockOf,
  couponOf,
  itemOf,
  itemsOf,
  schedulesOf,
  storeOf,
  storesById,
  surroundingsOf,
} from './serialise.ts';
import { texts } from './texts.ts';

const popular = desc(items.orderCount);

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
    const children = all.rows.filter((child) => child.parentId === row.id);
    return {
      ...categoryOf(row, ctx, top.counts),
      childes_count: children.length,
      childes: children.map((child) => categoryOf(child, ctx, top.counts)),
    };
  });
}

async function storeIdOf(ctx: Context, idOrSlug: string): Promise<number | null> {
  const own = /^\d+$/.test(idOrSlug) ? eq(stores.id, Number(idOrSlug)) : eq(stores.slug, idOrSlug);
  const [row] = await ctx.db.select({ id: stores.id }).from(stores).where(own);
  return row?.id ?? null;
}

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

const reviewOf = (row: typeof reviews.$inferSelect, moduleId: number) => ({
  id: row.id,
  item_id: row.itemId ?? 0,
  user_id: row.customerId ?? 0,
  order_id: row.orderId,
  rating: row.rating,
  comment: row.comment,
  attachment: row.attachments,
  status: 1,
  module_id: moduleId,
  store_id: row.storeId,
  reply: row.reply,
  customer_name: row.customerName,
  created_at: row.createdAt.toISOString(),
});

const today = (ctx: Context) => clockOf(ctx).slice(0, 10);

async function runningCampaigns(ctx: Context, where: SQL[] = []) {
  return ctx.db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.active, true),
        ...(ctx.module === null ? [] : [eq(campaigns.moduleId, ctx.module.id)]),
        sql`${campaigns.startDate} <= ${today(ctx)} and ${campaigns.endDate} >= ${today(ctx)}`,
        ...where,
      ),
    );
}

const campaignOf = (row: typeof campaigns.$inferSelect, ctx: Context) => ({
  id: row.id,
  title: ctx.text(row.title),
  image: row.image,
  image_full_url: ctx.media(row.image),
  description: ctx.text(row.description),
  status: Number(row.active),
  module_id: row.moduleId,
  start_time: row.startTime.slice(0, 5),
  end_time: row.endTime.slice(0, 5),
  available_date_starts: row.startDate,
  available_date_ends: row.endDate,
});

/** Without zones campaigns answer 200 with errors (wire facts 7.2). */
const zonesMissing = (ctx: Context) => ({
  errors: [{ code: 'zoneId', message: ctx.say(texts.zonesNeeded) }],
});

async function flashSaleRow(ctx: Context) {
  const rows = await ctx.db
    .select()
    .from(flashSales)
    .where(ctx.module === null ? undefined : eq(flashSales.moduleId, ctx.module.id));
  return rows.find((row) => row.published && row.startsAt <= ctx.now && ctx.now < row.endsAt);
}

async function flashProducts(ctx: Context, saleId: number) {
  const rows = await ctx.db
    .select({ flash: flashSaleItems, item: items })
    .from(flashSaleItems)
    .innerJoin(items, eq(items.id, flashSaleItems.itemId))
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(and(eq(flashSaleItems.flashSaleId, saleId), ...shownItems(ctx)))
    .orderBy(asc(flashSaleItems.id));
  const around = await surroundingsOf(
    ctx,
    rows.map((row) => row.item),
  );
  return rows.map(({ flash, item }) => ({
    id: flash.id,
    flash_sale_id: saleId,
    item_id: item.id,
    stock: flash.stock,
    sold: flash.sold,
    available_stock: flash.stock - flash.sold,
    discount_type: flash.discountType,
    discount: flash.discount,
    discount_amount: flash.discountType === 'amount' ? flash.discount : 0,
    price: item.price,
    status: 1,
    item: itemOf(item, around, ctx),
  }));
}

const flashSaleOf = (row: typeof flashSales.$inferSelect, ctx: Context) => ({
  id: row.id,
  title: ctx.text(row.title),
  start_date: row.startsAt.toISOString(),
  end_date: row.endsAt.toISOString(),
  is_publish: Number(row.published),
  admin_discount_percentage: row.adminShare,
  vendor_discount_percentage: row.vendorShare,
  module_id: row.moduleId,
});

const searchedItems = async (
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

/** Categories, stores, items, campaigns and search (wire facts 7). */
export const handlers = {
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
  listBanners: async (ctx, { query }) => {
    const onlyFeatured = Number(query.featured) === 1;
    const rows = await ctx.db
      .select()
      .from(banners)
      .where(
        and(
          eq(banners.active, true),
          ...(ctx.module === null ? [] : [eq(banners.moduleId, ctx.module.id)]),
          ...(onlyFeatured ? [eq(banners.featured, true)] : []),
        ),
      )
      .orderBy(asc(banners.id));
    const byId = await storesById(
      ctx,
      rows.flatMap((row) => (row.storeId === null ? [] : [row.storeId])),
    );
    const shown = rows.filter((row) => {
      const zone = row.storeId === null ? undefined : byId.get(row.storeId)?.store.zoneId;
      return zone === undefined || ctx.zoneIds.includes(zone);
    });
    return {
      banners: shown.map((row) => {
        const store = row.storeId === null ? undefined : byId.get(row.storeId);
        return {
          id: row.id,
          title: ctx.text(row.title),
          type: row.type,
          image: row.image,
          image_full_url: ctx.media(row.image),
          link: row.link,
          store: store === undefined ? null : storeOf(store, ctx),
          item: null,
        };
      }),
      campaigns: onlyFeatured
        ? []
        : (await runningCampaigns(ctx)).map((row) => campaignOf(row, ctx)),
    };
  },
  listStoreBanners: () => Promise.resolve([]),
  getOtherBanners: () => Promise.resolve({}),
  getVideoBanner: () => Promise.resolve({}),
  getWhyChoose: () => Promise.resolve({ banners: [] }),
  listCampaigns: async (ctx) =>
    ctx.zoneIds.length === 0
      ? zonesMissing(ctx)
      : (await runningCampaigns(ctx)).map((row) => campaignOf(row, ctx)),
  getCampaign: async (ctx, { query }) => {
    if (ctx.zoneIds.length === 0) return zonesMissing(ctx);
    const [row] = await runningCampaigns(ctx, [eq(campaigns.id, query.basic_campaign_id)]);
    if (row === undefined) return {};
    const joined = await ctx.db
      .select({ id: campaignStores.storeId })
      .from(campaignStores)
      .where(eq(campaignStores.campaignId, row.id));
    const byId = await storesById(
      ctx,
      joined.map(({ id }) => id),
    );
    return {
      ...campaignOf(row, ctx),
      stores: [...byId.values()]
        .filter(({ store }) => ctx.zoneIds.includes(store.zoneId))
        .map((store) => storeOf(store, ctx)),
    };
  },
  listCampaignItems: async (ctx) => {
    if (ctx.zoneIds.length === 0) return zonesMissing(ctx);
    const rows = await ctx.db
      .select({ item: campaignItems })
      .from(campaignItems)
      .innerJoin(stores, eq(stores.id, campaignItems.storeId))
      .where(
        and(
          eq(campaignItems.active, true),
          eq(stores.status, true),
          inArray(stores.zoneId, [...ctx.zoneIds]),
          ...(ctx.module === null ? [] : [eq(campaignItems.moduleId, ctx.module.id)]),
          sql`${campaignItems.availableDateStarts} <= ${today(ctx)}`,
          sql`${campaignItems.availableDateEnds} >= ${today(ctx)}`,
        ),
      );
    return itemsOf(
      ctx,
      rows.map((row) => row.item),
    );
  },
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
    productsAnswer(ctx, shownItems(ctx, query.type), [desc(items.ratingCount)], query),
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
  searchItems: (ctx, { query }) =>
    searchedItems(ctx, query.name, query, [
      ...(query.store_id === undefined ? [] : [eq(items.storeId, query.store_id)]),
      ...(query.category_id === undefined ? [] : [eq(items.categoryId, query.category_id)]),
    ]),
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
      items: found.rows.map(({ id, name, image, image_full_url }) => ({
        id,
        name,
        image,
        image_full_url,
      })),
      stores: shops.stores.map(({ id, name, logo, logo_full_url }) => ({
        id,
        name,
        logo,
        logo_full_url,
      })),
    };
  },
  listItemsByKind: (ctx, { query }) =>
    searchedItems(ctx, query.name ?? '', {
      ...query,
      ...(query.data_type === 'discounted' ? { filter: '["discounted"]' } : {}),
    }),
  getItem: async (ctx, { path }) => {
    const row = await itemRowOf(ctx, path.id);
    const around = await surroundingsOf(ctx, [row]);
    const store = around.stores.get(row.storeId);
    const [said, liked] = await Promise.all([
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
    return {
      ...itemOf(row, around, ctx),
      whislists_count: liked[0]?.count ?? 0,
      tags: row.tags.map((tag, index) => ({ id: index + 1, tag })),
      reviews: said.map((review) => reviewOf(review, row.moduleId)),
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
  reviewItem: async (ctx, { body }) => {
    const customer = customerOf(ctx);
    const row = await itemRowOf(ctx, Number(body.item_id));
    const rating = Number(body.rating);
    if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
      refuse(403, 'rating', texts.ratingRange);
    }
    const added = await ctx.db
      .insert(reviews)
      .values({
        storeId: row.storeId,
        itemId: row.id,
        customerId: customer.id,
        customerName: customer.firstName,
        orderId: Number(body.order_id),
        rating,
        comment: body.comment ?? null,
        attachments: [],
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (added.length === 0) refuse(403, 'review', texts.reviewTwice);
    return { message: ctx.say(texts.reviewThanks) };
  },
  listStores: async (ctx, { path, query }) => {
    const orders = {
      all: desc(stores.orderCount),
      newly_joined: desc(stores.createdAt),
      popular: desc(stores.orderCount),
      top_rated: desc(stores.avgRating),
    };
    return storesAnswer(
      ctx,
      [
        ...shownStores(ctx, query.type),
        ...(path.filter_data === 'delivery' ? [eq(stores.delivery, true)] : []),
        ...(path.filter_data === 'take_away' ? [eq(stores.takeAway, true)] : []),
        ...(Number(query.featured) === 1 ? [eq(stores.featured, true)] : []),
      ],
      [orders[query.store_type ?? 'all']],
      query,
    );
  },
  listLatestStores: (ctx, { query }) =>
    storesAnswer(ctx, shownStores(ctx, query.type), [desc(stores.createdAt)], query),
  listPopularStores: (ctx, { query }) =>
    storesAnswer(ctx, shownStores(ctx, query.type), [desc(stores.orderCount)], query),
  listTopRatedStores: (ctx, { query }) =>
    storesAnswer(ctx, shownStores(ctx, query.type), [desc(stores.avgRating)], query),
  listRecommendedStores: (ctx, { query }) =>
    storesAnswer(
      ctx,
      [...shownStores(ctx, query.type), eq(stores.recommended, true)],
      [desc(stores.orderCount)],
      query,
    ),
  listDiscountedStores: (ctx, { query }) =>
    storesAnswer(
      ctx,
      [...shownStores(ctx, query.type), ...storeSearch({ filter: '["discounted"]' }).conditions],
      [desc(stores.orderCount)],
      query,
    ),
  listNearbyOffers: (ctx, { query }) =>
    storesAnswer(
      ctx,
      [
        ...shownStores(ctx, query.type),
        ...storeSearch({ filter: '["discounted"]' }).conditions,
        ...(Number(query.halal) === 1 ? [eq(stores.halal, true)] : []),
        ...(query.name === undefined ? [] : [wordsIn(stores.searchText, query.name)]),
      ],
      [desc(stores.orderCount)],
      query,
    ),
  searchStores: (ctx, { query }) =>
    storesAnswer(
      ctx,
      [...shownStores(ctx, query.type), wordsIn(stores.searchText, query.name)],
      [desc(stores.orderCount)],
      query,
    ),
  listStoresByKind: (ctx, { query }) => {
    const search = storeSearch(query);
    return storesAnswer(
      ctx,
      [
        ...shownStores(ctx, query.type),
        ...search.conditions,
        ...(query.name === undefined ? [] : [wordsIn(stores.searchText, query.name)]),
      ],
      search.order,
      query,
    );
  },
  getStore: async (ctx, { path }) => {
    const id = await storeIdOf(ctx, path.id);
    const found = id === null ? undefined : (await storesById(ctx, [id])).get(id);
    if (found === undefined || !found.store.status) return {};
    const [shelf, prices, offered] = await Promise.all([
      ctx.db
        .select({ id: items.categoryId, count: sql<number>`count(*)::int` })
        .from(items)
        .where(and(eq(items.storeId, found.store.id), eq(items.active, true)))
        .groupBy(items.categoryId),
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
    const counts = new Map(shelf.map((row) => [row.id, row.count]));
    const rows =
      shelf.length === 0
        ? []
        : await ctx.db
            .select()
            .from(categories)
            .where(inArray(categories.id, [...counts.keys()]))
            .orderBy(asc(categories.id));
    return {
      ...storeOf(found, ctx),
      total_items: shelf.reduce((sum, row) => sum + row.count, 0),
      category_ids: [...counts.keys()],
      category_details: rows.map((row) => categoryOf(row, ctx, counts)),
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
  search: async (ctx, { query }) => {
    if (query.list_type === 'item') return searchedItems(ctx, query.name ?? '', query);
    const search = storeSearch(query);
    return storesAnswer(
      ctx,
      [
        ...shownStores(ctx, query.type),
        ...search.conditions,
        ...(query.name === undefined ? [] : [wordsIn(stores.searchText, query.name)]),
      ],
      search.order,
      query,
    );
  },
  listBrands: async (ctx) => {
    const rows = await ctx.db
      .select({ brand: brands, count: sql<number>`count(${items.id})::int` })
      .from(brands)
      .leftJoin(items, eq(items.brandId, brands.id))
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
      .leftJoin(items, eq(items.conditionId, conditions.id))
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
  getFlashSale: async (ctx) => {
    const row = await flashSaleRow(ctx);
    if (row === undefined) return {};
    return { ...flashSaleOf(row, ctx), active_products: await flashProducts(ctx, row.id) };
  },
  listFlashSaleItems: async (ctx, { query }) => {
    const row = await flashSaleRow(ctx);
    if (row === undefined || row.id !== query.flash_sale_id) {
      return refuse(403, 'flash_sale', texts.noFlashSale);
    }
    const products = await flashProducts(ctx, row.id);
    return {
      total_size: products.length,
      limit: query.limit ?? null,
      offset: query.offset ?? null,
      flash_sale: flashSaleOf(row, ctx),
      products,
    };
  },
} satisfies Partial<Handlers>;
