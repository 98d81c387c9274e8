import {
  addDays,
  DAY_MINUTES,
  minutesOf,
  minutesOfTime,
  spanOf,
  weekdayOf,
} from '../../../../machines/rules/wallClock.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Context } from '../../http/context.ts';
import { readSetting } from '../place/config.ts';

/** A stored surge: a weekly period in which deliveries cost more. */
interface StoredSurge {
  zoneIds: number[];
  moduleIds: number[];
  /** Days of the week; 0 is Sunday. */
  days: number[];
  /**
   * The period begins at `from` and ends before `to`, both `HH:mm` on the shop's clock. If `to` is
   * not later than `from`, it ends on the next day.
   */
  from: string;
  to: string;
  /**
   * What is added to the delivery fee: an amount in the shop's currency, or a percentage of the
   * fee.
   */
  price: number;
  type: 'amount' | 'percent';
  title: Texts;
  note: Texts;
}

/** Whether a time is within the surge's period of its day, or of the day before. */
function isDuring({ days, from, to }: StoredSurge, at: string): boolean {
  const span = spanOf(minutesOfTime(from) ?? 0, minutesOfTime(to) ?? 0);
  return [0, 1].some((daysAgo) => {
    const minutes = minutesOf(at) + daysAgo * DAY_MINUTES;
    const isDay = days.includes(weekdayOf(addDays(at, -daysAgo)));
    return isDay && span.from <= minutes && minutes < span.to;
  });
}

/**
 * The surge that applies in a zone and module at a time on the shop's clock (`YYYY-MM-DD HH:mm`);
 * null when there is none (wire facts 10.5).
 */
export async function surgeAt(
  ctx: Context,
  zoneId: number,
  moduleId: number,
  at: string,
): Promise<StoredSurge | null> {
  const stored = await readSetting<StoredSurge[]>(ctx.db, 'surges');
  return (
    stored.find(
      (surge) =>
        surge.zoneIds.includes(zoneId) && surge.moduleIds.includes(moduleId) && isDuring(surge, at),
    ) ?? null
  );
}
