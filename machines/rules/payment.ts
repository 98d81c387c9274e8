import type {
  MessageRef,
  OfflineMethod,
  OrderDraft,
  PaymentMethod,
  ShopConfig,
  Zone,
} from './domain.ts';
import { subtract } from './money.ts';

/**
 * The most an order may cost to be paid in cash: the lower of the zone's ceiling for the module
 * and the shop's; null when neither names one, and 0 names none (OPEN-19, wire facts 17.9).
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

/** What is said when an order is too dear for cash on delivery, null when it is not (CHK-11). */
export function cashProblem(total: number, ceiling: number | null): MessageRef | null {
  return ceiling !== null && total > ceiling ? { key: 'rules.cash.overMaximum' } : null;
}

/** What decides which ways to pay are offered. */
type Switches = Pick<
  ShopConfig,
  'cashOnDelivery' | 'digitalPayment' | 'offlinePayment' | 'wallet' | 'partialPayment'
>;
type ZoneSwitches = Pick<Zone, 'cashOnDelivery' | 'digitalPayment' | 'offlinePayment'>;

export interface OfferedPayments {
  cash: boolean;
  digital: boolean;
  offline: boolean;
  wallet: boolean;
  /** Whether a wallet that holds too little may be emptied first, by what pays the rest. */
  restByCash: boolean;
  restByDigital: boolean;
}

/** The ways to pay that both the shop and the zone allow (wire facts 15.4); a wallet needs an account. */
export function paymentsOffered(
  config: Switches,
  zone: ZoneSwitches | null,
  signedIn: boolean,
): OfferedPayments {
  const cash = config.cashOnDelivery && (zone?.cashOnDelivery ?? true);
  const digital = config.digitalPayment && (zone?.digitalPayment ?? true);
  const wallet = config.wallet && signedIn;
  const { partialPayment } = config;
  return {
    cash,
    digital,
    offline: config.offlinePayment && (zone?.offlinePayment ?? true),
    wallet,
    restByCash: wallet && cash && (partialPayment === 'cod' || partialPayment === 'both'),
    restByDigital:
      wallet && digital && (partialPayment === 'digital_payment' || partialPayment === 'both'),
  };
}

/** What of a total the wallet pays when it is emptied first, and what is left to pay, in the shop's currency. */
export function sharesOf(total: number, balance: number): { fromWallet: number; rest: number } {
  const fromWallet = Math.min(Math.max(balance, 0), total);
  return { fromWallet, rest: subtract(total, fromWallet) };
}

/** The first field that an offline way to pay asks for and that was left empty; null when all are given. */
export function missingOfflineField(
  methods: readonly OfflineMethod[],
  chosen: { methodId: number; fields: Record<string, string> },
): string | null {
  const method = methods.find(({ id }) => id === chosen.methodId);
  const missing = method?.asked.find(
    ({ name, required }) => required && (chosen.fields[name] ?? '').trim() === '',
  );
  return missing?.name ?? null;
}

/** A chosen way to pay while it is offered, else null: it must be chosen anew. */
export function offeredPayment(
  chosen: PaymentMethod | null,
  facts: {
    config: Switches & Pick<ShopConfig, 'gateways'>;
    zone: ZoneSwitches | null;
    offlineMethods: readonly OfflineMethod[];
  },
  signedIn: boolean,
): PaymentMethod | null {
  const offered = paymentsOffered(facts.config, facts.zone, signedIn);
  switch (chosen?.kind) {
    case 'digital': {
      const known = facts.config.gateways.some(({ gateway }) => gateway === chosen.gateway);
      if (!offered.digital || !known) return null;
      return { ...chosen, fromWallet: chosen.fromWallet === true && offered.restByDigital };
    }
    case 'cash':
      if (!offered.cash) return null;
      return { ...chosen, fromWallet: chosen.fromWallet === true && offered.restByCash };
    case 'wallet':
      return offered.wallet ? chosen : null;
    case 'offline': {
      const known = facts.offlineMethods.some(({ id }) => id === chosen.methodId);
      return offered.offline && known ? chosen : null;
    }
    case undefined:
      return null;
  }
}

/** Whether something of an order is left to pay on a gateway's page once it stands. */
export const isPaidOnline = ({ choices, fromWallet, shownTotal }: OrderDraft): boolean =>
  choices.payment?.kind === 'digital' && fromWallet < shownTotal;
