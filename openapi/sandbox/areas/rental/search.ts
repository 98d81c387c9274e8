import { and, asc, desc, eq, gte, inArray, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { HOUR_MS } from '../../../../machines/rules/durations.ts';
import { stores } from '../../db/schema/stores.ts';
import { vehicles } from '../../db/schema/rental.ts';
import { moduleOf, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { readIds, readJson, readPosition } from '../../http/tolerant.ts';
import { echoed, windowOf, type Paging } from '../catalogue/lists.ts';
import { zonesAround } from '../place/zones.ts';
import { takenUnits, vehicleOf, readVehicleRelations, type Span } from './fleet.ts';
import { readMoment } from './moments.ts';
import { texts } from './texts.ts';

/** The query parameters of a vehicle search (wire facts 14.1). */
export interface VehicleSearch extends Paging {
  name?: string;
  pickup_location?: string;
  date?: string;
  trip_type?: 'hourly' | 'distance_wise' | 'provider_wise' | 'day_wise';
  duration?: number;
  min_price?: number;
  max_price?: number;
  sortby_price?: 'asc' | 'desc';
  top_rated?: number;
  category_ids?: string;
  brand_ids?: string;
  seating_capacity?: string;
  air_condition?: string;
  no_air_condition?: string;
  transmission_type?: string;
  vehicle_type?: string;
  fuel_type?: string;
  provider_id?: number;
}

/** The lowest rating with which a vehicle counts as top rated. */
const TOP_RATING = 4.5;
const MAX_WORDS = 6;

const isTrue = (sent: string | undefined): boolean =>
  sent !== undefined && !['', '0', 'false', 'null', 'undefined'].includes(sent);

/** Reads a filter that is sent as one value, or as a JSON list of values. */
function textsOf(sent: string | undefined): string[] {
  if (sent === undefined || sent === '') return [];
  const parsed = sent.startsWith('[') ? readJson(sent) : undefined;
  const list = Array.isArray(parsed) ? (parsed as unknown[]) : [sent];
  return list.filter((text): text is string => typeof text === 'string' && text !== '');
}

/**
 * SQL condition for a number of seats such as `4`, `1-4` or `5+`; an empty list for any other text.
 */
const seatRange = (text: string): SQL[] => {
  const match = /^(\d{1,3})(?:-(\d{1,3})|(\+))?$/.exec(text.replaceAll(' ', ''));
  if (match === null) return [];
  const [, least = '0', most, open] = match;
  if (open !== undefined) return [gte(vehicles.seats, Number(least))];
  return [sql`${vehicles.seats} between ${Number(least)} and ${Number(most ?? least)}`];
};

const anyOf = (conditions: SQL[]): SQL[] => {
  const any = or(...conditions);
  return any === undefined ? [] : [any];
};

/**
 * SQL conditions that every search word is in the vehicle's brand or name. Dashes separate words,
 * because suggestions have the form "brand - name".
 */
const wordsOf = (name: string): SQL[] =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => {
      const safe = word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
      return sql`${vehicles.searchText} like ${`%${safe}%`}`;
    });

/**
 * SQL for a vehicle's price by the type of trip: per hour or per km; without a type, per hour if
 * the vehicle is offered by the hour, else per km.
 */
function priceFor(tripType: VehicleSearch['trip_type']): SQL<number> {
  if (tripType === 'hourly') return sql<number>`${vehicles.hourlyPrice}`;
  if (tripType === 'distance_wise') return sql<number>`${vehicles.distancePrice}`;
  return sql<number>`case when ${vehicles.hourly} then ${vehicles.hourlyPrice} else ${vehicles.distancePrice} end`;
}

/**
 * Ids of the active providers that serve one of these zones; without zones, of all active providers
 * of the module.
 */
export async function providersIn(ctx: Context, zoneIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: stores.id, active: stores.active, zones: stores.pickupZoneIds })
    .from(stores)
    .where(and(eq(stores.moduleId, moduleOf(ctx).id), eq(stores.status, true)));
  return rows
    .filter(
      ({ active, zones }) =>
        active &&
        (zoneIds.length === 0 || (zones ?? []).some((zoneId) => zoneIds.includes(zoneId))),
    )
    .map(({ id }) => id);
}

/**
 * The zones of the pickup point; without one, those of the request.
 * @throws Refusal 403 `zone` when the point is outside all zones
 */
async function searchedZones(ctx: Context, pickup: string | undefined): Promise<number[]> {
  if (pickup === undefined) return ctx.zoneIds;
  const sent = readJson(pickup);
  const { lat, lng } = (typeof sent === 'object' && sent !== null ? sent : {}) as {
    lat?: unknown;
    lng?: unknown;
  };
  const point = readPosition(lat, lng);
  if (point === null) return ctx.zoneIds;
  const zones = await zonesAround(ctx.db, point);
  const ids = zones.filter(({ active }) => active).map(({ id }) => id);
  return ids.length === 0 ? refuse(403, 'zone', texts.outsideZones) : ids;
}

/**
 * The period for which a vehicle is needed: from the searched date, else from now, for at least an
 * hour.
 */
