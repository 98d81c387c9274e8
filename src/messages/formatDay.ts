import { formatDate } from './index.ts';

/**
 * Formats a date for the active language; '' when it is not a valid date. It is read and written in
 * UTC, so that it is the same day in every time zone.
 * @param date a text that begins with `YYYY-MM-DD`; a time after it is ignored
 */
export const formatDay = (
  date: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => formatDate(`${date.slice(0, 10)}T12:00:00Z`, { ...options, timeZone: 'UTC' });
