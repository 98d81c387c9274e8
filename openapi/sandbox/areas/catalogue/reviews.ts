import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { items } from '../../db/schema/items.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/people.ts';
import { stores } from '../../db/schema/stores.ts';
import { customerOf, oneAtATime, type Context } from '../../http/context.ts';
import type { Sent } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { storeUpload } from '../../http/uploads.ts';
import { texts } from './texts.ts';

type SentReview = Sent<'reviewItem'>;

/** A review in the API's JSON form (wire facts 15.12). */
export const reviewOf = (row: typeof reviews.$inferSelect, moduleId: number) => ({
  id: row.id,
  item_id: row.itemId ?? 0,
  user_id: row.customerId ?? 0,
  order_id: row.orderId,
  rating: row.rating,
  comment: row.comment,
  attachment: row.attachments,
  status: 1,
  module_id: moduleId,
  store_id: row.storeId,
  reply: row.reply,
  customer_name: row.customerName,
  created_at: row.createdAt.toISOString(),
});

/**
 * The id of the store that delivered the item with this order of the customer; null when there was
 * no such delivery.
 */
async function boughtFrom(ctx: Context, orderId: number, itemId: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ storeId: items.storeId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.ownerId, customerOf(ctx).id),
        eq(orders.isGuest, false),
        eq(orders.status, 'delivered'),
        eq(orderLines.model, 'Item'),
        eq(orderLines.itemId, itemId),
      ),
    );
  return row?.storeId ?? null;
}

/**
 * Saves a customer's review of a delivered item; an item can be reviewed once for each order (wire
 * facts 7.3).
 */
export async function review(ctx: Context, sent: SentReview) {
  const customer = customerOf(ctx);
  const rating = Number(sent.rating);
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    refuse(403, 'rating', texts.ratingRange);
  }
  const [itemId, orderId] = [Number(sent.item_id), Number(sent.order_id)];
  const storeId = await boughtFrom(ctx, orderId, itemId);
  if (storeId === null) return refuse(403, 'order_id', texts.notBought);
  await oneAtATime(ctx, async ({ db: tx }) => {
    const attachments: string[] = [];
    for (const picture of ctx.uploads.get('attachment') ?? []) {
      attachments.push(await storeUpload(tx, picture, ctx.now));
    }
    const added = await tx
      .insert(reviews)
      .values({
        storeId,
        itemId,
        customerId: customer.id,
        customerName: customer.firstName,
        orderId,
        rating,
        comment: sent.comment ?? null,
        attachments,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (added.length === 0) refuse(403, 'review', texts.reviewTwice);
    await tx.update(items).set(withRating(items, rating)).where(eq(items.id, itemId));
    await countStoreRating(tx, storeId, rating);
  });
  return { message: ctx.say(texts.reviewThanks) };
}

/** SQL for the average of an item or a store with one more rating, and for their number. */
const withRating = ({ avgRating, ratingCount }: typeof items | typeof stores, rating: number) => ({
  avgRating: sql`(${avgRating} * ${ratingCount} + ${rating}) / (${ratingCount} + 1)`,
  ratingCount: sql`${ratingCount} + 1`,
});

/**
 * SQL for the numbers of reviews by stars, with one more rating: a JSON list that begins with five
 * stars.
 */
export function withStars(ratings: AnyPgColumn, rating: number): SQL {
  const at = sql.raw(String(5 - rating));
  return sql`jsonb_set(${ratings}, '{${at}}', to_jsonb((${ratings} ->> ${at})::int + 1))`;
}

/** Adds one rating, from one to five stars, to those of a store or a rental provider. */
export async function countStoreRating(
  tx: Database,
  storeId: number,
  rating: number,
): Promise<void> {
  await tx
    .update(stores)
    .set({ ...withRating(stores, rating), ratings: withStars(stores.ratings, rating) })
    .where(eq(stores.id, storeId));
}
