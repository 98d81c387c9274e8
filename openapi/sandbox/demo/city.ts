import type { Point } from '../db/schema/place.ts';
import { parks } from './city/lattice.ts';
import { contains, toSpot, type Spot } from './city/plane.ts';
import { houseNear, houses, landmarks, places, type CityPlace } from './city/places.ts';
import { boroughAt, zones } from './city/terrain.ts';

/**
 * The demo city: a harbour town of 8 by 8 km on an island that no map shows. Everything an address
 * search, a geocoder, a way-finder and a map need follows from its street net.
 */
export { centre } from './city/plane.ts';
export type { CityPlace } from './city/places.ts';
export { suggestPlaces } from './city/search.ts';
export { zones } from './city/terrain.ts';
export { encodePolyline, pointAlong, route } from './city/ways.ts';

/** Beyond this from the nearest house a point has no address. */
const REACH_METRES = 2000;
/** This close to a door a point is that house, in a park or not. */
const DOORSTEP_METRES = 20;

const parkPlaces = landmarks.filter(({ id }) => id.startsWith('park-'));
const byId = new Map(places.map((place) => [place.id, place]));

function parkAround(spot: Spot): CityPlace | null {
  const park = parkPlaces[parks.findIndex(({ outline }) => contains(outline, spot))];
  return park !== undefined && boroughAt(toSpot(park)) === boroughAt(spot) ? park : null;
}

/** What a point is called: the park it lies in, else the nearest house; null far outside. */
export function nearestPlace(point: Point): CityPlace | null {
  const spot = toSpot(point);
  return houseNear(spot, DOORSTEP_METRES) ?? parkAround(spot) ?? houseNear(spot, REACH_METRES);
}

/** The place of an id that a suggestion named; null when there is none. */
export const placeById = (id: string): CityPlace | null => byId.get(id) ?? null;

const housesOfZone = new Map(
  zones.map(({ id, name }) => [
    id,
    houses.filter((house) => boroughAt(toSpot(house)).en === name.en),
  ]),
);

/** A house of a zone, for a store: the same number gives the same house, neighbours lie apart. */
export function addressInZone(zoneId: number, number: number): CityPlace {
  const inside = housesOfZone.get(zoneId) ?? [];
  const house = inside[(number * 619) % inside.length];
  if (house === undefined) throw new Error(`no house in zone ${zoneId}`);
  return house;
}
