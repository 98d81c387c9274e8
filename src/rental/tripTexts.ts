import { displayKm } from '../../machines/rules/distance.ts';
import type { ShopConfig, Trip, TripPoint, TripSettings } from '../../machines/rules/domain.ts';
import { pickupTimeAt } from '../../machines/rules/tripPlan.ts';
import { wallClockOf, type WallClock } from '../../machines/rules/wallClock.ts';
import { clockText } from '../messages/clockText.ts';
import { formatDay } from '../messages/formatDay.ts';
import { showsTwelveHours } from '../messages/hourCycle.ts';
import { addressText, t } from '../messages/index.ts';
import { now } from '../platform/browser.ts';

/** The address of a point, with the comma of the active language. */
export const pointText = ({ name }: TripPoint): string => addressText({ address: name });

/** A pickup time such as "24 Nov, 09:30 AM"; null reads "Pickup Now" (RENT-04). */
export function pickupTimeText(pickupAt: WallClock | null, config: ShopConfig | undefined): string {
  if (pickupAt === null) return t('rental.trip.now');
  const day = formatDay(pickupAt, { day: 'numeric', month: 'short' });
  const time = clockText(pickupAt.slice(11, 16), showsTwelveHours(config?.twelveHourClock)).replace(
    ' ',
    '\u00a0',
  );
  return t('rental.trip.dayTime', { day, time });
}

/**
 * A trip as it is displayed. A pickup time that is no longer in the future becomes null, which
 * means now (RENT-04).
 */
export function presentTrip<T extends Pick<TripSettings, 'pickupAt'>>(trip: T): T {
  return { ...trip, pickupAt: pickupTimeAt(trip.pickupAt, wallClockOf(now())) };
}

/** The duration of a trip as a text, such as "6 hours". */
export function hoursText(hours: number): string {
  return t('rental.hours', { count: hours });
}

/** A distance in km as a text, with 3 decimals (RENT-17). */
export function kmText(distanceKm: number): string {
  return t('rental.km', { km: `\u2066${displayKm(distanceKm)}\u2069` });
}

/** What a trip is charged for, as a text: its duration, or its distance in km. */
export function extentText({
  type,
  hours,
  distanceKm,
  straight,
}: Pick<TripSettings, 'straight'> & Pick<Trip, 'type' | 'hours' | 'distanceKm'>): string {
  if (type === 'day_wise' && hours === 0) return t('trips.hoursMissing');
  if (type !== 'distance_wise') return hours === null ? t('trips.hoursMissing') : hoursText(hours);
  if (distanceKm === null) return t('trips.distanceMissing');
  const km = kmText(distanceKm);
  return straight === true ? t('rental.trip.straight', { km }) : km;
}

/** The name of a trip type. */
export function tripTypeText(type: Trip['type']): string {
  if (type === 'day_wise') return t('trips.byDay');
  return t(type === 'hourly' ? 'rental.type.hourly' : 'rental.type.distance');
}
