/** Coupons that customers enter at the checkout. */
import type { DiscountType } from './item.ts';

export type CouponType = 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order' | 'default';

export interface Coupon {
  id: number;
  title: string;
  code: string;
  type: CouponType;
  discount: number;
  discountType: DiscountType;
  /** The server sent its discount or its dates in an unreadable form. */
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

/** A coupon in the list of the signed-in customer. */
export interface OwnCoupon extends Coupon {
  /** How often a customer may use it; null: no limit. */
  limit: number | null;
  /** How often this customer has used it; 0 where the server does not send it. */
  used: number;
}
