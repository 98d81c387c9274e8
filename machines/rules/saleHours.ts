import { isCampaignOn, isInWindow, type TimedItem } from './availability.ts';
import type { Item, PricedLine } from './domain.ts';
import type { SlotDay } from './slots.ts';
import type { WallClock } from './wallClock.ts';

/**
 * Whether an item is sold at this moment: within its daily window and, for a campaign's item, on
 * one of the campaign's days (ITEM-09, ITEM-13).
 */
export const isSoldAt = (item: Omit<TimedItem, 'scheduleOrder'>, at: WallClock): boolean =>
  isInWindow(item, at) && (item.kind !== 'campaign' || isCampaignOn(item, at));

/**
 * The items of an order that are not sold at one of these moments or more; each item once, even if
 * several lines have it (ITEM-10, ITEM-11). A campaign's item may have the id of another item.
 */
export function limitedItems(lines: readonly PricedLine[], moments: readonly WallClock[]): Item[] {
  const limited = lines.filter(({ item }) => moments.some((at) => !isSoldAt(item, at)));
  return [...new Map(limited.map(({ item }) => [`${item.kind} ${item.id}`, item])).values()];
}

/**
 * The offered days with only those slots at which all items of the order are sold (ITEM-10). The
 * present slot began in the past, so it is judged by the time `now`.
 */
export function slotDaysOf(
  lines: readonly PricedLine[],
  days: readonly SlotDay[],
  now: WallClock,
): SlotDay[] {
  return days.map((day) => ({
    ...day,
    slots: day.slots.filter(({ current, startsAt }) =>
      lines.every(({ item }) => isSoldAt(item, current ? now : startsAt)),
    ),
  }));
}
