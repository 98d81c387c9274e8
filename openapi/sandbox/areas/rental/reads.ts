import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { HOUR_MS } from '../../../../machines/rules/durations.ts';
import { banners } from '../../db/schema/offers.ts';
import {
  vehicleBrands,
  vehicleCategories,
  vehicleReviews,
  vehicles,
} from '../../db/schema/rental.ts';
import { stores } from '../../db/schema/stores.ts';
import { moduleOf, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseWith } from '../../http/refusal.ts';
import { echoed, storesAnswer, windowOf, wordsIn, type Paging } from '../catalogue/lists.ts';
import { storeOf, storesById, type StoreWithTerms } from '../catalogue/serialise.ts';
import { groupOf, providerOf, vehicleOf, readVehicleRelations } from './fleet.ts';
import { providersIn, searchVehicles } from './search.ts';
import { texts } from './texts.ts';

const MAX_SUGGESTIONS = 10;

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

const thisHour = (ctx: Context) => ({
  from: ctx.now,
  to: new Date(ctx.now.getTime() + HOUR_MS),
});

/**
 * SQL conditions for the vehicles that the sender of a request can see: active ones, of providers
 * in the requested zones.
 */
async function shownVehicles(ctx: Context): Promise<SQL[]> {
  const providerIds = await providersIn(ctx, ctx.zoneIds);
  return [
    eq(vehicles.active, true),
    eq(vehicles.moduleId, moduleOf(ctx).id),
    inArray(vehicles.providerId, providerIds.length === 0 ? [0] : providerIds),
  ];
}

const noProvider = (): never => refuseWith(404, (say) => ({ error: say(texts.noProvider) }));

/**
 * A rental provider by id or slug.
 * @throws Refusal 404 with the body `{error: message}` when there is none
 */
async function providerBy(ctx: Context, idOrSlug: string): Promise<StoreWithTerms> {
  const named = isId(idOrSlug) ? eq(stores.id, Number(idOrSlug)) : eq(stores.slug, idOrSlug);
  const [row] = await ctx.db
    .select({ id: stores.id })
    .from(stores)
    .where(and(named, eq(stores.moduleId, moduleOf(ctx).id), eq(stores.status, true)));
  const found = row === undefined ? undefined : (await storesById(ctx, [row.id])).get(row.id);
  return found ?? noProvider();
}

async function groupsAnswer(
  ctx: Context,
  table: typeof vehicleBrands | typeof vehicleCategories,
  query: Paging & { search?: string },
) {
  const words = query.search ?? '';
  const rows = await ctx.db
    .select()
    .from(table)
    .where(
      words.trim() === ''
        ? undefined
        : wordsIn(sql`lower((${table.name} ->> 'en') || ' ' || (${table.name} ->> 'ar'))`, words),
    )
    .orderBy(asc(table.id));
  const { limit, skip } = windowOf({ limit: query.limit ?? 25, offset: query.offset });
  return {
    ...echoed(query, rows.length),
    rows: rows.slice(skip, skip + limit).map((row) => groupOf(ctx, row)),
  };
}

async function reviewsAnswer(ctx: Context, of: SQL, query: Paging & { search?: string }) {
  const words = (query.search ?? '').trim();
  const where = and(
    of,
    ...(words === '' ? [] : [wordsIn(sql`lower(${vehicleReviews.comment})`, words)]),
  );
  const { limit, skip } = windowOf({ limit: query.limit ?? 25, offset: query.offset });
  const [total, rows] = await Promise.all([
    ctx.db.$count(vehicleReviews, where),
    ctx.db
      .select({ review: vehicleReviews, vehicle: vehicles })
      .from(vehicleReviews)
      .innerJoin(vehicles, eq(vehicles.id, vehicleReviews.vehicleId))
      .where(where)
      .orderBy(desc(vehicleReviews.createdAt), desc(vehicleReviews.id))
      .limit(limit)
      .offset(skip),
  ]);
  return {
    ...echoed(query, total),
    reviews: rows.map(({ review, vehicle }) => ({
      id: review.id,
      vehicle_id: review.vehicleId,
      provider_id: review.providerId,
      module_id: vehicle.moduleId,
      rating: review.rating,
      comment: review.comment,
      attachment: review.attachments,
      attachment_full_url: review.attachments.map((name) => ctx.media(name)),
      status: 1,
      reply: review.reply,
      replied_at: review.repliedAt?.toISOString() ?? null,
      vehicle_name: ctx.text(vehicle.name),
      vehicle_image_full_url: ctx.media(vehicle.thumbnail),
      customer_name: review.customerName,
      customer_image: null,
      created_at: review.createdAt.toISOString(),
      updated_at: review.createdAt.toISOString(),
    })),
  };
}

async function bannersWhere(ctx: Context, where: SQL[]) {
  const rows = await ctx.db
    .select()
    .from(banners)
    .where(and(eq(banners.active, true), eq(banners.moduleId, moduleOf(ctx).id), ...where))
    .orderBy(asc(banners.id));
  return rows.map((row) => ({
    id: row.id,
    title: ctx.text(row.title),
    type: row.type,
    image: row.image,
    image_full_url: ctx.media(row.image),
    link: row.link,
    provider_id: row.storeId,
  }));
}

async function providersAnswer(ctx: Context, order: SQL, query: Paging) {
  const ids = await ctx.db
    .select({ id: stores.id, zones: stores.pickupZoneIds })
    .from(stores)
    .where(and(eq(stores.moduleId, moduleOf(ctx).id), eq(stores.status, true)));
  const near = ids
    .filter(({ zones }) => (zones ?? []).some((zoneId) => ctx.zoneIds.includes(zoneId)))
    .map(({ id }) => id);
  return storesAnswer(ctx, [inArray(stores.id, near.length === 0 ? [0] : near)], [order], query);
}