function spanOf(ctx: Context, query: VehicleSearch): Span {
  const from = (query.date === undefined ? null : readMoment(query.date)) ?? ctx.now;
  const hours = query.trip_type === 'hourly' ? Math.max(1, query.duration ?? 1) : 1;
  return { from, to: new Date(from.getTime() + hours * HOUR_MS) };
}

function filtersOf(query: VehicleSearch): SQL[] {
  const categoryIds = readIds(query.category_ids ?? null);
  const brandIds = readIds(query.brand_ids ?? null);
  const among = (column: 'transmissionType' | 'type' | 'fuelType', sent: string | undefined) => {
    const wanted = textsOf(sent);
    return wanted.length === 0 ? [] : [inArray(vehicles[column], wanted)];
  };
  const cooled = isTrue(query.air_condition);
  const uncooled = isTrue(query.no_air_condition);
  return [
    ...wordsOf(query.name ?? ''),
    ...(query.trip_type === 'hourly' ? [eq(vehicles.hourly, true)] : []),
    ...(query.trip_type === 'distance_wise' ? [eq(vehicles.byDistance, true)] : []),
    ...(query.trip_type === 'day_wise' ? [sql`false`] : []),
    ...(categoryIds.length === 0 ? [] : [inArray(vehicles.categoryId, categoryIds)]),
    ...(brandIds.length === 0 ? [] : [inArray(vehicles.brandId, brandIds)]),
    ...(cooled === uncooled ? [] : [eq(vehicles.airCondition, cooled)]),
    ...among('transmissionType', query.transmission_type),
    ...among('type', query.vehicle_type),
    ...among('fuelType', query.fuel_type),
    ...anyOf(textsOf(query.seating_capacity).flatMap(seatRange)),
    ...(query.top_rated === 1 ? [gte(vehicles.avgRating, TOP_RATING)] : []),
  ];
}

/**
 * A page of the vehicles that are free in the searched period. With `ofProvider` they are those of
 * the provider in the query, whatever its zones; otherwise only of providers in the searched zones.
 * The price filter does not change the lowest and highest price in the answer, so that a price
 * slider keeps its range (wire facts 14.1).
 */
export async function searchVehicles(ctx: Context, query: VehicleSearch, ofProvider = false) {
  const zoneIds = await searchedZones(ctx, query.pickup_location);
  const providerIds = ofProvider
    ? [query.provider_id ?? 0]
    : (await providersIn(ctx, zoneIds)).filter(
        (id) => query.provider_id === undefined || id === query.provider_id,
      );
  const span = spanOf(ctx, query);
  const taken = await takenUnits(ctx, span);
  const out =
    taken.size === 0
      ? []
      : (
          await ctx.db
            .select({ id: vehicles.id, units: vehicles.units })
            .from(vehicles)
            .where(inArray(vehicles.id, [...taken.keys()]))
        )
          .filter(({ id, units }) => (taken.get(id) ?? 0) >= units)
          .map(({ id }) => id);
  const page = await findPage(ctx, query, [
    ...(out.length === 0 ? [] : [notInArray(vehicles.id, out)]),
    // The list is passed as one value, because hundreds of parameters would cost more than the
    // search itself.
    sql`${vehicles.providerId} = any(${`{${providerIds.join()}}`}::int[])`,
  ]);
  const rows =
    page.ids.length === 0
      ? []
      : await ctx.db.select().from(vehicles).where(inArray(vehicles.id, page.ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const related = await readVehicleRelations(ctx, rows, taken);
  return {
    ...echoed(query, page.total),
    vehicles: page.ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [vehicleOf(ctx, row, related)];
    }),
    min_price: Math.floor(page.least ?? 0),
    max_price: Math.ceil(page.most ?? 0),
  };
}

/**
 * The number of matching vehicles, their price range and the ids of a page, in one query. `where`
 * has further conditions besides the filters of the search.
 */
async function findPage(ctx: Context, query: VehicleSearch, where: SQL[]) {
  const { limit, skip } = windowOf({ limit: query.limit ?? 25, offset: query.offset });
  const price = priceFor(query.trip_type);
  const matching = [
    eq(vehicles.active, true),
    eq(vehicles.moduleId, moduleOf(ctx).id),
    ...where,
    ...filtersOf(query),
  ];
  const inBudget = [
    ...(query.min_price === undefined ? [] : [gte(price, query.min_price)]),
    ...(query.max_price === undefined ? [] : [lte(price, query.max_price)]),
  ];
  const byPrice = query.sortby_price === 'desc' ? desc(price) : asc(price);
  // The two parts repeat the conditions on purpose: one common table expression that is read twice
  // takes 50% longer.
  const page = ctx.db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(...matching, ...inBudget))
    .orderBy(
      ...(query.sortby_price === undefined ? [] : [byPrice]),
      ...(query.top_rated === 1 ? [desc(vehicles.avgRating)] : []),
      desc(vehicles.trips),
      asc(vehicles.id),
    )
    .limit(limit)
    .offset(skip);
  const [found] = await ctx.db
    .select({
      total: sql<number>`(count(*) filter (where ${and(...inBudget) ?? sql`true`}))::int`,
      least: sql<number | null>`min(${price})::float8`,
      most: sql<number | null>`max(${price})::float8`,
      ids: sql<number[]>`array(${page})`,
    })
    .from(vehicles)
    .where(and(...matching));
  return found ?? { total: 0, least: null, most: null, ids: [] };
}
