import type { OwnCoupon } from '../../../machines/rules/domain.ts';
import { readCoupon } from '../catalogue/read.ts';
import { asNumber, asNumberOrNull, asObject } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/**
 * Reads one of the customer's coupons (wire facts 9). `limit` is how often the customer may use it,
 * null for no limit; `used` is how often the customer has used it.
 */
export function readOwnCoupon(value: unknown): OwnCoupon {
  const { limit, used_by_customer: used } = asObject<Wire['Coupon']>(value);
  return { ...readCoupon(value), limit: asNumberOrNull(limit), used: asNumber(used) };
}
