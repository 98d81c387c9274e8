import { straightLineKm } from './distance.ts';
import type { LatLng, TripPoint, TripSettings, TripType } from './domain.ts';
import type { WallClock } from './wallClock.ts';

/**
 * The shortest hourly trip in hours; the longest is thirty days. The shop itself chose these
 * limits.
 */
export const MIN_TRIP_HOURS = 1;
export const MAX_TRIP_HOURS = 720;

/**
 * The route of a trip. `straight` is true when no road was found, so that it is only the straight
 * line between the points (PRICE-16).
 */
export interface TripRoute {
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
  route: TripRoute | null;
}

/** The straight line between two points as a route, used when no road is found (PRICE-16). */
export function straightRoute(from: LatLng, to: LatLng): TripRoute {
  return { distanceKm: straightLineKm(from, to), drivingHours: 0, straight: true };
}

/** Whether an hourly trip may have this duration: whole hours, within the limits. */
export function isTripLength(hours: number): boolean {
  return Number.isInteger(hours) && hours >= MIN_TRIP_HOURS && hours <= MAX_TRIP_HOURS;
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
    distanceKm: hourly ? 0 : (plan.route?.distanceKm ?? 0),
    drivingHours: plan.route?.drivingHours ?? 0,
    ...(!hourly && plan.route?.straight === true && { straight: true }),
  };
}
