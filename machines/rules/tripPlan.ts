import { straightLineKm } from './distance.ts';
import type { LatLng, TripPoint, TripSettings, TripType } from './domain.ts';
import type { WallClock } from './wallClock.ts';

/**
 * The shortest hourly trip in hours; the longest is thirty days. The shop itself chose these
 * limits.
 */
export const FEWEST_TRIP_HOURS = 1;
export const MAX_TRIP_HOURS = 720;

/** The maximum number of recent destinations that are stored (LOC-11). */
export const MAX_RECENT_DESTINATIONS = 5;

/** Two points nearer than this count as one place, in km. */
const SAME_PLACE_KM = 0.05;

/**
 * The route of a trip. `straight` is true when no road was found, so that it is only the straight
 * line between the points (PRICE-16).
 */
export interface TripWay {
  distanceKm: number;
  /** Driving time in whole hours (RENT-18, OPEN-34); 0 when only the straight line is known. */
  drivingHours: number;
  straight: boolean;
}

/** A customer's plan of a trip; fields that are not chosen yet are null. */
export interface TripPlan {
  type: TripType;
  pickup: TripPoint | null;
  destination: TripPoint | null;
  /** The time of pickup; null means now. */
  pickupAt: WallClock | null;
  hours: number;
  way: TripWay | null;
}

/** The straight line between two points as a route, used when no road is found (PRICE-16). */
export function straightWay(from: LatLng, to: LatLng): TripWay {
  return { distanceKm: straightLineKm(from, to), drivingHours: 0, straight: true };
}

/**
 * Whether two points are so near that they count as one place, where a trip cannot both start and
 * end.
 */
export function isSamePlace(a: LatLng, b: LatLng): boolean {
  return straightLineKm(a, b) < SAME_PLACE_KM;
}

/** Whether an hourly trip may have this duration: whole hours, within the limits. */
export function isTripLength(hours: number): boolean {
  return Number.isInteger(hours) && hours >= FEWEST_TRIP_HOURS && hours <= MAX_TRIP_HOURS;
}

/**
 * Puts a destination at the top of the recent ones, without duplicates; the oldest is dropped
 * (LOC-11).
 */
export function withRecent(recent: readonly TripPoint[], point: TripPoint): TripPoint[] {
  return [point, ...recent.filter((known) => !isSamePlace(known, point))].slice(
    0,
    MAX_RECENT_DESTINATIONS,
  );
}

/**
 * The pickup time to use: the chosen one while it is in the future, otherwise null, which means now
 * (RENT-04).
 */
export function pickupTimeAt(pickupAt: WallClock | null, now: WallClock): WallClock | null {
  return pickupAt !== null && pickupAt > now ? pickupAt : null;
}

/**
 * Turns a plan into the settings with which a trip is searched and booked. A pickup time that has
 * passed becomes now. null while no pickup point is chosen.
 */
export function tripOf(plan: TripPlan, now: WallClock): TripSettings | null {
  if (plan.pickup === null) return null;
  const hourly = plan.type === 'hourly';
  return {
    type: plan.type,
    pickup: plan.pickup,
    destination: plan.destination,
    pickupAt: pickupTimeAt(plan.pickupAt, now),
    hours: hourly ? plan.hours : 0,
    distanceKm: hourly ? 0 : (plan.way?.distanceKm ?? 0),
    drivingHours: plan.way?.drivingHours ?? 0,
    ...(!hourly && plan.way?.straight === true && { straight: true }),
  };
}
