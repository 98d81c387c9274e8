import { discountOn } from './discount.ts';
import type { Coupon, MessageRef, OwnCoupon } from './domain.ts';
import { failureOf, messageOf } from './failure.ts';
import { roundMoney } from './money.ts';
import { dateOf } from './wallClock.ts';

/** What of an order a coupon is checked against. */
export interface CouponFacts {
  storeId: number;
  /** Zones of the stored place. */
  zoneIds: readonly number[];
  /** Items and add-ons less their discounts: `OrderTotals.subtotal`. */
  subtotal: number;
  /** Date or moment by the shop's clock. */
  now: string;
  /** Orders this customer has placed; null or missing when it is not known. */
  ordersBefore?: number | null;
}

/** Why a coupon does not fit an order. */
export type CouponReason =
  'unreadable' | 'notStarted' | 'expired' | 'zone' | 'store' | 'firstOrder' | 'minimum';

/** The first reason against a coupon, null when it fits (CHK-06..08, PRICE-09). */
export function couponReason(coupon: Coupon, facts: CouponFacts): CouponReason | null {
  if (coupon.unreadable === true) return 'unreadable';
  const today = dateOf(facts.now);
  if (coupon.startDate !== '' && today < dateOf(coupon.startDate)) return 'notStarted';
  if (coupon.expireDate !== '' && today > dateOf(coupon.expireDate)) return 'expired';
  if (coupon.type === 'zone_wise' && !coupon.zoneIds.some((id) => facts.zoneIds.includes(id))) {
    return 'zone';
  }
  if (coupon.type === 'store_wise' && !coupon.storeIds.includes(facts.storeId)) return 'store';
  if (coupon.type === 'first_order' && (facts.ordersBefore ?? 0) > 0) return 'firstOrder';
  return facts.subtotal < coupon.minPurchase ? 'minimum' : null;
}

/**
 * The first reason against a coupon for a cart that is still being filled: what only an order can
 * say (whose store, how much) does not count against it while the cart is empty (DATA-28).
 */
export function couponReasonSoFar(
  coupon: Coupon,
  {
    cart,
    ...facts
  }: Omit<CouponFacts, 'storeId' | 'subtotal'> & {
    /** The goods of the cart; null while it is empty. */
    cart: Pick<CouponFacts, 'storeId' | 'subtotal'> | null;
  },
): CouponReason | null {
  const [storeId = 0] = coupon.storeIds;
  return couponReason(coupon, { ...facts, ...(cart ?? { storeId, subtotal: coupon.minPurchase }) });
}

/** Where the customer finds a coupon: among those to use, those used up, or those that are over. */
export type CouponShelf = 'available' | 'used' | 'expired';

/** The shelf of a coupon on a date of the shop's clock (DATA-28); used up counts before over. */
export function couponShelf({ limit, used, expireDate }: OwnCoupon, now: string): CouponShelf {
  if (limit !== null && used >= limit) return 'used';
  return expireDate !== '' && dateOf(now) > dateOf(expireDate) ? 'expired' : 'available';
}

/** What the customer is told of a coupon that does not fit, null when it fits (MSG-18, MSG-25). */
export function couponRefusal(coupon: Coupon, facts: CouponFacts): MessageRef | null {
  const reason = couponReason(coupon, facts);
  return reason === null ? null : { key: `rules.coupon.${reason}` };
}

/**
 * What a coupon takes off the goods, never more than them: a percentage up to `maxDiscount`, where
 * 0 means uncapped, or an amount; nothing below its minimum, and nothing when it frees the
 * delivery instead (PRICE-09, PRICE-10).
 */
export function couponDiscount(coupon: Coupon, subtotal: number, digits: number): number {
  if (coupon.type === 'free_delivery' || subtotal < coupon.minPurchase) return 0;
  const off = discountOn(subtotal, coupon.discount, coupon.discountType, digits);
  return coupon.discountType === 'percent' && coupon.maxDiscount > 0
    ? Math.min(off, roundMoney(coupon.maxDiscount, digits))
    : off;
}

/** Whether the coupon makes the delivery free (PRICE-10). */
export function couponFreesDelivery(coupon: Coupon, subtotal: number): boolean {
  return coupon.type === 'free_delivery' && subtotal >= coupon.minPurchase;
}

/** Why a code could not be looked up: the server's words, or that nobody knows it (MSG-21). */
export function codeRefusal(error: unknown): MessageRef {
  const said = messageOf(error);
  const unknown = failureOf(error)?.kind === 'notFound' && !('text' in said);
  return unknown ? { key: 'checkout.coupon.unknown' } : said;
}
