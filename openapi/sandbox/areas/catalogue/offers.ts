import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { campaignItems, items } from '../../db/schema/items.ts';
import {
  banners,
  campaigns,
  campaignStores,
  flashSaleItems,
  flashSales,
} from '../../db/schema/offers.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { readId } from '../../http/tolerant.ts';
import { clockOf, itemOf, itemsOf, storeOf, storesById, readItemRelations } from './serialise.ts';
import { texts } from './texts.ts';
import { shownItems } from './lists.ts';

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

/**
 * Answer for campaigns when the request names no zone: status 200 with `errors` (wire facts 7.2).
 */
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
  const around = await readItemRelations(
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

/** Handlers for banners, campaigns and flash sales (wire facts 7.2, 7.6). */
export const offerHandlers = {
  listBanners: async (ctx, { query }) => {
    const onlyFeatured = Number(query.featured) === 1;
    const rows = await ctx.db
      .select()
      .from(banners)
      .where(
        and(
          eq(banners.active, true),
          isNull(banners.ownerStoreId),
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
  listStoreBanners: async (ctx, { path }) => {
    const rows = await ctx.db
      .select()
      .from(banners)
      .where(and(eq(banners.active, true), eq(banners.ownerStoreId, readId(path.store_id) ?? 0)))
      .orderBy(asc(banners.id));
    return rows.map((row) => ({
      id: row.id,
      title: ctx.text(row.title),
      type: row.type,
      image: row.image,
      image_full_url: ctx.media(row.image),
      data: row.itemId ?? row.storeId ?? 0,
      default_link: row.link,
      status: 1,
      featured: Number(row.featured),
    }));
  },
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
