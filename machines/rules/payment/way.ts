import type { OfflineMethod, PaymentMethod, ShopConfig, Zone } from '../domain.ts';

/** The kinds of things that are paid. */
export type Purpose = 'order' | 'trip';

/** The facts that decide which ways to pay are allowed (wire facts 15.4). */
export interface PaymentTerms {
  config: Pick<
    ShopConfig,
    'cashOnDelivery' | 'digitalPayment' | 'offlinePayment' | 'wallet' | 'partialPayment'
  >;
  /** Null where the zone is unknown: then only the shop's settings count. */
  zone: Pick<Zone, 'cashOnDelivery' | 'digitalPayment' | 'offlinePayment'> | null;
  signedIn: boolean;
}

/** All facts that decide which ways to pay are offered now, and what each would have to pay. */
export interface PaymentFacts extends PaymentTerms {
  purpose: Purpose;
  config: PaymentTerms['config'] & Pick<ShopConfig, 'gateways'>;
  offlineMethods: readonly OfflineMethod[];
  /** The amount to pay, in the shop's currency. */
  total: number;
  /** False while a part of the total is unknown, so that no amount is shown. */
  totalIsKnown: boolean;
  /** The wallet's balance; null when it is unknown. */
  walletBalance: number | null;
  /** The highest amount that can be paid in cash; null without a limit. */
  cashMaximum: number | null;
}

/** Why a chosen way cannot pay; the names are also members of `OrderProblem`. */
export type PaymentProblem = 'walletLow' | 'cashMaximum' | 'offlineFields';

/** One option of the payment form; `name` is null where the way has no name of its own. */
export interface PaymentOffer<Method extends PaymentMethod = PaymentMethod> {
  method: Method;
  name: string | null;
}

/** A way to pay: who may use it, how it is shown, and how it is sent. */
export interface Way<Method extends PaymentMethod> {
  icon: 'banknote' | 'card' | 'wallet' | 'bank';
  /** Message keys of its name: `label` before the order is placed, `paidLabel` afterwards. */
  label: Record<Purpose, string>;
  paidLabel: string;
  /**
   * The API's names of this way, for orders and for trips; null where trips are never paid in this
   * way.
   */
  orderWord: 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment';
  tripWord: 'cash_payment' | 'digital_payment' | 'wallet' | null;
  /** The shop's setting that allows it to pay the rest after the wallet; null: never. */
  restSetting: 'cod' | 'digital_payment' | null;
  /** Whether shop, zone and customer allow it. */
  allows(terms: PaymentTerms): boolean;
  /** The options of this way that can be chosen, where it is allowed. */
  offers(facts: PaymentFacts): PaymentOffer<Method>[];
  /** The key of the chosen option; '' where there is only one. */
  nameOf(method: Method): string;
  /** The text below its name, with an amount in the shop's currency; null for none. */
  note(method: Method, facts: PaymentFacts): { key: string; amount?: number } | null;
  /** Whether it is shown but disabled. */
  isClosed(facts: PaymentFacts): boolean;
  /** Why the chosen way cannot pay; null when it can. */
  problem(method: Method, facts: PaymentFacts): PaymentProblem | null;
}
