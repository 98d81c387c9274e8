import { addDays, dateOf, wallClockOf } from '../../machines/rules/wallClock.ts';
import { clockText } from '../messages/clockText.ts';
import { formatDate, t } from '../messages/index.ts';

/** The day of a moment by the clock of this device, `YYYY-MM-DD`; null of no moment. */
export function dayOf(at: string | null): string | null {
  const moment = at === null ? null : new Date(at);
  return moment === null || Number.isNaN(moment.getTime()) ? null : dateOf(wallClockOf(moment));
}

/** A day in words: today, yesterday, or its date with the year only where it is another one. */
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

/** The time of a moment as the shop shows times. */
export const timeText = (at: string, twelveHour: boolean): string =>
  clockText(wallClockOf(new Date(at)).slice(11), twelveHour);
