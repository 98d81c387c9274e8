import type { OfflineMethod, PaymentMethod, ShopConfig, Zone } from '../domain.ts';

/** What is paid: an order (or parcel), or a rental trip. */
export type Purpose = 'order' | 'trip';

/** The facts that decide which payment methods are allowed (wire facts 15.4). */
export interface PaymentTerms {
  config: Pick<
    ShopConfig,
    'cashOnDelivery' | 'digitalPayment' | 'offlinePayment' | 'wallet' | 'partialPayment'
  >;
  /** null when the zone is unknown; then only the shop's settings count. */
  zone: Pick<Zone, 'cashOnDelivery' | 'digitalPayment' | 'offlinePayment'> | null;
  signedIn: boolean;
}

/** All facts that decide which payment methods are offered now, and how much each has to pay. */
export interface PaymentFacts extends PaymentTerms {
  purpose: Purpose;
  config: PaymentTerms['config'] & Pick<ShopConfig, 'gateways'>;
  /** The shop's ways to pay outside it; null when they could not be loaded. */
  offlineMethods: readonly OfflineMethod[] | null;
  /** The amount to pay, in the shop's currency. */
  total: number;
  /** False while a part of the total is unknown, so that no amount is shown. */
  totalIsKnown: boolean;
  /** The wallet's balance; null when it is unknown. */
  walletBalance: number | null;
  /** The highest amount that can be paid in cash; null without a limit. */
  cashMaximum: number | null;
  /** Whether the receiver of a parcel pays it, not the customer who books it. */
  byReceiver?: boolean;
}

/** Why the chosen payment method cannot be used; the names are also members of `OrderProblem`. */
export type PaymentProblem = 'walletLow' | 'cashMaximum' | 'offlineFields' | 'offlineUnknown';

/**
 * One option of the payment form, such as one gateway. `name` is the option's own name; null when
 * the label of its method is shown instead.
 */
export interface PaymentOffer<Method extends PaymentMethod = PaymentMethod> {
  method: Method;
  name: string | null;
}

/** A payment method: who may use it, how it is shown, and how it is sent. */
export interface MethodRules<Method extends PaymentMethod> {
  icon: 'banknote' | 'card' | 'wallet' | 'bank';
  /** Message keys of its name: `label` before the order is placed, `paidLabel` afterwards. */
  label: Record<Purpose, string>;
  paidLabel: string;
  /**
   * The API's names of this method, for orders and for trips; null when trips are never paid with
   * it.
   */
  orderWord: 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment';
  tripWord: 'cash_payment' | 'digital_payment' | 'wallet' | null;
  /**
   * Two values of the shop's setting `partialPayment` let this method pay the rest after the
   * wallet: this one, and `both`. null: the method can never pay only a rest.
   */
  restSetting: 'cod' | 'digital_payment' | null;
  /** Whether shop, zone and customer allow this method. */
  allows(terms: PaymentTerms): boolean;
  /**
   * The options of this method that can be chosen, if it is allowed; for example one for each
   * gateway.
   */
  offers(facts: PaymentFacts): PaymentOffer<Method>[];
  /** The key of the chosen option, such as a gateway; '' when the method has only one option. */
  nameOf(method: Method): string;
  /**
   * The text below the option's name, with an amount in the shop's currency if it needs one; null
   * for none.
   */
  note(method: Method, facts: PaymentFacts): { key: string; amount?: number } | null;
  /** Whether the option is shown but disabled. */
  isClosed(facts: PaymentFacts): boolean;
  /** Why the chosen option cannot pay; null when it can. */
  problem(method: Method, facts: PaymentFacts): PaymentProblem | null;
}
