import type { PaidBy, PaymentMethod, ShopConfig } from '../domain.ts';
import type { Way } from './way.ts';

/** A gateway's page, each gateway of the shop a choice of its own (WAL-06). */
export const digital: Way<Extract<PaymentMethod, { kind: 'digital' }>> = {
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

/** What of an order or a parcel says how it is paid. */
export interface PayableDraft {
  choices: { payment: PaymentMethod | null };
  /** What the customer agreed to, and what of it the wallet pays. */
  shownTotal: number;
  fromWallet: number;
}

/** Whether something of it is left to pay on a gateway's page once it stands. */
export const isPaidOnline = ({ choices, fromWallet, shownTotal }: PayableDraft): boolean =>
  choices.payment?.kind === 'digital' && fromWallet < shownTotal;

/**
 * The name of a way to pay that the shop has not; null for its own ways, and for its gateways, by
 * whose keys servers name what was paid there.
 */
export const nameElsewhere = (
  paidBy: PaidBy | null,
  { gateways }: Pick<ShopConfig, 'gateways'>,
): string | null =>
  paidBy?.kind !== 'unknown' || gateways.some(({ gateway }) => gateway === paidBy.name)
    ? null
    : paidBy.name;
