import type { OfflineMethod, PaymentMethod, ShopConfig, Zone } from '../domain.ts';

/** What is paid. */
export type Purpose = 'order' | 'trip';

/** What decides which ways to pay are allowed (wire facts 15.4). */
export interface PaymentTerms {
  config: Pick<
    ShopConfig,
    'cashOnDelivery' | 'digitalPayment' | 'offlinePayment' | 'wallet' | 'partialPayment'
  >;
  /** Null where no zone is known: the shop alone decides. */
  zone: Pick<Zone, 'cashOnDelivery' | 'digitalPayment' | 'offlinePayment'> | null;
  signedIn: boolean;
}

/** What decides besides how something may be paid now. */
export interface PaymentFacts extends PaymentTerms {
  purpose: Purpose;
  config: PaymentTerms['config'] & Pick<ShopConfig, 'gateways'>;
  offlineMethods: readonly OfflineMethod[];
  /** What is to be paid, in the shop's currency. */
  total: number;
  /** False while a part of the total is not known, so that no amount is named. */
  totalIsKnown: boolean;
  /** What the wallet holds; null when it is not known. */
  walletBalance: number | null;
  /** The most that may be paid in cash; null without a limit. */
  cashMaximum: number | null;
}

/** Why a chosen way cannot pay, by the names of `OrderProblem`. */
export type PaymentProblem = 'walletLow' | 'cashMaximum' | 'offlineFields';

/** One tile to choose; `name` is null where the way has no name of its own. */
export interface PaymentOffer<Method extends PaymentMethod = PaymentMethod> {
  method: Method;
  name: string | null;
}

/** A way to pay: who may use it, how it is shown, and how it goes on the wire. */
export interface Way<Method extends PaymentMethod> {
  icon: 'banknote' | 'card' | 'wallet' | 'bank';
  /** Keys of its name before it is chosen, and once the order stands. */
  label: Record<Purpose, string>;
  paidLabel: string;
  /** The wire's words for it; null where trips are never paid so. */
  orderWord: 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment';
  tripWord: 'cash_payment' | 'digital_payment' | 'wallet' | null;
  /** The setting of the shop with which it may pay the rest after an emptied wallet; null: never. */
  restSetting: 'cod' | 'digital_payment' | null;
  /** Whether shop, zone and customer have it. */
  allows(terms: PaymentTerms): boolean;
  /** What of it can be chosen, where it is allowed. */
  offers(facts: PaymentFacts): PaymentOffer<Method>[];
  /** Which of its offers is meant; '' where it has one only. */
  nameOf(method: Method): string;
  /** What is said below its name, with an amount in the shop's currency; null says nothing. */
  note(method: Method, facts: PaymentFacts): { key: string; amount?: number } | null;
  /** Whether it is shown and cannot be chosen. */
  isClosed(facts: PaymentFacts): boolean;
  /** Why it cannot pay as it was chosen; null when it can. */
  problem(method: Method, facts: PaymentFacts): PaymentProblem | null;
}
