import { straightLineKm } from '../../../../machines/rules/distance.ts';
import { HOUR_MS } from '../../../../machines/rules/durations.ts';
import type { rentalCartTrips, StoredTripPoint } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import type { Sent } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { readPosition } from '../../http/tolerant.ts';
import { cityMap } from '../place/city.ts';
import { zonesAround } from '../place/zones.ts';
import type { Span } from './fleet.ts';
import { MAX_HOURS, pickupMoment } from './moments.ts';
import { texts } from './texts.ts';

export type CartTrip = typeof rentalCartTrips.$inferSelect;

/** The fields of a cart request that describe the trip; all are optional. */
type SentTrip = Omit<Sent<'updateRentalCartVehicle'>, 'cart_id' | 'quantity'>;

type SentPoint = NonNullable<SentTrip['pickup_location']>;

/**
 * A trip as the server has checked and measured it. `pickupZoneIds` are the zones at the pickup
 * point.
 */
export interface CheckedTrip {
  type: 'hourly' | 'distance_wise';
  pickup: StoredTripPoint;
  destination: StoredTripPoint | null;
  pickupAt: Date;
  hours: number;
  distanceKm: number;
  drivingHours: number;
  pickupZoneIds: number[];
}

/** Two places that are nearer to each other than this count as the same. */
const SAME_PLACE_KM = 0.02;
const LONGEST_NAME = 300;

const pointOf = ({ lat, lng }: StoredTripPoint) => ({ lat: Number(lat), lng: Number(lng) });

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

function storedPoint(sent: SentPoint, code: string): StoredTripPoint {
  const point = readPosition(sent.lat, sent.lng) ?? refuse(403, code, texts.pickupMissing);
  return {
    lat: String(point.lat),
    lng: String(point.lng),
    location_name: sent.location_name.trim().slice(0, LONGEST_NAME),
  };
}

/** Measures distance and driving time on the map; values from the client are not used. */
async function measured(pickup: StoredTripPoint, destination: StoredTripPoint) {
  const [from, to] = [pointOf(pickup), pointOf(destination)];
  const way = (await cityMap()).route(from, to);
  return way === null
    ? { distanceKm: straightLineKm(from, to), drivingHours: 0 }
    : {
        distanceKm: way.distanceMeters / 1000,
        drivingHours: Math.floor(way.durationSeconds / 3600),
      };
}

/**
 * Checks the trip in a request. Fields that are missing are taken from the cart's trip (`known`),
 * but a request with a pickup point replaces the whole route: then a missing destination means
 * none.
 * @throws Refusal 403 with the field's name
 */
export async function checkTrip(
  ctx: Context,
  sent: SentTrip,
  known: CartTrip | null,
): Promise<CheckedTrip> {
  const type = sent.rental_type ?? known?.type ?? 'hourly';
  if (type === 'day_wise') return refuse(403, 'rental_type', texts.dayWise);
  const pickup =
    sent.pickup_location === undefined
      ? (known?.pickup ?? refuse(403, 'pickup_location', texts.pickupMissing))
      : storedPoint(sent.pickup_location, 'pickup_location');
  const sentDestination = sent.destination_location ?? null;
  const destination =
    sentDestination !== null
      ? storedPoint(sentDestination, 'destination_location')
      : sent.pickup_location === undefined
        ? (known?.destination ?? null)
        : null;
  if (type === 'distance_wise' && destination === null) {
    refuse(403, 'destination_location', texts.destinationMissing);
  }
  if (
    destination !== null &&
    straightLineKm(pointOf(pickup), pointOf(destination)) < SAME_PLACE_KM
  ) {
    refuse(403, 'destination_location', texts.samePlace);
  }
  const hours = type === 'hourly' ? Number(sent.estimated_hours ?? known?.hours ?? 0) : 0;
  if (type === 'hourly' && !(hours >= 1 && hours <= MAX_HOURS)) {
    refuse(403, 'estimated_hours', texts.hoursRange, { most: MAX_HOURS });
  }
  const zones = await zonesAround(ctx.db, pointOf(pickup));
  const pickupZoneIds = zones.filter(({ active }) => active).map(({ id }) => id);
  if (pickupZoneIds.length === 0) refuse(403, 'pickup_location', texts.outsideZones);
  const way =
    type === 'distance_wise' && destination !== null
      ? await measured(pickup, destination)
      : { distanceKm: 0, drivingHours: 0 };
  const pickupAt =
    sent.pickup_time === undefined && sent.pickup_location === undefined && known !== null
      ? laterOf(known.pickupAt, ctx.now)
      : pickupMoment(ctx, sent.pickup_time, 'pickup_time', known?.pickupAt ?? null);
  return { type, pickup, destination, pickupAt, hours, pickupZoneIds, ...way };
}

/** The period for which a trip that begins at `from` reserves its vehicles, at least an hour. */
export function spanOfTrip(
  trip: Pick<CheckedTrip, 'type' | 'hours' | 'drivingHours'>,
  from: Date,
): Span {
  const hours = trip.type === 'hourly' ? trip.hours : Math.max(1, trip.drivingHours);
  return { from, to: new Date(from.getTime() + hours * HOUR_MS) };
}

/**
 * The trip of a cart with its present pickup time and zones: a pickup time in the past becomes now.
 */
export async function withPresentPickup(ctx: Context, known: CartTrip): Promise<CheckedTrip> {
  const zones = await zonesAround(ctx.db, pointOf(known.pickup));
  return {
    type: known.type,
    pickup: known.pickup,
    destination: known.destination,
    pickupAt: laterOf(known.pickupAt, ctx.now),
    hours: known.hours,
    distanceKm: known.distanceKm,
    drivingHours: known.drivingHours,
    pickupZoneIds: zones.filter(({ active }) => active).map(({ id }) => id),
  };
}
