import { asc, eq } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { modules, zones } from '../../db/schema/place.ts';
import {
  encodePolyline,
  nearestPlace,
  places,
  route,
  suggestPlaces,
  type CityPlace,
} from '../../demo/city.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import type { Reply } from '../../http/handlers.ts';
import { extraCharge, readConfig } from './config.ts';
import { isInside } from './geometry.ts';
import { moduleOf, zoneOf } from './serialise.ts';
import { texts } from './texts.ts';
import { modulesOfZones, zonesAround } from './zones.ts';

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

const secondsText = (seconds: number) => `${seconds}s`;

const wayBetween = (query: {
  origin_lat: number;
  origin_lng: number;
  destination_lat: number;
  destination_lng: number;
}) =>
  route(
    { lat: query.origin_lat, lng: query.origin_lng },
    { lat: query.destination_lat, lng: query.destination_lng },
  );

const restOf = (place: CityPlace, ctx: Context): string => {
  const address = ctx.text(place.address);
  const name = ctx.text(place.name);
  return address.startsWith(name) ? address.slice(name.length).replace(/^[,،\s]+/, '') : address;
};

/** Refuses points that are no place on earth. */
function demandPoint(lat: number, lng: number): void {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) refuse(403, 'coordinates', texts.noPoint);
}

/** Settings, zones and maps (wire facts 2); the map service is the demo city itself. */
export const handlers = {
  getConfig: async (ctx) => {
    const stored = await readConfig(ctx.db);
    const [only, second] = await ctx.db.select().from(modules).where(eq(modules.active, true));
    const spoken = Object.fromEntries(
      Object.entries(stored).map(([key, value]) => [key, isTexts(value) ? ctx.text(value) : value]),
    );
    const config: unknown = {
      ...spoken,
      logo_full_url: null,
      active_payment_method_list: stored.active_payment_method_list.map((gateway) => ({
        ...gateway,
        gateway_image_full_url: ctx.media(gateway.gateway_image),
      })),
      module: only !== undefined && second === undefined ? moduleOf(only, ctx) : null,
    };
    return config as Reply<'getConfig'>;
  },
  listZones: async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(zones)
      .where(eq(zones.active, true))
      .orderBy(asc(zones.id));
    return rows.map((row) => ({
      ...zoneOf(row, [], ctx),
      formated_coordinates: row.polygon,
      coordinates: {
        type: 'Polygon',
        coordinates: [
          [...row.polygon, ...row.polygon.slice(0, 1)].map(({ lat, lng }) => [lng, lat]),
        ],
      },
    }));
  },
  checkZone: async (ctx, { query }) => {
    const [row] = await ctx.db.select().from(zones).where(eq(zones.id, query.zone_id));
    return row !== undefined && isInside(row.polygon, query);
  },
  findZones: async (ctx, { query }) => {
    demandPoint(query.lat, query.lng);
    const around = await zonesAround(ctx.db, query);
    const active = around.filter((zone) => zone.active);
    if (around.length === 0) refuse(404, 'coordinates', texts.outside);
    if (active.length === 0) refuse(403, 'coordinates', texts.switchedOff);
    const ids = active.map((zone) => zone.id);
    const offered = await modulesOfZones(ctx.db, ids);
    return {
      zone_id: JSON.stringify(ids),
      zone_data: active.map((zone) => zoneOf(zone, offered, ctx)),
    };
  },
  geocode: async (ctx, { query }) => {
    demandPoint(query.lat, query.lng);
    const place = nearestPlace(query);
    return place === null
      ? { results: [], status: 'ZERO_RESULTS' }
      : {
          results: [
            {
              formatted_address: ctx.text(place.address),
              place_id: place.id,
              address_components: [],
              geometry: { location: { lat: place.lat, lng: place.lng } },
            },
          ],
          status: 'OK',
        };
  },
  suggestPlaces: async (ctx, { query }): Promise<Reply<'suggestPlaces'>> => {
    const found = suggestPlaces(query.search_text);
    return found.length === 0
      ? {}
      : {
          suggestions: found.map((place) => ({
            placePrediction: {
              place: `places/${place.id}`,
              placeId: place.id,
              text: { text: ctx.text(place.address) },
              structuredFormat: {
                mainText: { text: ctx.text(place.name) },
                secondaryText: { text: restOf(place, ctx) },
              },
              types: [place.kind],
            },
          })),
        };
  },
  getPlace: async (ctx, { query }) => {
    const place =
      places.find(({ id }) => id === query.placeid) ?? refuse(404, 'placeid', texts.noPlace);
    return {
      id: place.id,
      displayName: { text: ctx.text(place.name), languageCode: ctx.language },
      formattedAddress: ctx.text(place.address),
      location: { latitude: place.lat, longitude: place.lng },
    };
  },
  measureDistance: async (_, { query }): Promise<Reply<'measureDistance'>> => {
    const way = wayBetween(query);
    return way === null
      ? {}
      : {
          distanceMeters: way.distanceMeters,
          duration: secondsText(way.durationSeconds),
          localizedValues: {
            distance: { text: `${(way.distanceMeters / 1000).toFixed(1)} km` },
            duration: { text: `${Math.ceil(way.durationSeconds / 60)} min` },
          },
        };
  },
  getDirections: async (_, { query }) => {
    const way = wayBetween(query);
    return {
      routes:
        way === null
          ? []
          : [
              {
                distanceMeters: way.distanceMeters,
                duration: secondsText(way.durationSeconds),
                polyline: { encodedPolyline: encodePolyline(way.points) },
              },
            ],
    };
  },
  getExtraCharge: (ctx, { query }) => extraCharge(ctx.db, query.distance),
} satisfies Partial<Handlers>;