/** Handlers that read public data of vehicles and providers (wire facts 14.1). */
export const readHandlers = {
  searchVehicles: (ctx, { query }) => searchVehicles(ctx, query),
  listProviderVehicles: (ctx, { query }) => searchVehicles(ctx, query, true),
  suggestVehicleNames: async (ctx, { query }) => {
    const { vehicles: found } = await searchVehicles(ctx, {
      name: query.name ?? '',
      limit: 100,
    });
    const names = found.map(({ name, brand }) => `${brand?.name ?? ''} - ${name}`);
    return [...new Set(names)].slice(0, MAX_SUGGESTIONS);
  },
  listPopularVehicleBrands: async (ctx) => {
    const rows = await ctx.db
      .select({ brand: vehicleBrands, sum: sql<number | null>`sum(${vehicles.trips})::int` })
      .from(vehicleBrands)
      .leftJoin(vehicles, eq(vehicles.brandId, vehicleBrands.id))
      .groupBy(vehicleBrands.id)
      .orderBy(desc(sql`coalesce(sum(${vehicles.trips}), 0)`))
      .limit(MAX_SUGGESTIONS);
    return rows.map(({ brand, sum }) => ({
      id: brand.id,
      name: ctx.text(brand.name),
      vehicles_sum_total_trip: sum,
    }));
  },
  listTopRatedVehicles: async (ctx, { query }) => {
    const where = and(...(await shownVehicles(ctx)));
    const { limit, skip } = windowOf(query);
    const [total, rows] = await Promise.all([
      ctx.db.$count(vehicles, where),
      ctx.db
        .select()
        .from(vehicles)
        .where(where)
        .orderBy(desc(vehicles.avgRating), desc(vehicles.reviewCount), asc(vehicles.id))
        .limit(limit)
        .offset(skip),
    ]);
    const related = await readVehicleRelations(ctx, rows, thisHour(ctx));
    return { ...echoed(query, total), vehicles: rows.map((row) => vehicleOf(ctx, row, related)) };
  },
  listVehicleCategories: async (ctx, { query }) => {
    const { rows, ...page } = await groupsAnswer(ctx, vehicleCategories, query);
    return { ...page, vehicles: rows };
  },
  listVehicleBrands: async (ctx, { query }) => {
    const { rows, ...page } = await groupsAnswer(ctx, vehicleBrands, query);
    return { ...page, brands: rows };
  },
  getVehicle: async (ctx, { path }) => {
    const named = isId(path.id) ? eq(vehicles.id, Number(path.id)) : eq(vehicles.slug, path.id);
    const [row] = await ctx.db
      .select()
      .from(vehicles)
      .where(and(named, eq(vehicles.active, true), eq(vehicles.moduleId, moduleOf(ctx).id)));
    const noVehicle = () => refuseWith(404, (say) => ({ error: say(texts.noVehicle) }));
    if (row === undefined) return noVehicle();
    const related = await readVehicleRelations(ctx, [row], thisHour(ctx));
    const { total_vehicle_count: _, brand, ...vehicle } = vehicleOf(ctx, row, related);
    const provider = related.providers.get(row.providerId);
    if (provider === undefined || brand === null) return noVehicle();
    const fleet = await ctx.db.$count(
      vehicles,
      and(eq(vehicles.providerId, row.providerId), eq(vehicles.active, true)),
    );
    return {
      ...vehicle,
      brand,
      // Without a time, the number of free vehicles is unknown; the cart call checks it.
      total_vehicles: row.units,
      provider: { ...providerOf(ctx, provider), provider_total_vehicle_count: fleet },
    };
  },
  listVehicleReviews: (ctx, { path, query }) =>
    reviewsAnswer(ctx, eq(vehicleReviews.vehicleId, path.vehicle_id), query),
  listRentalBanners: async (ctx, { query }) => {
    const near = new Set(await providersIn(ctx, ctx.zoneIds));
    const rows = await bannersWhere(ctx, query.featured === 1 ? [eq(banners.featured, true)] : []);
    return {
      banners: rows.filter(({ provider_id: id }) => id === null || near.has(id)),
    };
  },
  listProviderBanners: (ctx, { path }) =>
    bannersWhere(ctx, [eq(banners.storeId, path.provider_id)]),
  getProvider: async (ctx, { path }) => {
    const provider = await providerBy(ctx, path.id);
    const own = and(eq(vehicles.providerId, provider.store.id), eq(vehicles.active, true));
    const [counts] = await ctx.db
      .select({
        fleet: sql<number>`count(*)::int`,
        brands: sql<number>`count(distinct ${vehicles.brandId})::int`,
      })
      .from(vehicles)
      .where(own);
    return {
      ...storeOf(provider, ctx),
      pickup_zone_id: JSON.stringify((provider.store.pickupZoneIds ?? []).map(String)),
      total_vehicle_count: counts?.fleet ?? 0,
      brand_count: counts?.brands ?? 0,
    };
  },
  listProviderReviews: async (ctx, { path, query }) => {
    const { store } = await providerBy(ctx, path.id);
    return {
      ...(await reviewsAnswer(ctx, eq(vehicleReviews.providerId, store.id), query)),
      provider: {
        name: ctx.text(store.name),
        ratings: store.ratings,
        avg_rating: store.avgRating,
        rating_count: store.ratingCount,
      },
    };
  },
  listLatestProviders: (ctx, { query }) => providersAnswer(ctx, desc(stores.createdAt), query),
  listPopularProviders: (ctx, { query }) => providersAnswer(ctx, desc(stores.orderCount), query),
} satisfies Partial<Handlers>;
