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
 * How a placed order or trip is paid, as the server sends it; `unknown` is a way that this shop
 * does not offer.
 */
export type PaidBy = { kind: PaymentKind | 'partWallet' } | { kind: 'unknown'; name: string };

/**
 * A way to pay outside the shop: the recipient's details, and the fields that the shop asks for.
 */
export interface OfflineMethod {
  id: number;
  name: string;
  /** The recipient's details for the customer: an account number, a bank. */
  facts: { name: string; value: string }[];
  /** The fields about the payment that the customer fills in. */
  asked: { name: string; placeholder: string; required: boolean }[];
}
