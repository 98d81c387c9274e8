/**
 * A time on the shop's clock, `YYYY-MM-DD HH:mm` (seconds and a `T` are ignored). It has no time
 * zone, so that no daylight-saving change or browser zone can shift an opening hour. Rules do not
 * read the present time; their caller passes it.
 */
export type WallClock = string;

/** The number of minutes in a day. */
export const DAY_MINUTES = 1440;

const two = (value: number): string => String(value).padStart(2, '0');

/** Writes a moment as `YYYY-MM-DD HH:mm`, in the time zone of this device. */
export function wallClockOf(moment: Date): WallClock {
  // `Intl` would load the browser's language data first: that takes a tenth of a second on a phone.
  const date = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(two).join('-');
  return `${date} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The date of a moment, `YYYY-MM-DD`. */
export function dateOf(moment: WallClock): string {
  return moment.slice(0, 10);
}

/** Reads `HH:mm` or `HH:mm:ss` as minutes since midnight (ITEM-12); null for any other text. */
export function minutesOfTime(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(time.trim());
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= DAY_MINUTES ? minutes : null;
}

/** The minutes since midnight of a moment; 0 for a date without a time. */
export function minutesOf(moment: WallClock): number {
  return minutesOfTime(moment.slice(11, 16)) ?? 0;
}

const epochDay = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);

/** The date this number of days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  // A day in ms, by itself: importing `DAY_MS` here would add 50 bytes to the first load.
  return new Date(epochDay(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day of the week of a date, 0 (Sunday) to 6 (Saturday) (CAT-12). */
export function weekdayOf(date: string): number {
  return new Date(epochDay(date)).getUTCDay();
}

/**
 * The moment this number of minutes after a date's midnight; a negative number, or more than a day,
 * gives a moment on another date.
 */
export function momentAt(date: string, minutes: number): WallClock {
  const days = Math.floor(minutes / DAY_MINUTES);
  const rest = minutes - days * DAY_MINUTES;
  return `${addDays(date, days)} ${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** The time of day, `HH:mm`, for minutes since midnight; whole days are ignored. */
export function timeAt(minutes: number): string {
  return momentAt('2000-01-01', minutes).slice(11);
}

/**
 * Turns 23:59 into 24:00, because shops write 23:59 when they mean the end of the day. Other times
 * are returned unchanged. All times are minutes since midnight.
 */
export const endOfDay = (minutes: number): number =>
  minutes === DAY_MINUTES - 1 ? DAY_MINUTES : minutes;

/**
 * A daily span in minutes since midnight. If it ends at or before its start, it ends on the next
 * day: 22:00–02:00 gives 1320–1560. Equal times mean the whole day.
 */
export function spanOf(from: number, to: number): { from: number; to: number } {
  const end = to === from ? from : endOfDay(to);
  return { from, to: end <= from ? end + DAY_MINUTES : end };
}

/**
 * Whether a time of day is within a daily span, all in minutes since midnight; the start is
 * included, the end is not.
 */
export function isWithinSpan(minutes: number, from: number, to: number): boolean {
  const span = spanOf(from, to);
  return [minutes, minutes + DAY_MINUTES].some((each) => each >= span.from && each < span.to);
}
