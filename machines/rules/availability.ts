import type { Item, OpeningHours, Store } from './domain.ts';
import {
  addDays,
  DAY,
  dateOf,
  isWithinSpan,
  minutesOf,
  minutesOfTime,
  momentAt,
  spanOf,
  timeAt,
  weekdayOf,
  type WallClock,
} from './wallClock.ts';

/**
 * A time of day as the shop shows it: `hh:mm a` or, by config, `HH:mm`; read from `HH:mm` or
 * `HH:mm:ss` (ITEM-12). Any other text is returned unchanged. The texts for am and pm are
 * `rules.time.am` and `rules.time.pm` of the message catalogue.
 */
export function displayTime(
  time: string,
  twelveHour: boolean,
  words: { am: string; pm: string } = { am: 'AM', pm: 'PM' },
): string {
  const minutes = minutesOfTime(time);
  if (minutes === null) return time;
  const text = timeAt(minutes);
  if (!twelveHour) return text;
  const hour = Number(text.slice(0, 2));
  const shown = String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0');
  return `${shown}${text.slice(2)} ${hour < 12 ? words.am : words.pm}`;
}

export type TimedItem = Pick<
  Item,
  'kind' | 'availableFrom' | 'availableTo' | 'scheduleOrder' | 'campaignFrom' | 'campaignTo'
>;

/** Whether an item is within its daily window; a window may cross midnight (ITEM-09). */
export function isInWindow(
  item: Pick<Item, 'availableFrom' | 'availableTo'>,
  now: WallClock,
): boolean {
  const from = minutesOfTime(item.availableFrom ?? '') ?? 0;
  const to = minutesOfTime(item.availableTo ?? '') ?? DAY;
  return isWithinSpan(minutesOf(now), from, to);
}

/** Whether the date is within a campaign item's dates, both included. */
export function isCampaignOn(
  item: Pick<Item, 'campaignFrom' | 'campaignTo'>,
  now: WallClock,
): boolean {
  const today = dateOf(now);
  return (
    (item.campaignFrom === null || today >= dateOf(item.campaignFrom)) &&
    (item.campaignTo === null || today <= dateOf(item.campaignTo))
  );
}

/**
 * How an item is offered (F-10): `campaign` with its one button (ITEM-13), `available` in its
 * window, `scheduled` outside it when it may be ordered ahead (ITEM-10), else `unavailable` with
 * the notice (ITEM-11). A campaign outside its dates or window is unavailable.
 */
export function availabilityOf(
  item: TimedItem,
  now: WallClock,
): 'campaign' | 'available' | 'scheduled' | 'unavailable' {
  const inWindow = isInWindow(item, now);
  if (item.kind === 'campaign') {
    return inWindow && isCampaignOn(item, now) ? 'campaign' : 'unavailable';
  }
  if (inWindow) return 'available';
  return item.scheduleOrder ? 'scheduled' : 'unavailable';
}

/**
 * The window that a "Not Available now" notice shows; null for an item that is always available
 * (ITEM-11).
 */
export function windowOf(
  item: Pick<Item, 'availableFrom' | 'availableTo'>,
  twelveHour: boolean,
  words?: { am: string; pm: string },
): { from: string; to: string } | null {
  if (item.availableFrom === null || item.availableTo === null) return null;
  return {
    from: displayTime(item.availableFrom, twelveHour, words),
    to: displayTime(item.availableTo, twelveHour, words),
  };
}

/** A span in which a store is open, in minutes since a date's midnight; `to` may exceed 1440. */
export interface Opening {
  from: number;
  to: number;
}

/** The openings that start on a date; those that cross midnight end on the next day. */
export function openingsOn(hours: readonly OpeningHours[], date: string): Opening[] {
  const weekday = weekdayOf(date);
  return hours
    .filter(({ day }) => day === weekday)
    .flatMap(({ opens, closes }) => {
      const from = minutesOfTime(opens);
      const to = minutesOfTime(closes);
      return from === null || to === null ? [] : [spanOf(from, to)];
    });
}

/**
 * The openings from yesterday to eight days ahead, in minutes relative to today's midnight; those
 * that touch or overlap are merged.
 */
function openingsAround(hours: readonly OpeningHours[], today: string): Opening[] {
  const all = Array.from({ length: 10 }, (_, index) => index - 1).flatMap((day) =>
    openingsOn(hours, addDays(today, day)).map(({ from, to }) => ({
      from: from + day * DAY,
      to: to + day * DAY,
    })),
  );
  const merged: Opening[] = [];
  for (const each of all.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && each.from <= last.to) last.to = Math.max(last.to, each.to);
    else merged.push({ ...each });
  }
  return merged;
}

/** Whether the store is open by schedule; at its closing minute a store is closed. */
export function isOpenBySchedule(hours: readonly OpeningHours[], now: WallClock): boolean {
  const minute = minutesOf(now);
  return openingsAround(hours, dateOf(now)).some(({ from, to }) => minute >= from && minute < to);
}

/**
 * Whether a store takes orders now; `paused`: its owner closed it. `closesAt` and `opensAt` are
 * moments on the shop's clock; null when the store never closes, or when the moment is unknown.
 */
export type StoreHours =
  | { state: 'open'; closesAt: WallClock | null }
  | { state: 'closed'; opensAt: WallClock | null }
  | { state: 'paused' };

/**
 * Whether a store takes orders now: `paused` while its owner has closed it, otherwise by its
 * opening hours. Without opening hours, the `open` flag of the store list decides; a missing flag
 * counts as open.
 */
export function storeHours(
  store: Pick<Store, 'active' | 'open' | 'hours'>,
  now: WallClock,
): StoreHours {
  if (!store.active) return { state: 'paused' };
  if (store.hours === null || store.hours.length === 0) {
    return store.open === false
      ? { state: 'closed', opensAt: null }
      : { state: 'open', closesAt: null };
  }
  const today = dateOf(now);
  const minute = minutesOf(now);
  const openings = openingsAround(store.hours, today);
  const current = openings.find(({ from, to }) => minute >= from && minute < to);
  if (current !== undefined) {
    const week = current.to - minute >= 7 * DAY;
    return { state: 'open', closesAt: week ? null : momentAt(today, current.to) };
  }
  const next = openings.find(({ from }) => from > minute);
  return { state: 'closed', opensAt: next === undefined ? null : momentAt(today, next.from) };
}

/** Whether a store takes orders at this moment. */
export function isStoreOpen(
  store: Pick<Store, 'active' | 'open' | 'hours'>,
  now: WallClock,
): boolean {
  return storeHours(store, now).state === 'open';
}
