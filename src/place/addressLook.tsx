import { Briefcase, House, MapPin } from 'lucide-react';
import { addressTypeOf } from '../../machines/rules/address.ts';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';

/** The icon of an address by its type, such as home or office. */
export function AddressIcon({ type }: { type: string }) {
  const Icon = type === 'home' ? House : type === 'office' ? Briefcase : MapPin;
  return <Icon size={20} aria-hidden />;
}

/** The name of an address: its own label, else the name of its type (ADDR-06). */
export const addressName = ({ label, type }: DeliveryAddress): string =>
  label || t(`place.label.${addressTypeOf(type)}`);
