import { DAY_MS, MINUTE_MS } from '../../../../machines/rules/durations.ts';
import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { texts } from './texts.ts';

/** The maximum length of a trip in hours: thirty days. */
export const MAX_HOURS = 720;
/**
 * How far in the past a requested pickup may be, in milliseconds, because clocks differ and filling
 * in a form takes a while.
 */
const GRACE_MS = 15 * MINUTE_MS;
const YEAR_MS = 366 * DAY_MS;

/**
 * A moment as `YYYY-MM-DD HH:mm:ss` on the shop's clock, the API's format for the times of trips.
 */
export const momentText = (moment: Date): string => `${wallClockOf(moment)}:00`;

/**
 * Reads `YYYY-MM-DD hh:mm AM/PM`, or the same with 24 hours, as a time on the shop's clock
 * (RENT-19); null for any other text.
 */
export function readMoment(sent: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(AM|PM)?$/i.exec(
    sent.trim(),
  );
  if (match === null) return null;
  const [, date = '', hour = '', minute = '', half] = match;
  const twelve = Number(hour) % 12;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours =
    half === undefined ? Number(hour) : half.toUpperCase() === 'PM' ? twelve + 12 : twelve;
  const moment = new Date(`${date}T${String(hours).padStart(2, '0')}:${minute}`);
  // A day that does not exist, such as 31 April, would silently become a day of the next month.
  return Number.isNaN(moment.getTime()) || wallClockOf(moment).slice(0, 10) !== date
    ? null
    : moment;
}

/**
 * The requested start of a trip, or now when none is requested. A time in the past is refused,
 * except for two cases that count as now: it is at most 15 minutes ago, or it equals `known`, the
 * pickup time in the cart.
 * @param sent the time as the client sent it
 * @param code the code of the error entry when the time is refused
 * @throws Refusal 403
 */
export function pickupMoment(
  ctx: Context,
  sent: string | null | undefined,
  code: string,
  known: Date | null = null,
): Date {
  if (sent === null || sent === undefined || sent.trim() === '') return ctx.now;
  const moment = readMoment(sent) ?? refuse(403, code, texts.timeUnreadable);
  if (moment.getTime() > ctx.now.getTime() + YEAR_MS) refuse(403, code, texts.tooFar);
  if (moment >= ctx.now) return moment;
  const unchanged = known !== null && wallClockOf(known) === wallClockOf(moment);
  if (!unchanged && ctx.now.getTime() - moment.getTime() > GRACE_MS) {
    refuse(403, code, texts.past);
  }
  return ctx.now;
}
