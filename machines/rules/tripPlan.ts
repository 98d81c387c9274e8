import { straightLineKm } from './distance.ts';
import type { LatLng, TripPoint, TripSettings, TripType } from './domain.ts';
import type { WallClock } from './wallClock.ts';

/**
 * The shortest hourly trip in hours; the longest is thirty days. The shop itself chose these
 * limits.
 */
export const FEWEST_TRIP_HOURS = 1;
export const MAX_TRIP_HOURS = 720;

/** How many destinations are stored; the oldest is dropped first (LOC-11). */
export const MAX_RECENT_DESTINATIONS = 5;

/** Points nearer than this count as one place, in km. */
const SAME_PLACE_KM = 0.05;

/**
 * The route of a trip; `straight` is true when no road was found, so that it is the straight line
 * (PRICE-16).
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
  /** Null means now. */
  pickupAt: WallClock | null;
  hours: number;
  way: TripWay | null;
}

/** The straight line between two points, for when there is no road (PRICE-16). */
export function straightWay(from: LatLng, to: LatLng): TripWay {
  return { distanceKm: straightLineKm(from, to), drivingHours: 0, straight: true };
}

/** Whether two points are one place: a trip must not end where it starts. */
export function isSamePlace(a: LatLng, b: LatLng): boolean {
  return straightLineKm(a, b) < SAME_PLACE_KM;
}

/** Whether an hourly trip may have this duration: whole hours, within the limits. */
export function isTripLength(hours: number): boolean {
  return Number.isInteger(hours) && hours >= FEWEST_TRIP_HOURS && hours <= MAX_TRIP_HOURS;
}

/** Puts a new destination before the others, each place once, the oldest dropped (LOC-11). */
export function withRecent(recent: readonly TripPoint[], point: TripPoint): TripPoint[] {
  return [point, ...recent.filter((known) => !isSamePlace(known, point))].slice(
    0,
    MAX_RECENT_DESTINATIONS,
  );
}

/** The pickup time to use: a time that is not in the future means now (RENT-04). */
export function pickupTimeAt(pickupAt: WallClock | null, now: WallClock): WallClock | null {
  return pickupAt !== null && pickupAt > now ? pickupAt : null;
}

/**
 * Turns a plan into the settings of a trip, with a pickup time that has passed changed to now; null
 * while no pickup is known.
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
