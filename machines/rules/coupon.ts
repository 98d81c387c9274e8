import { discountOn } from './discount.ts';
import type { Coupon, MessageRef, OwnCoupon } from './domain.ts';
import { failureOf, messageOf } from './failure.ts';
import { roundMoney } from './money.ts';
import { dateOf } from './wallClock.ts';

/** The data of an order that decides whether a coupon can be used. */
export interface CouponFacts {
  storeId: number;
  /** Ids of the zones at the customer's place. */
  zoneIds: readonly number[];
  /** The price of items and add-ons after their discounts: `OrderTotals.subtotal`. */
  subtotal: number;
  /** The present date or time on the shop's clock, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`. */
  now: string;
  /** The number of orders this customer has placed; null or missing when unknown. */
  ordersBefore?: number | null;
}

/** Why a coupon cannot be used for an order. */
export type CouponReason =
  'unreadable' | 'notStarted' | 'expired' | 'zone' | 'store' | 'firstOrder' | 'minimum';

/** Whether a coupon may be used in one of these zones, given by their ids (CHK-07). */
export const isValidInZones = (
  { type, zoneIds }: Pick<Coupon, 'type' | 'zoneIds'>,
  here: readonly number[],
): boolean => type !== 'zone_wise' || zoneIds.some((id) => here.includes(id));

/** The first reason why a coupon cannot be used; null when it can (CHK-06..08, PRICE-09). */
export function couponReason(coupon: Coupon, facts: CouponFacts): CouponReason | null {
  if (coupon.unreadable === true) return 'unreadable';
  const today = dateOf(facts.now);
  if (coupon.startDate !== '' && today < dateOf(coupon.startDate)) return 'notStarted';
  if (coupon.expireDate !== '' && today > dateOf(coupon.expireDate)) return 'expired';
  if (!isValidInZones(coupon, facts.zoneIds)) return 'zone';
  if (coupon.type === 'store_wise' && !coupon.storeIds.includes(facts.storeId)) return 'store';
  if (coupon.type === 'first_order' && (facts.ordersBefore ?? 0) > 0) return 'firstOrder';
  return facts.subtotal < coupon.minPurchase ? 'minimum' : null;
}

/**
 * The first reason why a coupon cannot be used for a cart that may still be empty; null when it
 * can. For an empty cart, the reasons that depend on its store or amount are ignored (DATA-28).
 */
export function couponReasonSoFar(
  coupon: Coupon,
  {
    cart,
    ...facts
  }: Omit<CouponFacts, 'storeId' | 'subtotal'> & {
    /** The cart's store and subtotal; null while the cart is empty. */
    cart: Pick<CouponFacts, 'storeId' | 'subtotal'> | null;
  },
): CouponReason | null {
  const [storeId = 0] = coupon.storeIds;
  return couponReason(coupon, { ...facts, ...(cart ?? { storeId, subtotal: coupon.minPurchase }) });
}

/** The tab of the coupons page on which a coupon is shown. */
export type CouponStatus = 'available' | 'used' | 'expired';

/**
 * The tab of the coupons page on which a coupon is shown now (DATA-28). A coupon that is both used
 * up and expired counts as used up.
 */
export function couponStatus({ limit, used, expireDate }: OwnCoupon, now: string): CouponStatus {
  if (limit !== null && used >= limit) return 'used';
  return expireDate !== '' && dateOf(now) > dateOf(expireDate) ? 'expired' : 'available';
}

/** The message for a coupon that cannot be used; null when it can (MSG-18, MSG-25). */
export function couponRefusal(coupon: Coupon, facts: CouponFacts): MessageRef | null {
  const reason = couponReason(coupon, facts);
  return reason === null ? null : { key: `rules.coupon.${reason}` };
}

/**
 * The discount of a coupon in the shop's currency, never more than the items cost: a percentage up
 * to `maxDiscount` (0 means no limit), or an amount. It is 0 below the coupon's minimum purchase,
 * and for a coupon that makes the delivery free instead (PRICE-09, PRICE-10).
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

/** The status with which many backends say that a coupon has expired (wire facts 1.6). */
export const EXPIRED_STATUS = 407;

/**
 * The message when a coupon could not be fetched by its code. It says that the code does not exist,
 * or that the coupon has expired, if the server answered so without a text of its own; otherwise it
 * is the general message for the error (`messageOf`) (MSG-21).
 */
export function codeRefusal(error: unknown): MessageRef {
  const message = messageOf(error);
  const failure = failureOf(error);
  if (failure === null || 'text' in message) return message;
  if (failure.status === EXPIRED_STATUS) return { key: 'rules.coupon.expired' };
  return failure.kind === 'notFound' ? { key: 'checkout.coupon.unknown' } : message;
}

/**
 * The message when the server refused an order or a booking: that its coupon has ended, if the
 * server answered so without a text of its own; otherwise it is the general message for the error
 * (`messageOf`) (MSG-21).
 */
export function refusalMessage(error: unknown): MessageRef {
  const message = messageOf(error);
  const isEnded = !('text' in message) && failureOf(error)?.status === EXPIRED_STATUS;
  return isEnded ? { key: 'checkout.refused.coupon' } : message;
}
