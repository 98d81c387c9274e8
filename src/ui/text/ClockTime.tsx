import { clockText } from '../../messages/clockText.ts';

/**
 * A time of day (`time` is HH:mm), isolated from the direction of the text around it. Its own
 * direction follows its am or pm: if it were forced to run from left to right, an Arabic reader
 * would read am or pm before the time (ITEM-12).
 */
export function ClockTime({ time, twelveHour }: { time: string; twelveHour: boolean }) {
  return <bdi>{clockText(time, twelveHour)}</bdi>;
}
