import { clockText } from '../../messages/clockText.ts';

/**
 * A time of day on its own, kept apart from the direction of the text around it. It goes the way of
 * its word for am or pm: left to right, an Arabic reader would meet that word before the time (ITEM-12).
 */
export function ClockTime({ time, twelveHour }: { time: string; twelveHour: boolean }) {
  return <bdi>{clockText(time, twelveHour)}</bdi>;
}
