import type { Point } from '../db/schema/place.ts';
import { parks } from './city/lattice.ts';
import { contains, toSpot, type Spot } from './city/plane.ts';
import { houseNear, houses, landmarks, places, type CityPlace } from './city/places.ts';
import { boroughAt, zones } from './city/terrain.ts';

/**
 * The demo city: an invented harbour town of 8 by 8 km on an island in the open sea. Address
 * search, geocoding, routing and map are all computed from its street network.
 */
export { centre } from './city/plane.ts';
export type { CityPlace } from './city/places.ts';
export { suggestPlaces } from './city/search.ts';
export { zones } from './city/terrain.ts';
export { encodePolyline, pointAlong, route } from './city/ways.ts';

/** A point that is further than this from the nearest house has no address. */
const REACH_METRES = 2000;
/** A point that is this close to a house has its address, even in a park. */
const DOORSTEP_METRES = 20;

const parkPlaces = landmarks.filter(({ id }) => id.startsWith('park-'));
const byId = new Map(places.map((place) => [place.id, place]));

function parkAround(spot: Spot): CityPlace | null {
  const park = parkPlaces[parks.findIndex(({ outline }) => contains(outline, spot))];
  return park !== undefined && boroughAt(toSpot(park)) === boroughAt(spot) ? park : null;
}

/**
 * The place that gives a point its address: a house within 20 m, else the park that contains the
 * point, else the nearest house within 2 km; null further away.
 */
export function nearestPlace(point: Point): CityPlace | null {
  const spot = toSpot(point);
  return houseNear(spot, DOORSTEP_METRES) ?? parkAround(spot) ?? houseNear(spot, REACH_METRES);
}

/** The place with the id of a search suggestion; null when there is none. */
export const placeById = (id: string): CityPlace | null => byId.get(id) ?? null;

const housesOfZone = new Map(
  zones.map(({ id, name }) => [
    id,
    houses.filter((house) => boroughAt(toSpot(house)).en === name.en),
  ]),
);

/**
 * A house in a zone, as the address of a store. The same number always gives the same house;
 * consecutive numbers give houses that are far apart.
 */
export function addressInZone(zoneId: number, number: number): CityPlace {
  const inside = housesOfZone.get(zoneId) ?? [];
  const house = inside[(number * 619) % inside.length];
  if (house === undefined) throw new Error(`no house in zone ${zoneId}`);
  return house;
}
