import { useQuery } from '@tanstack/react-query';
import {
  Gift,
  MapPin,
  MapPinHouse,
  PackageSearch,
  ReceiptText,
  Settings,
  Sparkles,
  TicketPercent,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo } from '../../machines/rules/paths.ts';
import { useCustomer } from '../identity/index.ts';
import { formatNumber, t } from '../messages/index.ts';
import { useHasRental } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { ShortMoney } from '../ui/Price.tsx';

interface AccountPage {
  to: string;
  name: string;
  icon: ReactNode;
  /**
   * Shown beside the page's name: the number of orders or points, or the wallet balance. Null when
   * the page has no number or it is not known yet.
   */
  count: ReactNode;
}

interface Entry {
  to: string;
  name: string;
  Icon: LucideIcon;
  count?: ReactNode;
}

/**
 * Whether it is not known yet which account pages there are: that depends on the shop's modules and
 * config.
 */
export function useOwnPagesPending(): boolean {
  const { isPending } = useQuery(configQuery());
  return useHasRental().isPending || isPending;
}

/**
 * The account pages of a customer, in the order in which every menu shows them. Pages of features
 * that the shop has switched off are left out (NAV-23, NAV-28..32).
 */
export function useAccountPages(): AccountPage[] {
  const { hasRental } = useHasRental();
  const customer = useCustomer();
  const { data: config } = useQuery(configQuery());
  const number = (count: number | null | undefined) =>
    count == null ? null : <bdi>{formatNumber(count)}</bdi>;
  const pages: (Entry | false)[] = [
    {
      to: linkTo('profile', { page: 'profile-settings' }),
      name: t('account.profile'),
      Icon: UserRound,
    },
    {
      to: linkTo('orders'),
      name: t('account.orders'),
      Icon: ReceiptText,
      count: number(customer?.orderCount),
    },
    hasRental && { to: linkTo('trips'), name: t('account.trips'), Icon: MapPin },
    {
      to: linkTo('profile', { page: 'addresses' }),
      name: t('account.addresses'),
      Icon: MapPinHouse,
    },
    config?.wallet === true && {
      to: linkTo('wallet'),
      name: t('account.wallet'),
      Icon: Wallet,
      count: customer?.walletBalance != null && (
        <ShortMoney amount={customer.walletBalance} currency={config.currency} />
      ),
    },
    { to: linkTo('coupons'), name: t('account.coupons'), Icon: TicketPercent },
    config?.loyalty != null && {
      to: linkTo('points'),
      name: t('account.points'),
      Icon: Sparkles,
      count: number(customer?.points),
    },
    config?.referral != null && { to: linkTo('referral'), name: t('account.referral'), Icon: Gift },
    { to: linkTo('settings'), name: t('account.settings'), Icon: Settings },
    { to: linkTo('trackOrder'), name: t('app.nav.track'), Icon: PackageSearch },
  ];
  return pages
    .filter((page) => page !== false)
    .map(({ Icon, count = null, ...page }) => ({
      ...page,
      count,
      icon: <Icon size={20} aria-hidden />,
    }));
}
