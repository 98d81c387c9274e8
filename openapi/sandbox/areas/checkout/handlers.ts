import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { isValidInZones } from '../../../../machines/rules/coupon.ts';
import { coupons } from '../../db/schema/offers.ts';
import { orders } from '../../db/schema/orders.ts';
import { customerOf, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { clockOf, couponOf } from '../catalogue/serialise.ts';
import { placeParcel } from '../parcel/placing.ts';
import { gatewaysOf, readConfig } from '../place/config.ts';
import { cashbackHandlers } from './cashback.ts';
import {
  buyerOf,
  couponByCode,
  demandFittingCoupon,
  ordersBefore,
  type CountBefore,
} from './coupons.ts';
import { orderByKey, placedAnswer, placeItems } from './place.ts';
import { placePrescriptionOnce } from './prescription.ts';
import { isMoment, wallClockIn } from './sent.ts';
import { surgeAt } from './surge.ts';
import { taxPreview } from './taxPreview.ts';
import { texts } from './texts.ts';

/**
 * Active coupons in the module and zones of the request that this customer may use; `customerId` is
 * null for a guest. With `past`, expired coupons are included.
 */
async function couponRows(ctx: Context, customerId: number | null, past = false) {
  const today = clockOf(ctx).slice(0, 10);
  const rows = await ctx.db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.active, true),
        lte(coupons.startDate, today),
        ...(past ? [] : [gte(coupons.expireDate, today)]),
        ...(ctx.module === null ? [] : [eq(coupons.moduleId, ctx.module.id)]),
      ),
    );
  return rows.filter(
    (row) =>
      isValidInZones(row, ctx.zoneIds) &&
      (row.customerIds.length === 0 ||
        (customerId !== null && row.customerIds.includes(customerId))),
  );
}

/** The coupons that everybody may use, guests included (wire facts 9). */
export async function publicCoupons(ctx: Context) {
  return (await couponRows(ctx, null)).map((row) => couponOf(row, ctx));
}

/**
 * The coupons of the signed-in customer. With `past`, expired coupons are included, and each coupon
 * shows how often the customer has used it; `countBefore` counts that, in orders or in trips.
 */
export async function couponsOfCustomer(
  ctx: Context,
  past: boolean,
  countBefore: CountBefore = ordersBefore,
) {
  const rows = await couponRows(ctx, customerOf(ctx).id, past);
  const buyer = buyerOf(ctx);
  return Promise.all(
    rows.map(async (row) => ({
      ...couponOf(row, ctx),
      ...(past ? { used_by_customer: await countBefore(ctx, buyer, row.code) } : {}),
    })),
  );
}

/** Handlers for coupons, tips and placing orders (wire facts 9, 10). */
export const handlers = {
  listCoupons: (ctx, { query }) => couponsOfCustomer(ctx, query.past === 1),
  listPublicCoupons: publicCoupons,
  applyCoupon: async (ctx, { query }) => {
    const row = await couponByCode(ctx, query.code);
    const { zoneIds } = ctx;
    const order = { storeId: query.store_id, zoneIds, subtotal: null };
    await demandFittingCoupon(ctx, row, order, buyerOf(ctx));
    return couponOf(row, ctx);
  },
  ...cashbackHandlers,
  getUsualTip: async (ctx) => {
    const [row] = await ctx.db
      .select({ tip: orders.dmTips, count: sql<number>`count(*)::int` })
      .from(orders)
      .where(sql`${orders.dmTips} > 0`)
      .groupBy(orders.dmTips)
      .orderBy(sql`count(*) desc`)
      .limit(1);
    return { most_tips_amount: row?.tip ?? null };
  },
  listPaymentMethods: async (ctx) => {
    const { active_payment_method_list: gateways } = await readConfig(ctx.db);
    return gatewaysOf(ctx, gateways);
  },
  getSurgePrice: async (ctx, { body }) => {
    const at = wallClockIn(body.date_time);
    if (!isMoment(at)) refuse(403, 'date_time', texts.momentInvalid);
    const surge = await surgeAt(ctx, Number(body.zone_id), Number(body.module_id), at);
    return {
      title: surge === null ? '' : ctx.text(surge.title),
      customer_note: surge === null ? '' : ctx.text(surge.note),
      customer_note_status: Number(surge !== null),
      price: surge?.price ?? 0,
      price_type: surge?.type ?? 'amount',
    };
  },
  placeOrder: (ctx, { body }) =>
    body.order_type === 'parcel' ? placeParcel(ctx, body) : placeItems(ctx, body),
  placePrescription: (ctx, { body }) => placePrescriptionOnce(ctx, body),
  previewTax: async (ctx, { body }) => {
    const { tax, taxIncluded } = await taxPreview(ctx, body);
    return {
      tax_amount: tax,
      tax_status: taxIncluded ? 'included' : 'excluded',
      tax_included: Number(taxIncluded),
    };
  },
  findOrderByKey: async (ctx, { query }) => {
    const row = await orderByKey(ctx, query.key);
    return row === null ? refuse(404, 'order', texts.noOrder) : placedAnswer(ctx, row);
  },
} satisfies Partial<Handlers>;
