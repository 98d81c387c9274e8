import { Briefcase, House, MapPin } from 'lucide-react';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';

/** What an address can be called in the form (ADDR-01). */
export const addressTypes = ['home', 'office', 'other'] as const;

export type AddressType = (typeof addressTypes)[number];

/** The sign of an address by its type. */
export function AddressIcon({ type }: { type: string }) {
  const Icon = type === 'home' ? House : type === 'office' ? Briefcase : MapPin;
  return <Icon size={20} aria-hidden />;
}

/** The type of the form that a type of any backend belongs to (wire facts 15.6: `others`). */
export const typeOf = (type: string): AddressType =>
  addressTypes.find((known) => known === type) ?? 'other';

/** What an address is called: its own label, else the name of its type (ADDR-06). */
export const addressName = ({ label, type }: DeliveryAddress): string =>
  label || t(`place.label.${typeOf(type)}`);
