/** Coupons that customers enter at the checkout. */
import type { DiscountType } from './item.ts';

/**
 * What a coupon is for: named stores or zones, the delivery fee, a customer's first order, or any
 * order (`default`).
 */
export type CouponType = 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order' | 'default';

export interface Coupon {
  id: number;
  title: string;
  code: string;
  type: CouponType;
  discount: number;
  discountType: DiscountType;
  /**
   * True when the server sent the coupon's discount or dates in an unreadable form: then it cannot
   * be used.
   */
  unreadable?: boolean;
  minPurchase: number;
  /** The largest discount, in the shop's currency; 0 means no maximum. */
  maxDiscount: number;
  startDate: string;
  expireDate: string;
  /** Ids of the zones where a `zone_wise` coupon is valid; empty for other types. */
  zoneIds: number[];
  /** Ids of the stores where a `store_wise` coupon is valid; empty for other types. */
  storeIds: number[];
}

/** A coupon in the list of the signed-in customer. */
export interface OwnCoupon extends Coupon {
  /** How often a customer may use it; null means no limit. */
  limit: number | null;
  /** How often this customer has used it; 0 where the server does not send it. */
  used: number;
}
