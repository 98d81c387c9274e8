/**
 * Ways to pay, the same for orders and trips; `machines/rules/payment` has a description of each.
 */

/**
 * How something is paid; with `fromWallet` the wallet's balance is used first and this way pays the
 * rest.
 */
export type PaymentMethod =
  | { kind: 'cash'; fromWallet?: boolean }
  | { kind: 'digital'; gateway: string; fromWallet?: boolean }
  | { kind: 'wallet' }
  | { kind: 'offline'; methodId: number; fields: Record<string, string>; note: string };

export type PaymentKind = PaymentMethod['kind'];

/**
 * How a placed order or trip is paid, as the server sends it. `partWallet` is a part from the
 * wallet and the rest by another method; `unknown` is a method that this shop does not know.
 */
export type PaidBy = { kind: PaymentKind | 'partWallet' } | { kind: 'unknown'; name: string };

/**
 * A way to pay outside the shop, such as a bank transfer: the account to pay to, and the form about
 * the payment.
 */
export interface OfflineMethod {
  id: number;
  name: string;
  /** What the customer needs to know to pay, for example the bank and the account number. */
  facts: { name: string; value: string }[];
  /** The form fields in which the customer describes the payment. */
  asked: { name: string; placeholder: string; required: boolean }[];
}
