import { asc, eq } from 'drizzle-orm';
import { modules, zones } from '../../db/schema/place.ts';
import type { CityPlace } from '../../demo/city.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { isTexts } from '../../http/texts.ts';
import type { Reply } from '../../http/handlers.ts';
import { addressHandlers } from './addresses.ts';
import { cityMap } from './city.ts';
import { languages } from '../../languages/index.ts';
import { extraCharge, freeDeliveryOver, gatewaysOf, readConfig } from './config.ts';
import { isInside } from '../../../../machines/rules/zoneAt.ts';
import { moduleConfig, pictureAddresses } from './moduleConfig.ts';
import { moduleOf, zoneOf } from './serialise.ts';
import { texts } from './texts.ts';
import { modulesOfZones, zonesAround } from './zones.ts';

/** Walking speed, about 5 km/h. */
const WALKING_METRES_PER_SECOND = 1.4;

interface Journey {
  origin_lat: number;
  origin_lng: number;
  destination_lat: number;
  destination_lng: number;
  mode?: 'DRIVE' | 'WALK' | 'drive' | 'walk';
}

/**
 * The route along the streets, with its duration in the API's format, such as `240s`; null when
 * there is no route.
 */
async function wayOf(query: Journey) {
  const city = await cityMap();
  const way = city.route(
    { lat: query.origin_lat, lng: query.origin_lng },
    { lat: query.destination_lat, lng: query.destination_lng },
  );
  if (way === null) return null;
  const seconds =
    query.mode?.toUpperCase() === 'WALK'
      ? Math.round(way.distanceMeters / WALKING_METRES_PER_SECOND)
      : way.durationSeconds;
  return { ...way, seconds, duration: `${seconds}s`, line: city.encodePolyline(way.points) };
}

const restOf = (place: CityPlace, ctx: Context): string => {
  const address = ctx.text(place.address);
  const name = ctx.text(place.name);
  return address.startsWith(name) ? address.slice(name.length).replace(/^[,،\s]+/, '') : address;
};

/**
 * Handlers for settings, zones and maps (wire facts 2). The demo city's own map replaces an
 * external map service.
 */
export const handlers = {
  getConfig: async (ctx) => {
    const stored = await readConfig(ctx.db);
    const [only, second] = await ctx.db.select().from(modules).where(eq(modules.active, true));
    const spoken = Object.fromEntries(
      Object.entries(stored).map(([key, value]) => [key, isTexts(value) ? ctx.text(value) : value]),
    );
    const withClient = (entry: { login_medium: string }) => ({
      ...entry,
      ...ctx.signInProviders.clientOf(entry.login_medium, stored.demo),
    });
    const config: unknown = {
      ...spoken,
      language: languages.map(({ code, name }) => ({ key: code, value: name })),
      sys_language: languages.map(({ code, name, direction }, at) => ({
        key: code,
        value: name,
        direction,
        default: at === 0,
      })),
      logo_full_url: ctx.media(stored.logo),
      fav_icon_full_url: ctx.media(stored.fav_icon),
      free_delivery_over: freeDeliveryOver(stored),
      module_config: moduleConfig,
      base_urls: pictureAddresses(`${ctx.baseUrl}/sandbox/media`),
      active_payment_method_list: gatewaysOf(ctx, stored.active_payment_method_list),
      ...(stored.firebase_otp_verification === 1 && { firebase_web_config: ctx.phoneService.web }),
      social_login: stored.social_login.map(withClient),
      apple_login: stored.apple_login.map(withClient),
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
    const place = (await cityMap()).nearestPlace(query);
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
    const found = (await cityMap()).suggestPlaces(query.search_text);
    if (found.length === 0) return {};
    const named = found.map((place) => ({
      id: place.id,
      kind: place.kind,
      address: ctx.text(place.address),
      name: ctx.text(place.name),
      rest: restOf(place, ctx),
    }));
    return {
      suggestions: named.map(({ id, kind, address, name, rest }) => ({
        placePrediction: {
          place: `places/${id}`,
          placeId: id,
          text: { text: address },
          structuredFormat: { mainText: { text: name }, secondaryText: { text: rest } },
          types: [kind],
        },
      })),
      predictions: named.map(({ id, address, name, rest }) => ({
        place_id: id,
        description: address,
        structured_formatting: { main_text: name, secondary_text: rest },
      })),
      status: 'OK',
    };
  },
  getPlace: async (ctx, { query }) => {
    const city = await cityMap();
    const place = city.placeById(query.placeid) ?? refuse(404, 'placeid', texts.noPlace);
    return {
      id: place.id,
      displayName: { text: ctx.text(place.name), languageCode: ctx.language },
      formattedAddress: ctx.text(place.address),
      location: { latitude: place.lat, longitude: place.lng },
    };
  },
  measureDistance: async (ctx, { query }): Promise<Reply<'measureDistance'>> => {
    const way = await wayOf(query);
    if (way === null) return {};
    const { distanceMeters, duration, seconds } = way;
    return {
      distanceMeters,
      duration,
      localizedValues: {
        distance: { text: `${(distanceMeters / 1000).toFixed(1)} ${ctx.text(texts.km)}` },
        duration: { text: `${Math.ceil(seconds / 60)} ${ctx.text(texts.minutes)}` },
      },
    };
  },
  getDirections: async (_, { query }) => {
    const way = await wayOf(query);
    if (way === null) return { routes: [] };
    const { distanceMeters, duration, line } = way;
    return { routes: [{ distanceMeters, duration, polyline: { encodedPolyline: line } }] };
  },
  ...addressHandlers,
  getExtraCharge: (ctx, { query }) => extraCharge(ctx.db, query.distance),
} satisfies Partial<Handlers>;
