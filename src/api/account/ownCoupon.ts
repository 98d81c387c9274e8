import type { OwnCoupon } from '../../../machines/rules/domain.ts';
import { readCoupon } from '../catalogue/read.ts';
import { asNumber, asNumberOrNull, asObject } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** A coupon of the customer's list, with how often it may be and was used (wire facts 9). */
export function readOwnCoupon(value: unknown): OwnCoupon {
  const { limit, used_by_customer: used } = asObject<Wire['Coupon']>(value);
  return { ...readCoupon(value), limit: asNumberOrNull(limit), used: asNumber(used) };
}
