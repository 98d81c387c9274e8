/** Ways to pay, the same for orders and trips; `machines/rules/payment` says of each what it is. */

/** How something is paid; with `fromWallet` the wallet is emptied first and this pays the rest. */
export type PaymentMethod =
  | { kind: 'cash'; fromWallet?: boolean }
  | { kind: 'digital'; gateway: string; fromWallet?: boolean }
  | { kind: 'wallet' }
  | { kind: 'offline'; methodId: number; fields: Record<string, string>; note: string };

export type PaymentKind = PaymentMethod['kind'];

/** How something that stands is paid, as the server says; `unknown` is a way that the shop has not. */
export type PaidBy = { kind: PaymentKind | 'partWallet' } | { kind: 'unknown'; name: string };

/** A way to pay outside the shop: where the money goes, and what the shop asks about it. */
export interface OfflineMethod {
  id: number;
  name: string;
  /** What the customer needs to pay: an account number, a bank. */
  facts: { name: string; value: string }[];
  /** What the customer tells about the payment. */
  asked: { name: string; placeholder: string; required: boolean }[];
}
