import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Coins } from 'lucide-react';
import type { CashbackOffer, Currency, ShopConfig } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import { fetchCashback, fetchCashbackOffers } from '../api/checkout/cashback.ts';
import { t } from '../messages/index.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { RetryNotice } from '../ui/progress/RetryNotice.tsx';
import { isolatedMoney } from './isolatedMoney.ts';
import { useLongLivedActor } from './root.ts';

const offersQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['cashback', moduleId],
    queryFn: ({ signal }) => fetchCashbackOffers(signal),
    staleTime: MINUTE_MS,
  });

const worthQuery = (moduleId: number, amount: number) =>
  queryOptions({
    queryKey: ['cashback', moduleId, amount],
    queryFn: ({ signal }) => fetchCashback(amount, signal),
    staleTime: MINUTE_MS,
  });

interface CashbackProps {
  /** What the customer is paying for; a parcel counts as an order. */
  of: 'order' | 'trip';
  moduleId: number;
  /**
   * The total of the order or trip in the shop's currency; null while it is unknown. The server
   * computes the cashback from it; without a total only the terms of the offers are shown.
   */
  amount: number | null;
  config: ShopConfig;
}

/**
 * Shows the cashback that the customer will get into the wallet: the amount for this total if there
 * is one, else the terms of the offers. Guests, and shops without a wallet, see nothing.
 */
export function Cashback(props: CashbackProps) {
  const isCustomer = useSelector(useLongLivedActor('session'), (session) =>
    session.matches('customer'),
  );
  return isCustomer && props.config.wallet ? <Offered {...props} /> : null;
}

function Offered({ of, moduleId, amount, config: { currency } }: CashbackProps) {
  const offers = useQuery(offersQuery(moduleId));
  const any = offers.data !== undefined && offers.data.length > 0;
  const worth = useQuery({
    ...worthQuery(moduleId, amount ?? 0),
    enabled: any && amount !== null,
  });
  const failed = [offers, worth].filter(({ data, isError }) => data === undefined && isError);
  if (failed.length > 0) {
    const retry = () => failed.forEach(({ refetch }) => void refetch());
    return <RetryNotice onRetry={retry}>{t('cart.cashback.failed')}</RetryNotice>;
  }
  if (!any) return null;
  if (worth.isLoading) return <Skeleton $height="50px" />;
  const sum = amount === null ? 0 : (worth.data ?? 0);
  return (
    <Notice look="success" icon={<Coins size={20} aria-hidden />}>
      {sum > 0
        ? t(`cart.cashback.${of}.sum`, { amount: isolatedMoney(sum, currency) })
        : offers.data.map((offer) => <p key={offer.id}>{termsOf(offer, of, currency)}</p>)}
    </Notice>
  );
}

function termsOf(
  { type, amount, minimum, maximum }: CashbackOffer,
  of: CashbackProps['of'],
  currency: Currency,
): string {
  const back =
    type === 'percent'
      ? t('cart.cashback.percent', { percent: amount })
      : isolatedMoney(amount, currency);
  const terms =
    minimum > 0
      ? t(`cart.cashback.${of}.from`, { back, least: isolatedMoney(minimum, currency) })
      : t(`cart.cashback.${of}.any`, { back });
  if (type !== 'percent' || maximum === 0) return terms;
  return `${terms} ${t('cart.cashback.most', { most: isolatedMoney(maximum, currency) })}`;
}
