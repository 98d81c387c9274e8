/** The wallet and the loyalty points of a customer, and how both grow. */
import type { DiscountType } from './item.ts';

/**
 * Why money came into the wallet or left it, by the server's names; `unknown` for any other value.
 */
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

/** The filters of the wallet's history (wire facts 11.2). */
export type WalletFilter = 'all' | 'order' | 'loyalty_point' | 'add_fund' | 'referrer' | 'CashBack';

/** Why points were added or removed; `unknown` for any other value. */
export type PointsReason = 'order_place' | 'trip_booking' | 'point_to_wallet' | 'unknown';

/** One entry in the history of the wallet (money) or of the loyalty points. */
export interface Movement<Reason extends string> {
  id: number;
  reason: Reason;
  /** Negative when money or points were taken out; null when the server sent no readable amount. */
  amount: number | null;
  /** The owner's bonus, which is part of `amount`. */
  bonus: number;
  /** The reference of an order, a trip or a payment; null without one. */
  reference: string | null;
  /** The time of the entry; null when the server did not send it. */
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
  /** The smallest payment that earns the bonus. */
  minimum: number;
  /** The most that a percentage adds; 0: no cap. */
  most: number;
  /** `YYYY-MM-DD`, that day included; '' without an end. */
  endDate: string;
}

/** A running cashback offer: it gives part of what is paid for an order or a trip to the wallet. */
export interface CashbackOffer {
  id: number;
  type: DiscountType;
  amount: number;
  /** The least that the order or trip has to cost; 0: any. */
  minimum: number;
  /** The most that a percentage gives; 0: no cap. */
  most: number;
}

/** The exchange rate of points and the minimum to convert. */
export interface LoyaltyTerms {
  /** Points for one unit of the shop's currency, at least 1. */
  rate: number;
  /** The smallest number of points that can be converted at once. */
  minimum: number;
}

/** The rewards of a referral. Amounts are null when they are not known. */
export interface ReferralTerms {
  /** Paid to the inviting customer once the friend's first order was delivered. */
  reward: number | null;
  /** The discount on the friend's first order; null when there is none. */
  friend: { discount: number; type: DiscountType } | null;
}

/** A payment into the wallet that a customer began. */
export interface FundIntent {
  /** The idempotency key: the server makes one payment of it, however often it is sent. */
  key: string;
  amount: number;
  /** The gateway's key. */
  method: string;
  /**
   * Id of the newest entry in the wallet's history when the payment was started; the payment itself
   * can only have a higher id.
   */
  after: number;
  /** URL of the gateway's payment page; null until the server has sent it. */
  link: string | null;
}

/** The outcome that a payment page reports in the URL when it returns the customer to the shop. */
export type PaymentFlag = 'success' | 'fail' | 'cancel';
