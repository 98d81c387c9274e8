import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { couponReason } from '../../../../machines/rules/coupon.ts';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { coupons } from '../../db/schema/offers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import { clockOf } from '../catalogue/serialise.ts';
import { couponForRules } from './pricing.ts';
import type { SentOrder } from './sent.ts';
import { texts } from './texts.ts';

export type CouponRow = typeof coupons.$inferSelect;

/**
 * Phones and e-mail addresses by which a buyer is recognised, even with another account or guest
 * id. Phones are as stored, e-mail addresses in lower case.
 */
export interface Buyer {
  phones: string[];
  emails: string[];
}

/** The contact fields of an order request. */
type SentContact = Pick<SentOrder, 'contact_person_number' | 'contact_person_email'>;

/** Collects the phones and e-mail addresses of the account and of the request. */
export function buyerOf(ctx: Context, sent: SentContact = {}): Buyer {
  const known = (...values: (string | null | undefined)[]) => [
    ...new Set(values.flatMap((value) => (value ? [value] : []))),
  ];
  return {
    phones: known(ctx.customer?.phone, normalisePhone(readText(sent.contact_person_number))),
    emails: known(ctx.customer?.email, readText(sent.contact_person_email).trim().toLowerCase()),
  };
}

/**
 * Counts earlier purchases of the same buyer, also those with another account or guest id; with
 * `code`, only those with that coupon. Canceled orders do not count; orders with a failed payment
 * do, because they can still be paid.
 */
export type CountBefore = (ctx: Context, buyer: Buyer, code?: string) => Promise<number>;

/** Counts the buyer's earlier orders, parcels included. */
export const ordersBefore: CountBefore = async (ctx, { phones, emails }, code) => {
  if (ctx.owner === null) return 0;
  const email = sql`lower(${orders.deliveryAddress} ->> 'contact_person_email')`;
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        or(
          and(eq(orders.ownerId, ctx.owner.ownerId), eq(orders.isGuest, ctx.owner.isGuest)),
          inArray(orders.contactNumber, phones),
          inArray(email, emails),
        ),
        ne(orders.status, 'canceled'),
        ...(code === undefined ? [] : [eq(orders.couponCode, code)]),
      ),
    );
  return rows[0]?.count ?? 0;
};

/** The coupon with this code in the module of the request. @throws Refusal 404 `coupon` */
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
 * Makes requests of the same buyer wait for each other, so that two of them cannot both use a
 * coupon that may be used only once more. It locks the buyer's phones and e-mail addresses until
 * the transaction ends.
 */
async function takeTurnAsBuyer(ctx: Context, { phones, emails }: Buyer): Promise<void> {
  for (const name of [...phones, ...emails].sort()) {
    const key = `coupons of ${name}`;
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

/**
 * Checks that a coupon can be used for an order (wire facts 9, 10.1). When `order.subtotal` is
 * null, the minimum price is not checked.
 * @throws Refusal 407 for an expired coupon; 406 when it was used too often; 404 when it is
 * reserved for another customer; 403 when zone, store or minimum price do not fit, or when it is
 * only for a first order
 */
export async function demandFittingCoupon(
  ctx: Context,
  row: CouponRow,
  order: { storeId: number; zoneIds: readonly number[]; subtotal: number | null },
  buyer: Buyer,
  countBefore: CountBefore = ordersBefore,
): Promise<void> {
  const mayUse =
    row.customerIds.length === 0 ||
    (ctx.customer !== null && row.customerIds.includes(ctx.customer.id));
  if (!mayUse) refuse(404, 'coupon', texts.couponUnknown);
  await takeTurnAsBuyer(ctx, buyer);
  if (row.limit !== null && (await countBefore(ctx, buyer, row.code)) >= row.limit) {
    refuse(406, 'coupon', texts.couponLimit);
  }
  const reason = couponReason(couponForRules(row), {
    storeId: order.storeId,
    zoneIds: order.zoneIds,
    subtotal: order.subtotal ?? row.minPurchase,
    now: clockOf(ctx),
    ordersBefore: await countBefore(ctx, buyer),
  });
  if (reason === null) return;
  if (reason === 'expired') refuse(407, 'coupon', texts.couponExpired);
  refuse(403, 'coupon', texts.couponUnfit);
}
