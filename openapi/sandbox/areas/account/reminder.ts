import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import { items } from '../../db/schema/items.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/people.ts';
import { customerOf } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { bringUpToDate } from '../orders/progress.ts';
import { texts } from './texts.ts';

/**
 * Handlers for the reminder to review the last delivered order: read it, or dismiss it (wire facts
 * 4).
 */
export const reminderHandlers = {
  getReviewReminder: async (ctx) => {
    await bringUpToDate(ctx);
    const reviewsOfOrder = ctx.db
      .select({ one: sql`1` })
      .from(reviews)
      .where(eq(reviews.orderId, orders.id));
    const [order] = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.ownerId, customerOf(ctx).id),
          eq(orders.isGuest, false),
          eq(orders.status, 'delivered'),
          eq(orders.reviewDismissed, false),
          notExists(reviewsOfOrder),
        ),
      )
      .orderBy(desc(orders.deliveredAt), desc(orders.id))
      .limit(1);
    if (order === undefined) return { order_id: null, images: [] };
    const pictures = await ctx.db
      .select({ image: items.image })
      .from(orderLines)
      .leftJoin(items, and(eq(items.id, orderLines.itemId), eq(orderLines.model, 'Item')))
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id));
    return { order_id: order.id, images: pictures.map(({ image }) => ctx.media(image)) };
  },
  dismissReviewReminder: async (ctx, { query }) => {
    const dismissed = await ctx.db
      .update(orders)
      .set({ reviewDismissed: true })
      .where(
        and(
          eq(orders.id, query.order_id),
          eq(orders.ownerId, customerOf(ctx).id),
          eq(orders.isGuest, false),
        ),
      )
      .returning({ id: orders.id });
    return dismissed.length === 0 ? refuse(403, 'order_id', texts.noOrder) : ('success' as const);
  },
} satisfies Partial<Handlers>;
