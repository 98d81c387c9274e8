import type { PaymentMethod } from '../domain.ts';
import type { PaymentFacts, MethodRules } from './methodRules.ts';

const holdsLess = ({ total, walletBalance }: PaymentFacts): boolean => (walletBalance ?? 0) < total;

/** Payment of the whole amount from the customer's wallet; guests have no wallet. */
export const wallet: MethodRules<Extract<PaymentMethod, { kind: 'wallet' }>> = {
  icon: 'wallet',
  label: { order: 'checkout.payment.wallet', trip: 'checkout.payment.wallet' },
  paidLabel: 'orders.track.byWallet',
  orderWord: 'wallet',
  tripWord: 'wallet',
  restSetting: null,
  allows: ({ config, signedIn }) => config.wallet && signedIn,
  offers: () => [{ method: { kind: 'wallet' }, name: null }],
  nameOf: () => '',
  note: (_, facts) => {
    if (facts.walletBalance === null) return { key: 'ui.amountMissing' };
    const key = holdsLess(facts) ? 'checkout.payment.walletLow' : 'checkout.payment.walletHolds';
    return { key, amount: facts.walletBalance };
  },
  isClosed: (facts) => facts.walletBalance === null || holdsLess(facts),
  problem: (_, facts) => (holdsLess(facts) ? 'walletLow' : null),
};
