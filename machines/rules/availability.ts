import type { Item, OpeningHours, Store } from './domain.ts';
import {
  addDays,
  DAY_MINUTES,
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
 * Formats a time of day, `HH:mm` or `HH:mm:ss`, as the shop shows it (ITEM-12): `18:30` stays, or
 * becomes `06:30 PM` with `twelveHour`. Any other text is returned unchanged. `words` are the texts
 * for am and pm, `rules.time.am` and `rules.time.pm` of the message catalogue.
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
  const to = minutesOfTime(item.availableTo ?? '') ?? DAY_MINUTES;
  return isWithinSpan(minutesOf(now), from, to);
}

/** Whether today is within a campaign item's first and last day, both included. */
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
 * How an item can be ordered now (F-10):
 * - `campaign`: a campaign item within its dates; its card has one button (ITEM-13). Outside its
 *   daily window only if it can be ordered for a later time (ITEM-10);
 * - `available`: an item within its daily window;
 * - `scheduled`: outside the window, but it can be ordered for a later time (ITEM-10);
 * - `unavailable`: none of these; its card shows a notice (ITEM-11).
 */
export function availabilityOf(
  item: TimedItem,
  now: WallClock,
): 'campaign' | 'available' | 'scheduled' | 'unavailable' {
  const inWindow = isInWindow(item, now);
  if (item.kind === 'campaign') {
    const orderable = inWindow || item.scheduleOrder;
    return orderable && isCampaignOn(item, now) ? 'campaign' : 'unavailable';
  }
  if (inWindow) return 'available';
  return item.scheduleOrder ? 'scheduled' : 'unavailable';
}

/**
 * The daily window of an item as the notice "Not Available now" shows it (ITEM-11); null for an
 * item that is always available. `words` are the texts for am and pm, as in `displayTime`.
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

/**
 * A span in which a store is open, in minutes since midnight of a date; `to` is above 1440 when the
 * span ends on the next day.
 */
export interface Opening {
  from: number;
  to: number;
}

/** The openings that start on this date, also those that end on the next day. */
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
 * The openings near today, in minutes from today's midnight; those that touch or overlap are
 * merged. Yesterday is included, because its last opening may end today, and eight days ahead,
 * because the next opening may be a week away.
 */
function openingsAround(hours: readonly OpeningHours[], today: string): Opening[] {
  const all = Array.from({ length: 10 }, (_, index) => index - 1).flatMap((day) =>
    openingsOn(hours, addDays(today, day)).map(({ from, to }) => ({
      from: from + day * DAY_MINUTES,
      to: to + day * DAY_MINUTES,
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

/**
 * Whether a store is open now by its opening hours; at the minute when it closes it counts as
 * closed.
 */
export function isOpenBySchedule(hours: readonly OpeningHours[], now: WallClock): boolean {
  const minute = minutesOf(now);
  return openingsAround(hours, dateOf(now)).some(({ from, to }) => minute >= from && minute < to);
}

/**
 * Whether a store takes orders now; `paused` means that its owner has closed it. `closesAt` and
 * `opensAt` are times of the shop's clock; null when the store never closes, or when the time is
 * unknown.
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
    const week = current.to - minute >= 7 * DAY_MINUTES;
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
