import type { PaidBy, PaymentMethod, ShopConfig } from '../domain.ts';
import type { MethodRules } from './methodRules.ts';

/**
 * Payment on the page of a payment gateway; each gateway of the shop is a separate choice (WAL-06).
 */
export const digital: MethodRules<Extract<PaymentMethod, { kind: 'digital' }>> = {
  icon: 'card',
  label: { order: 'orders.track.online', trip: 'orders.track.online' },
  paidLabel: 'orders.track.online',
  orderWord: 'digital_payment',
  tripWord: 'digital_payment',
  restSetting: 'digital_payment',
  allows: ({ config, zone }) => config.digitalPayment && (zone?.digitalPayment ?? true),
  offers: ({ config }) =>
    config.gateways.map(({ gateway, title }) => ({
      method: { kind: 'digital', gateway },
      name: title,
    })),
  nameOf: ({ gateway }) => gateway,
  note: () => ({ key: 'checkout.payment.onlineNote' }),
  isClosed: () => false,
  problem: () => null,
};

/** The part of an order or parcel that decides how it is paid. */
export interface PayableDraft {
  choices: { payment: PaymentMethod | null };
  /** The total that the customer agreed to; `fromWallet` is the part that the wallet pays. */
  shownTotal: number;
  fromWallet: number;
}

/** Whether the customer must still pay on a gateway's page after the order or parcel is placed. */
export const isPaidOnline = ({ choices, fromWallet, shownTotal }: PayableDraft): boolean =>
  choices.payment?.kind === 'digital' && fromWallet < shownTotal;

/**
 * The name to show for a payment method that this storefront does not know. null for the known
 * methods, and for the shop's gateways: some servers send the key of a gateway as the method's
 * name.
 */
export const nameElsewhere = (
  paidBy: PaidBy | null,
  { gateways }: Pick<ShopConfig, 'gateways'>,
): string | null =>
  paidBy?.kind !== 'unknown' || gateways.some(({ gateway }) => gateway === paidBy.name)
    ? null
    : paidBy.name;
