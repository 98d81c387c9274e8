/** What a customer owns beside orders: the wallet, the points, and how both grow. */
import type { DiscountType } from './item.ts';

/** Why money came into the wallet or left it, in the wire's words; unknown: one not known here. */
export type WalletReason =
  | 'order_place'
  | 'order_refund'
  | 'partial_payment'
  | 'loyalty_point'
  | 'add_fund'
  | 'add_fund_by_admin'
  | 'referrer'
  | 'CashBack'
  | 'trip_booking'
  | 'unknown';

/** What the history of the wallet can be narrowed to (wire facts 11.2). */
export type WalletFilter = 'all' | 'order' | 'loyalty_point' | 'add_fund' | 'referrer' | 'CashBack';

/** Why points came or left; unknown: a reason not known here. */
export type PointsReason = 'order_place' | 'trip_booking' | 'point_to_wallet' | 'unknown';

/** One line of a book: money of the wallet, or points. */
export interface Movement<Reason extends string> {
  id: number;
  reason: Reason;
  /** Below 0 when it left; null when the server did not say it so that it can be read. */
  amount: number | null;
  /** What the owner gave on top, part of `amount`. */
  bonus: number;
  /** An order, a trip or a payment; null without one. */
  reference: string | null;
  /** Null when the server did not say. */
  at: string | null;
}

export type WalletMovement = Movement<WalletReason>;
export type PointsMovement = Movement<PointsReason>;

/** A running offer that adds money to what is paid into the wallet. */
export interface WalletBonus {
  id: number;
  title: string;
  description: string;
  type: DiscountType;
  amount: number;
  /** The least to pay in for it. */
  minimum: number;
  /** The most that a percentage adds; 0: no cap. */
  most: number;
  /** `YYYY-MM-DD`, that day included; '' without one. */
  endDate: string;
}

/** What points are worth, and how many it takes. */
export interface LoyaltyTerms {
  /** Points for one unit of the shop's currency, at least 1. */
  rate: number;
  /** The least that can be converted at once. */
  minimum: number;
}

/** What a referral brings. Amounts are null when they are not known. */
export interface ReferralTerms {
  /** To who invited, once the friend's first order has arrived. */
  reward: number | null;
  /** Off the friend's first order; null when the shop gives them nothing. */
  friend: { discount: number; type: DiscountType } | null;
}

/** Money that a customer began to pay into the wallet. */
export interface FundIntent {
  /** Made once: the server makes one payment of it, however often it is sent. */
  key: string;
  amount: number;
  /** The gateway's key. */
  method: string;
  /** The newest line of the wallet's book then; what came later may be this money. */
  after: number;
  /** The payment page; null until the server has named it. */
  link: string | null;
}

/** How a payment page says that it ended. */
export type PaymentFlag = 'success' | 'fail' | 'cancel';
