import { clockText } from '../../messages/clockText.ts';

/**
 * A time of day, isolated from the direction of the text around it. It has the direction of its
 * text for am or pm: left to right, an Arabic reader would read that text before the time
 * (ITEM-12).
 */
export function ClockTime({ time, twelveHour }: { time: string; twelveHour: boolean }) {
  return <bdi>{clockText(time, twelveHour)}</bdi>;
}
