import { storeHours } from '../../machines/rules/availability.ts';
import type { ShopConfig, Store } from '../../machines/rules/domain.ts';
import { dateOf, weekdayOf, type WallClock } from '../../machines/rules/wallClock.ts';
import { clockText } from '../messages/clockText.ts';
import { formatDate, t } from '../messages/index.ts';

/** The name of a weekday in the shown language; 0 is Sunday (CAT-12). */
export function dayText(day: number): string {
  // 2023-01-01 was a Sunday.
  return formatDate(new Date(2023, 0, 1 + day), { weekday: 'long' });
}

/**
 * A text that says whether a store takes orders at a time and when that changes, such as "Open
 * until 22:00" or "Open 24 hours".
 * @param at the present time, see `usePresentMinute`
 */
export function hoursText(
  store: Pick<Store, 'active' | 'open' | 'hours'>,
  config: Pick<ShopConfig, 'twelveHourClock'>,
  at: WallClock,
): string {
  if (store.active && store.hours === null) return t('catalogue.store.hoursMissing');
  const hours = storeHours(store, at);
  const when = (change: string) => {
    const time = clockText(change.slice(-5), config.twelveHourClock);
    const day = dateOf(change) === dateOf(at) ? '' : dayText(weekdayOf(change));
    return day === '' ? time : `${day} ${time}`;
  };
  if (hours.state === 'paused') return t('catalogue.store.paused');
  if (hours.state === 'open') {
    return hours.closesAt === null
      ? t('catalogue.store.openAlways')
      : t('catalogue.store.openUntil', { time: when(hours.closesAt) });
  }
  return hours.opensAt === null
    ? t('catalogue.store.closed')
    : t('catalogue.store.opensAt', { time: when(hours.opensAt) });
}
