import { weekdayOf } from '../../../../machines/rules/wallClock.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Context } from '../../http/context.ts';
import { readSetting } from '../place/config.ts';

/** A stored surge: a weekly period in which deliveries cost more. */
interface StoredSurge {
  zoneIds: number[];
  moduleIds: number[];
  /** Days of the week; 0 is Sunday. */
  days: number[];
  /** The period begins at `from` and ends before `to`, both `HH:mm` on the shop's clock. */
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
  const [date = '', time = ''] = at.split(' ');
  const day = weekdayOf(date);
  const stored = await readSetting<StoredSurge[]>(ctx.db, 'surges');
  return (
    stored.find(
      (surge) =>
        surge.zoneIds.includes(zoneId) &&
        surge.moduleIds.includes(moduleId) &&
        surge.days.includes(day) &&
        surge.from <= time &&
        time < surge.to,
    ) ?? null
  );
}
