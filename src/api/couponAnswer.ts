import { EXPIRED_STATUS } from '../../machines/rules/coupon.ts';
import type { Coupon } from '../../machines/rules/domain.ts';
import { failureOf } from '../../machines/rules/failure.ts';
import { readCoupon } from './catalogue/read.ts';
import { isSignedIn } from './client.ts';
import { CallError } from './failure.ts';
import { ifUnknown } from './unknownCall.ts';

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

/**
 * Whether a coupon that was applied has ended since. A guest's coupon has ended when it is not in
 * the public list any more.
 * @param apply asks for the coupon once more
 */
async function hasEnded(apply: () => Promise<Coupon>): Promise<boolean> {
  try {
    await apply();
    return false;
  } catch (error) {
    const failure = failureOf(error);
    return failure?.status === EXPIRED_STATUS || (!isSignedIn() && failure?.kind === 'notFound');
  }
}

interface SentWithCoupon<Placed> {
  /** Sends the order or booking. */
  send: () => Promise<Placed>;
  /** Looks up, by the idempotency key, what was placed; null when nothing was. */
  find: () => Promise<Placed | null>;
  /** Asks for the coupon once more; null when none is applied. */
  apply: (() => Promise<Coupon>) | null;
}

/**
 * Sends an order or a booking, and rejects with the status of an expired coupon when its coupon has
 * ended since it was applied. Browsers hide that answer as well (see `couponAnswer`), so after a
 * failure without an answer the coupon is asked for once more. Every other failure is passed on.
 */
export async function sendWithCoupon<Placed>({
  send,
  find,
  apply,
}: SentWithCoupon<Placed>): Promise<Placed> {
  try {
    return await send();
  } catch (error) {
    if (apply === null || !isSilent(error) || !(await hasEnded(apply))) throw error;
    // It may have been placed before the coupon ended, and only the answer was lost.
    const placed = await ifUnknown(find(), () => null).catch(() => {
      throw error;
    });
    if (placed !== null) return placed;
    const entries = [{ code: 'coupon', message: '' }];
    throw new CallError({ kind: 'refused', status: EXPIRED_STATUS, entries });
  }
}
