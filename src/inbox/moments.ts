import { addDays, dateOf, wallClockOf } from '../../machines/rules/wallClock.ts';
import { clockText } from '../messages/clockText.ts';
import { showsTwelveHours } from '../messages/hourCycle.ts';
import { formatDate, t } from '../messages/index.ts';

/**
 * The date of an ISO-8601 moment in this device's time zone, `YYYY-MM-DD`; null when the moment is
 * null or unreadable.
 */
export function dayOf(at: string | null): string | null {
  const moment = at === null ? null : new Date(at);
  return moment === null || Number.isNaN(moment.getTime()) ? null : dateOf(wallClockOf(moment));
}

/**
 * The day of a moment as text: “Today”, “Yesterday”, or its date, with the year only if it is not
 * the current one.
 * @param at the moment, ISO-8601
 * @param today the current date, `YYYY-MM-DD`
 */
export function dayText(at: string, today: string): string {
  const day = dayOf(at);
  if (day === today) return t('inbox.today');
  if (day === addDays(today, -1)) return t('inbox.yesterday');
  return formatDate(at, {
    day: 'numeric',
    month: 'short',
    ...(day?.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
}

/**
 * The time of day of an ISO-8601 moment in this device's time zone, in the shop's 12-hour or
 * 24-hour format; `twelveHour` is undefined while the shop's settings are loading.
 */
export const timeText = (at: string, twelveHour: boolean | undefined): string =>
  clockText(wallClockOf(new Date(at)).slice(11), showsTwelveHours(twelveHour));
