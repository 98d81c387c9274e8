import { randomInt } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { oneAtATime, takeTurn, type Context } from '../../http/context.ts';
import { send } from '../identity/delivery.ts';
import { notifyOfOrder } from '../inbox/notices.ts';
import { texts as parcelTexts } from '../parcel/texts.ts';
import { refundOrder } from './refundOrder.ts';
import { giveStockBack } from './stock.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * The statuses in which customers can cancel: a store order until the store confirms it, a parcel
 * until it arrives.
 */
const cancelable = (type: OrderRow['type']): OrderRow['status'][] =>
  type === 'parcel'
    ? ['pending', 'failed', 'confirmed', 'processing', 'handover', 'picked_up']
    : ['pending', 'failed'];

/** Refunds what was paid for a canceled order. */
async function refund(
  ctx: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  reason: string,
): Promise<void> {
  const paid = order.paymentStatus === 'paid' ? order.orderAmount : order.partiallyPaidAmount;
  if (paid > 0) await refundOrder(ctx, order, paid, reason);
}

/**
 * Starts the return of a parcel that was already picked up. The sender gets a code by SMS, and
 * needs it to get the parcel back.
 */
async function startParcelReturn(ctx: Context, order: OrderRow): Promise<void> {
  const returnOtp = String(randomInt(1000, 10_000));
  await ctx.db.update(orders).set({ returnOtp }).where(eq(orders.id, order.id));
  if (order.contactNumber === null) return;
  const phone = { channel: 'phone', value: order.contactNumber } as const;
  await send(ctx, phone, 'parcel-return', parcelTexts.comingBack, returnOtp);
}

/**
 * Cancels an order for the customer; false when its status no longer allows it. Items go back into
 * stock. A parcel is refunded if the courier has not picked it up, otherwise it is sent back.
 */
export const cancelOnce = (ctx: Context, row: OrderRow, reason: string): Promise<boolean> =>
  oneAtATime(ctx, async (inside) => {
    const { db: tx, now } = inside;
    const [canceled] = await tx
      .update(orders)
      .set({
        status: 'canceled',
        canceledAt: now,
        canceledBy: 'customer',
        cancellationReason: reason,
        updatedAt: now,
      })
      .where(and(eq(orders.id, row.id), inArray(orders.status, cancelable(row.type))))
      .returning();
    if (canceled === undefined) return false;
    await giveStockBack(tx, canceled);
    if (canceled.pickedUpAt !== null) await startParcelReturn(inside, canceled);
    else if (canceled.type === 'parcel') await refund(inside, canceled, reason);
    await notifyOfOrder(tx, canceled, 'canceled', now);
    return true;
  });

/**
 * Cancels an order for the shop, at any step before its end. Items go back into stock and the
 * payment is refunded, except for a parcel that the courier has already picked up.
 * @param ended the final statuses, which cannot be canceled
 * @returns false when the order reached a final status in the meantime
 */
export const cancelForShop = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  row: OrderRow,
  ended: readonly OrderRow['status'][],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // This must not run at the same time as a payment or a cancellation by the customer.
    await takeTurn(tx, row.ownerId);
    const [canceled] = await tx
      .update(orders)
      .set({ status: 'canceled', canceledAt: now, canceledBy: 'admin', updatedAt: now })
      .where(and(eq(orders.id, row.id), notInArray(orders.status, [...ended])))
      .returning();
    if (canceled === undefined) return false;
    await giveStockBack(tx, canceled);
    const isUnderWay = canceled.type === 'parcel' && canceled.pickedUpAt !== null;
    if (!isUnderWay) await refund({ db: tx, now }, canceled, '');
    await notifyOfOrder(tx, canceled, 'canceled', now);
    return true;
  });
