import { clockText } from '../../messages/clockText.ts';

/**
 * A time of day (`time` is HH:mm), isolated from the text direction around it. Its direction is not
 * fixed to left-to-right: the browser takes it from the letters of "am" or "pm" in the shown
 * language. Otherwise an Arabic reader would read "am" or "pm" before the time (ITEM-12).
 */
export function ClockTime({ time, twelveHour }: { time: string; twelveHour: boolean }) {
  return <bdi>{clockText(time, twelveHour)}</bdi>;
}
