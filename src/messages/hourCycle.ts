import { activeLocale } from './index.ts';

/**
 * The option `hourCycle` of `formatDate` for the shop's clock of 12 or 24 hours (ITEM-12). The
 * option `hour12` would write five past midnight as 24:05 in English, and as 00:05 AM in French.
 * @param twelveHour undefined while the shop's settings are loading: then the language decides
 */
export function hourCycleOf(twelveHour: boolean | undefined): 'h12' | 'h23' | undefined {
  if (twelveHour === undefined) return undefined;
  return twelveHour ? 'h12' : 'h23';
}

/**
 * Whether times of day are shown with 12 hours. As with `hourCycleOf`, the language decides while
 * the shop's settings are loading (undefined).
 */
export const showsTwelveHours = (twelveHour: boolean | undefined): boolean =>
  twelveHour ??
  new Intl.DateTimeFormat(activeLocale(), { hour: 'numeric' }).resolvedOptions().hour12 === true;
