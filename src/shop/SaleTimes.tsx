import { Fragment } from 'react';
import { windowOf } from '../../machines/rules/availability.ts';
import type { Item, ShopConfig } from '../../machines/rules/domain.ts';
import { formatDay } from '../messages/formatDay.ts';
import { t } from '../messages/index.ts';

interface SaleTimesProps {
  item: Pick<Item, 'availableFrom' | 'availableTo' | 'campaignFrom' | 'campaignTo'>;
  config: Pick<ShopConfig, 'twelveHourClock'>;
}

/**
 * The texts that say when an item is sold: the days of its campaign and its hours of each day; []
 * for an item that is always sold (ITEM-11, ITEM-13). A campaign may lack its first or last day.
 */
function textsOf(
  item: SaleTimesProps['item'],
  { twelveHourClock }: SaleTimesProps['config'],
): string[] {
  const { campaignFrom, campaignTo } = item;
  const day = (date: string | null) => (date === null ? '…' : formatDay(date));
  const dated = campaignFrom !== null || campaignTo !== null;
  const days = { from: day(campaignFrom), to: day(campaignTo) };
  const hours = windowOf(item, twelveHourClock, { am: t('rules.time.am'), pm: t('rules.time.pm') });
  return [
    ...(dated ? [t('catalogue.campaigns.dates', days)] : []),
    ...(hours === null ? [] : [t('catalogue.item.window', hours)]),
  ];
}

/**
 * When an item is sold, in lines of their own below the words before it: the days of its campaign
 * and its hours of each day (ITEM-11, ITEM-13).
 */
export function SaleTimes({ item, config }: SaleTimesProps) {
  return textsOf(item, config).map((text) => (
    <Fragment key={text}>
      <br />
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
