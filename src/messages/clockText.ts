import { displayTime } from '../../machines/rules/availability.ts';
import { t } from './index.ts';

/**
 * A time of day (`HH:mm`) as the shop shows it: 24 hours, or 12 hours with the active language's
 * "am" and "pm" (ITEM-12).
 */
export function clockText(time: string, twelveHour: boolean): string {
  return displayTime(time, twelveHour, { am: t('rules.time.am'), pm: t('rules.time.pm') });
}
