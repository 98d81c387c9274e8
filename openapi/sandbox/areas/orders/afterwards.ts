import { and, desc, eq, sql } from 'drizzle-orm';
import { courierReviews, couriers, customers } from '../../db/schema/people.ts';
import { orders } from '../../db/schema/orders.ts';
import { customerOf, oneAtATime, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import { storeUpload } from '../../http/uploads.ts';
import { readConfig } from '../place/config.ts';
import { ownOrder } from './ownOrders.ts';
import { advance } from './progress.ts';
import { texts } from './texts.ts';

/**
 * An order of the signed-in customer, after its status was brought up to date.
 * @throws Refusal 404 `order`
 */
async function customersOrder(ctx: Context, id: number) {
  const owner = { ownerId: customerOf(ctx).id, isGuest: false };
  return advance(ctx, await ownOrder({ ...ctx, owner }, id));
}

/** Adds one rating to a courier's average. */
const countRating = (ctx: Context, courierId: number, rating: number) =>
  ctx.db
    .update(couriers)
    .set({
      avgRating: sql`(${couriers.avgRating} * ${couriers.ratingCount} + ${rating}) / (${couriers.ratingCount} + 1)`,
      ratingCount: sql`${couriers.ratingCount} + 1`,
    })
    .where(eq(couriers.id, courierId));

/**
 * Handlers for what customers do after delivery: request a refund, or review the courier (wire
 * facts 10.4, 10.6).
 */
export const afterwardsHandlers = {
  requestRefund: async (ctx, { body }) => {
    const row = await customersOrder(ctx, Number(body.order_id));
    const { refund_active_status: offered } = await readConfig(ctx.db);
    if (!offered) refuse(403, 'order', texts.noRefunds);
    if (row.status !== 'delivered' || row.paymentStatus !== 'paid') {
      refuse(403, 'order', texts.notRefundable);
    }
    await oneAtATime(ctx, async ({ db: tx }) => {
      const images: string[] = [];
      for (const picture of ctx.uploads.get('image') ?? []) {
        images.push(await storeUpload(tx, picture, ctx.now));
      }
      const asked = await tx
        .update(orders)
        .set({
          status: 'refund_requested',
          refundRequestedAt: ctx.now,
          updatedAt: ctx.now,
          refund: {
            customer_reason: body.customer_reason,
            customer_note: readText(body.customer_note) || null,
            admin_note: null,
            refund_method: readText(body.refund_method) || null,
            images,
          },
        })
        .where(and(eq(orders.id, row.id), eq(orders.status, 'delivered')))
        .returning({ id: orders.id });
      if (asked.length === 0) refuse(403, 'order', texts.notRefundable);
    });
    return { message: ctx.say(texts.refundAsked) };
  },
  reviewCourier: async (ctx, { body }) => {
    const rating = Number(body.rating);
    if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
      refuse(403, 'rating', texts.ratingRange);
    }
    const row = await customersOrder(ctx, Number(body.order_id));
    const courierId = row.courierId ?? refuse(403, 'delivery_man_id', texts.notYourCourier);
    if (row.status !== 'delivered' || courierId !== Number(body.delivery_man_id)) {
      refuse(403, 'delivery_man_id', texts.notYourCourier);
    }
    await oneAtATime(ctx, async ({ db: tx }) => {
      const added = await tx
        .insert(courierReviews)
        .values({
          courierId,
          customerId: customerOf(ctx).id,
          orderId: row.id,
          rating,
          comment: readText(body.comment) || null,
          createdAt: ctx.now,
        })
        .onConflictDoNothing()
        .returning({ id: courierReviews.id });
      if (added.length === 0) refuse(403, 'review', texts.reviewedBefore);
      await countRating({ ...ctx, db: tx }, courierId, rating);
    });
    return { message: ctx.say(texts.reviewThanks) };
  },
  listCourierReviews: async (ctx, { path }) => {
    const rows = await ctx.db
      .select({ review: courierReviews, name: customers.firstName, moduleId: orders.moduleId })
      .from(courierReviews)
      .innerJoin(orders, eq(orders.id, courierReviews.orderId))
      .leftJoin(customers, eq(customers.id, courierReviews.customerId))
      .where(eq(courierReviews.courierId, path.id))
      .orderBy(desc(courierReviews.id))
      .limit(100);
    return rows.map(({ review, name, moduleId }) => ({
      id: review.id,
      item_id: 0,
      user_id: review.customerId ?? 0,
      order_id: review.orderId,
      rating: review.rating,
      comment: review.comment,
      attachment: [],
      status: 1,
      module_id: moduleId,
      reply: null,
      customer_name: name,
      created_at: review.createdAt.toISOString(),
    }));
  },
  getCourierRating: async (ctx, { path }) => {
    const [courier] = await ctx.db.select().from(couriers).where(eq(couriers.id, path.id));
    return courier?.avgRating ?? 0;
  },
} satisfies Partial<Handlers>;
