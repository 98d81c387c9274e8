import { EXPIRED_STATUS } from '../../machines/rules/coupon.ts';
import type { Coupon } from '../../machines/rules/domain.ts';
import { readCoupon } from './catalogue/read.ts';
import { CallError } from './failure.ts';

const isSilent = (error: unknown): boolean =>
  error instanceof CallError && error.failure.kind === 'offline';

/**
 * The coupon that the server found by its code. Browsers do not pass on an answer with the status
 * 407, because it belongs to proxies: the call fails as if there were no connection. So after such a
 * failure the list of coupons is asked for. When it arrives and the call still fails, there is a
 * connection, and the coupon has expired.
 * @param find asks for the coupon
 * @param list asks for the list of coupons
 */
export async function couponAnswer(
  find: () => Promise<unknown>,
  list: () => Promise<unknown>,
): Promise<Coupon> {
  try {
    return readCoupon(await find());
  } catch (error) {
    if (!isSilent(error)) throw error;
  }
  await list();
  try {
    return readCoupon(await find());
  } catch (error) {
    if (!isSilent(error)) throw error;
    throw new CallError({ kind: 'refused', status: EXPIRED_STATUS, entries: [] });
  }
}
