import { openingsOn } from './availability.ts';
import type { OpeningHours, ShopConfig, Store } from './domain.ts';
import {
  addDays,
  DAY_MINUTES,
  dateOf,
  minutesOf,
  momentAt,
  timeAt,
  weekdayOf,
  type WallClock,
} from './wallClock.ts';

/** One span of time in which an order can be delivered or collected. */
export interface Slot {
  /**
   * The time for which the order is scheduled: the start of the slot. `from` and `to` are `HH:mm`.
   */
  startsAt: WallClock;
  from: string;
  to: string;
  /**
   * Whether the slot contains the present time; it is then shown as "Now" (CAT-11,
   * `rules.slot.now`).
   */
  current: boolean;
}

export interface SlotDay {
  date: string;
  /** The day of the week, 0 (Sunday) to 6 (Saturday) (CAT-12). */
  weekday: number;
  slots: Slot[];
}

const DEFAULT_MINUTES = 30;

/** The length of a slot in minutes: the store's, else the shop's, else half an hour. */
export function slotMinutesOf(
  store: Pick<Store, 'slotMinutes'>,
  config: Pick<ShopConfig, 'slotMinutes'>,
): number {
  return [store.slotMinutes, config.slotMinutes].find((minutes) => minutes > 0) ?? DEFAULT_MINUTES;
}

/**
 * The longest delivery time, in minutes, that is accepted from a store's text; a longer one must be
 * a mistake and is ignored.
 */
const LONGEST_DELIVERY = 30 * DAY_MINUTES;

/**
 * Finds the first unit in the text after a number: minutes, hours or days, in English or Arabic.
 */
const UNIT =
  /(?<minutes>min|دقي|دقا)|(?<hours>\bh(?:(?:ou)?rs?)?\b|ساع)|(?<days>\bdays?\b|يوم|أيام)/i;

/** Replaces Arabic and Persian digits by ASCII digits: the last four bits of each are its value. */
const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * The shortest delivery time of a store in minutes, read from its text: `30-40 min` gives 30,
 * `1-2 hours` 60, a number without a unit counts as minutes. Text without a readable time gives 0,
 * so that it delays nothing (CAT-11).
 */
export function leastDeliveryMinutes(deliveryTime: string): number {
  const found = /(\d+(?:\.\d+)?)(.*)/.exec(asciiDigits(deliveryTime));
  const unit = UNIT.exec(found?.[2] ?? '')?.groups;
  const factor =
    unit?.['days'] !== undefined ? DAY_MINUTES : unit?.['hours'] !== undefined ? 60 : 1;
  const minutes = Math.ceil(Number(found?.[1] ?? 0) * factor);
  return minutes <= LONGEST_DELIVERY ? minutes : 0;
}

/**
 * The slots of this many `days` from today on: the opening hours, cut into pieces of `minutes`
 * (CAT-11). Left out are past slots, and future ones that start earlier than `leastMinutes` from
 * now. A slot is listed under the day on which it starts. The present slot is the exception: it is
 * the first of today, even if it started yesterday. The last slot of an opening ends when the store
 * closes.
 */
export function slotDays(
  hours: readonly OpeningHours[],
  now: WallClock,
  minutes: number,
  days: number,
  leastMinutes: number,
): SlotDay[] {
  const today = dateOf(now);
  const present = momentAt(today, minutesOf(now));
  const soonest = momentAt(today, minutesOf(now) + leastMinutes);
  const length = Math.max(1, Math.floor(minutes));
  const found = new Map<WallClock, Slot>();
  let currentFound = false;
  for (let day = -1; day < days; day += 1) {
    const date = addDays(today, day);
    for (const opening of openingsOn(hours, date)) {
      for (let start = opening.from; start < opening.to; start += length) {
        const end = Math.min(start + length, opening.to);
        const startsAt = momentAt(date, start);
        if (momentAt(date, end) <= present || found.has(startsAt)) continue;
        const current = startsAt <= present;
        if (current ? currentFound : startsAt < soonest) continue;
        currentFound ||= current;
        found.set(startsAt, { startsAt, from: timeAt(start), to: timeAt(end), current });
      }
    }
  }
  const slots = [...found.values()].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  return Array.from({ length: days }, (_, day) => {
    const date = addDays(today, day);
    return {
      date,
      weekday: weekdayOf(date),
      slots: slots.filter((slot) => (slot.current ? today : dateOf(slot.startsAt)) === date),
    };
  });
}

/**
 * The number of days from which a customer can choose, counted from the first on which the store
 * can deliver.
 */
const DAYS_OFFERED = 4;

/**
 * The days and slots from which a customer can choose (CAT-11). For a take-away (`collected`) they
 * begin with the present slot. A delivery cannot be scheduled for the present slot; if the store
 * needs a day or more to deliver, its days begin later.
 */
export function offeredSlotDays(
  store: Pick<Store, 'hours' | 'slotMinutes' | 'deliveryTime'>,
  config: Pick<ShopConfig, 'slotMinutes'>,
  now: WallClock,
  { collected }: { collected: boolean },
): SlotDay[] {
  const least = leastDeliveryMinutes(store.deliveryTime);
  const wholeDays = Math.floor(least / DAY_MINUTES);
  const minutes = slotMinutesOf(store, config);
  const days = slotDays(store.hours ?? [], now, minutes, DAYS_OFFERED + wholeDays, least);
  if (collected) return days;
  return days
    .slice(wholeDays)
    .map((day) => ({ ...day, slots: day.slots.filter(({ current }) => !current) }));
}

/**
 * Whether an order can be scheduled for this time: within the opening hours, and not earlier than
 * `leastMinutes` from now.
 */
export function isSlotOpen(
  hours: readonly OpeningHours[],
  startsAt: WallClock,
  now: WallClock,
  leastMinutes: number,
): boolean {
  const at = momentAt(dateOf(startsAt), minutesOf(startsAt));
  if (at < momentAt(dateOf(now), minutesOf(now) + leastMinutes)) return false;
  return [-1, 0].some((day) => {
    const date = addDays(at, day);
    return openingsOn(hours, date).some(
      ({ from, to }) => at >= momentAt(date, from) && at < momentAt(date, to),
    );
  });
}
