import type { OwnCoupon } from '../../../machines/rules/domain.ts';
import { readCoupon } from '../catalogue/read.ts';
import { asNumber, asNumberOrNull, asObject } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/**
 * Reads one of the customer's coupons, with how often it may be used and how often it was (wire
 * facts 9).
 */
export function readOwnCoupon(value: unknown): OwnCoupon {
  const { limit, used_by_customer: used } = asObject<Wire['Coupon']>(value);
  return { ...readCoupon(value), limit: asNumberOrNull(limit), used: asNumber(used) };
}
