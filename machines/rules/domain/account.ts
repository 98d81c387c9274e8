/** The wallet and the loyalty points of a customer, and the offers that add to them. */
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
  /**
   * In the shop's currency, or in points; negative when it was taken out; null when the server sent
   * no readable amount.
   */
  amount: number | null;
  /** The bonus from the shop that is included in `amount`; 0 without one. */
  bonus: number;
  /**
   * What the entry belongs to, as the server sent it: the id of an order or trip, or a text; null
   * without one.
   */
  reference: string | null;
  /** When the entry was made, as the server sent it; null when the server did not send it. */
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
  /** The smallest payment that earns the bonus, in the shop's currency. */
  minimum: number;
  /** The largest bonus, if `type` is a percentage; 0 means no maximum. */
  maximum: number;
  /** The last day of the offer, `YYYY-MM-DD`; '' when it has no end. */
  endDate: string;
}

/** A running cashback offer: it gives part of what is paid for an order or a trip to the wallet. */
export interface CashbackOffer {
  id: number;
  type: DiscountType;
  amount: number;
  /** The lowest price of an order or trip that earns cashback; 0 means any price. */
  minimum: number;
  /** The largest cashback, if `type` is a percentage; 0 means no maximum. */
  maximum: number;
}

/** The terms on which customers convert loyalty points into money in the wallet. */
export interface LoyaltyTerms {
  /** How many points are worth one unit of the shop's currency; at least 1. */
  rate: number;
  /** The smallest number of points that can be converted at once. */
  minimum: number;
}

/** The rewards of a referral, when a customer invites a friend. Amounts are null when not known. */
export interface ReferralTerms {
  /** The money that the inviting customer gets once the friend's first order was delivered. */
  reward: number | null;
  /** The discount on the friend's first order; null when there is none. */
  friend: { discount: number; type: DiscountType } | null;
}

/** A payment into the wallet that a customer began. */
export interface TopUp {
  /** The idempotency key: however often the request is sent, the server makes only one payment. */
  key: string;
  amount: number;
  /** The key of the chosen payment gateway, for example 'stripe'. */
  method: string;
  /**
   * Id of the newest entry in the wallet's history when the payment was started: the entry of this
   * payment gets a higher id.
   */
  after: number;
  /** URL of the gateway's payment page; null until the server has sent it. */
  link: string | null;
}

/** The outcome that a payment page reports in the URL when it returns the customer to the shop. */
export type PaymentFlag = 'success' | 'fail' | 'cancel';
