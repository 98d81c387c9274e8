import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { texts } from './texts.ts';

export const HOUR_MS = 3_600_000;
/** Thirty days: longer is a lease. */
export const MOST_HOURS = 720;
/** What clocks and slow hands may differ by before a pickup counts as past. */
const GRACE_MS = 15 * 60_000;
const YEAR_MS = 366 * 24 * HOUR_MS;

/** A moment as trips carry it: the shop's wall clock, `YYYY-MM-DD HH:mm:ss`. */
export const momentText = (moment: Date): string => `${wallClockOf(moment)}:00`;

/**
 * `YYYY-MM-DD hh:mm AM/PM`, or the same by 24 hours, by the shop's clock (RENT-19); null when it is
 * neither.
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
  // A day that its month does not have would silently become one of the next.
  return Number.isNaN(moment.getTime()) || wallClockOf(moment).slice(0, 10) !== date
    ? null
    : moment;
}

/**
 * When a trip is to begin: now when nothing was sent. One that lies in the past is refused, unless
 * it is the one that is `known` already: then it has become now.
 * @throws Refusal 403 with the given code
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
