/** Coupons as customers type them. */
import type { DiscountType } from './item.ts';

export type CouponType = 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order' | 'default';

export interface Coupon {
  id: number;
  title: string;
  code: string;
  type: CouponType;
  discount: number;
  discountType: DiscountType;
  /** What it takes off, or from when on, is said in a form that nobody can read. */
  unreadable?: boolean;
  minPurchase: number;
  /** 0: no cap. */
  maxDiscount: number;
  startDate: string;
  expireDate: string;
  /** Zone ids of a zone_wise coupon. */
  zoneIds: number[];
  /** Store ids of a store_wise coupon. */
  storeIds: number[];
}

/** A coupon in the customer's own list. */
export interface OwnCoupon extends Coupon {
  /** How often a customer may use it; null: no limit. */
  limit: number | null;
  /** How often this customer has used it; 0 where the server does not say. */
  used: number;
}
