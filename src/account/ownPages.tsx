import { MapPin, MapPinHouse, PackageSearch, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { useModules } from '../modules/index.ts';

interface OwnPage {
  to: string;
  name: string;
  icon: ReactNode;
}

/** Where customers find what is theirs, in the order of every menu (NAV-23, NAV-28). */
export function useOwnPages(): OwnPage[] {
  const rental = useModules().some(({ type }) => type === 'rental');
  const pages = [
    { to: linkTo('orders'), name: t('account.orders'), Icon: ReceiptText },
    ...(rental ? [{ to: linkTo('trips'), name: t('account.trips'), Icon: MapPin }] : []),
    {
      to: linkTo('profile', { page: 'addresses' }),
      name: t('account.addresses'),
      Icon: MapPinHouse,
    },
    { to: linkTo('trackOrder'), name: t('app.nav.track'), Icon: PackageSearch },
  ];
  return pages.map(({ Icon, ...page }) => ({ ...page, icon: <Icon size={20} aria-hidden /> }));
}
