import { straightLineKm } from './distance.ts';
import type { LatLng, TripPoint, TripSettings, TripType } from './domain.ts';
import type { WallClock } from './wallClock.ts';

/** An hourly trip lasts from one hour to thirty days (ours). */
export const FEWEST_TRIP_HOURS = 1;
export const MOST_TRIP_HOURS = 720;

/** Destinations remembered, the oldest leaves first (LOC-11). */
export const MOST_RECENT_DESTINATIONS = 5;

/** Points nearer than this are one place, km. */
const SAME_PLACE_KM = 0.05;

/** The way of a trip; `straight` when no road was found and it is as the crow flies (PRICE-16). */
export interface TripWay {
  distanceKm: number;
  /** Whole hours on the road (RENT-18, OPEN-34); 0 when only the straight line is known. */
  drivingHours: number;
  straight: boolean;
}

/** What a customer plans; what is not chosen yet is null. */
export interface TripPlan {
  type: TripType;
  pickup: TripPoint | null;
  destination: TripPoint | null;
  /** Null is now. */
  pickupAt: WallClock | null;
  hours: number;
  way: TripWay | null;
}

/** The straight line between two points, for when there is no road (PRICE-16). */
export function straightWay(from: LatLng, to: LatLng): TripWay {
  return { distanceKm: straightLineKm(from, to), drivingHours: 0, straight: true };
}

/** Whether two points are one place: nobody rents a car to where it stands. */
export function isSamePlace(a: LatLng, b: LatLng): boolean {
  return straightLineKm(a, b) < SAME_PLACE_KM;
}

/** Whether an hourly trip may last so many hours: whole ones, within the limits. */
export function isTripLength(hours: number): boolean {
  return Number.isInteger(hours) && hours >= FEWEST_TRIP_HOURS && hours <= MOST_TRIP_HOURS;
}

/** A new destination before the others, each place once, the oldest dropped (LOC-11). */
export function withRecent(recent: readonly TripPoint[], point: TripPoint): TripPoint[] {
  return [point, ...recent.filter((known) => !isSamePlace(known, point))].slice(
    0,
    MOST_RECENT_DESTINATIONS,
  );
}

/** The pickup time that counts: one that is not in the future is now (RENT-04). */
export function pickupTimeAt(pickupAt: WallClock | null, now: WallClock): WallClock | null {
  return pickupAt !== null && pickupAt > now ? pickupAt : null;
}

/** A plan as the trip it asks for; null while no pickup is known. */
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
