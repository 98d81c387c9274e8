import type { MessageRef, PaymentMethod, ShopConfig, Zone } from '../domain.ts';
import { restOf } from './partWallet.ts';
import type { PaymentFacts, MethodRules } from './methodRules.ts';

/**
 * The highest total that can be paid in cash: the lower one of the zone's limit for the module and
 * the shop's limit. A limit of 0 means no limit. null when neither has a limit (OPEN-19, wire facts
 * 17.9).
 */
export function cashCeiling(
  config: Pick<ShopConfig, 'cashMaximum'>,
  zone: Pick<Zone, 'chargesByModule'> | null,
  moduleId: number,
): number | null {
  const ceilings = [
    config.cashMaximum,
    zone?.chargesByModule[moduleId]?.cashMaximum ?? null,
  ].filter((ceiling) => ceiling !== null && ceiling > 0);
  return ceilings.length === 0 ? null : Math.min(...ceilings.map(Number));
}

/**
 * The message when an order is above the limit for cash on delivery; null when it is not (CHK-11).
 */
export function cashProblem(total: number, ceiling: number | null): MessageRef | null {
  return ceiling !== null && total > ceiling ? { key: 'rules.cash.overMaximum' } : null;
}

const isTooDear = ({ total, cashMaximum }: PaymentFacts): boolean =>
  cashProblem(total, cashMaximum) !== null;

/** Payment in cash, on delivery or at pickup. */
export const cash: MethodRules<Extract<PaymentMethod, { kind: 'cash' }>> = {
  icon: 'banknote',
  label: { order: 'checkout.payment.cash', trip: 'trips.pay.cash' },
  paidLabel: 'orders.track.byCash',
  orderWord: 'cash_on_delivery',
  tripWord: 'cash_payment',
  restSetting: 'cod',
  allows: ({ config, zone }) => config.cashOnDelivery && (zone?.cashOnDelivery ?? true),
  offers: () => [{ method: { kind: 'cash' }, name: null }],
  nameOf: () => '',
  note: (method, facts) => {
    if (isTooDear(facts)) {
      const key = facts.purpose === 'trip' ? 'trips.pay.cashUpTo' : 'checkout.payment.cashUpTo';
      return { key, amount: facts.cashMaximum ?? 0 };
    }
    if (!facts.totalIsKnown) return null;
    const key = facts.byReceiver ? 'parcel.payer.receiverReady' : 'checkout.payment.cashReady';
    return { key, amount: restOf(method, facts) };
  },
  // An order above the limit gets its message when it is placed, because its total may still fall.
  isClosed: (facts) => facts.purpose === 'trip' && isTooDear(facts),
  problem: (_, facts) => (isTooDear(facts) ? 'cashMaximum' : null),
};
