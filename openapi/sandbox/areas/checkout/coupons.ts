import { and, eq, ne, sql } from 'drizzle-orm';
import { couponReason } from '../../../../machines/rules/coupon.ts';
import { coupons } from '../../db/schema/offers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { clockOf } from '../catalogue/serialise.ts';
import { ruledCoupon } from './pricing.ts';
import { texts } from './texts.ts';

export type CouponRow = typeof coupons.$inferSelect;

/**
 * How often the caller has bought before, or with a coupon. Canceled ones do not count; one whose
 * payment failed does, for it can still be paid.
 */
export type CountBefore = (ctx: Context, code?: string) => Promise<number>;

const ordersBefore: CountBefore = async (ctx, code) => {
  if (ctx.owner === null) return 0;
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, ctx.owner.ownerId),
        eq(orders.isGuest, ctx.owner.isGuest),
        ne(orders.status, 'canceled'),
        ...(code === undefined ? [] : [eq(orders.couponCode, code)]),
      ),
    );
  return rows[0]?.count ?? 0;
};

/** The coupon behind a code in the module of the request. @throws Refusal 404 `coupon` */
export async function couponByCode(ctx: Context, code: string): Promise<CouponRow> {
  const [row] = await ctx.db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.code, code.trim().toUpperCase()),
        eq(coupons.active, true),
        ...(ctx.module === null ? [] : [eq(coupons.moduleId, ctx.module.id)]),
      ),
    );
  return row ?? refuse(404, 'coupon', texts.couponUnknown);
}

/**
 * Refuses a coupon that does not fit: 407 when it is over, 406 when it was used as often as it may
 * be, 403 for zone, store, first order and minimum (wire facts 9, 10.1).
 */
export async function demandFittingCoupon(
  ctx: Context,
  row: CouponRow,
  order: { storeId: number; zoneIds: readonly number[]; subtotal: number | null },
  countBefore: CountBefore = ordersBefore,
): Promise<void> {
  const mayUse =
    row.customerIds.length === 0 ||
    (ctx.customer !== null && row.customerIds.includes(ctx.customer.id));
  if (!mayUse) refuse(404, 'coupon', texts.couponUnknown);
  if (row.limit !== null && (await countBefore(ctx, row.code)) >= row.limit) {
    refuse(406, 'coupon', texts.couponLimit);
  }
  const reason = couponReason(ruledCoupon(row), {
    storeId: order.storeId,
    zoneIds: order.zoneIds,
    subtotal: order.subtotal ?? row.minPurchase,
    now: clockOf(ctx),
    ordersBefore: await countBefore(ctx),
  });
  if (reason === null) return;
  if (reason === 'expired') refuse(407, 'coupon', texts.couponExpired);
  refuse(403, 'coupon', texts.couponUnfit);
}
