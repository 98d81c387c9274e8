import { randomInt } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { oneAtATime, takeTurn, type Context } from '../../http/context.ts';
import { send } from '../identity/delivery.ts';
import { tellOfOrder } from '../inbox/notices.ts';
import { texts as parcelTexts } from '../parcel/texts.ts';
import { giveBack } from './giveBack.ts';
import { giveStockBack } from './stock.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order of goods is the store's once it is confirmed; a parcel the sender's until it arrives. */
const cancelable = (type: OrderRow['type']): OrderRow['status'][] =>
  type === 'parcel'
    ? ['pending', 'failed', 'confirmed', 'processing', 'handover', 'picked_up']
    : ['pending', 'failed'];

/** Gives back what was paid for an order that is not made, or a way that nobody goes. */
async function refund(
  ctx: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  reason: string,
): Promise<void> {
  const paid = order.paymentStatus === 'paid' ? order.orderAmount : order.partiallyPaidAmount;
  if (paid > 0) await giveBack(ctx, order, paid, reason);
}

/** A parcel that is under way comes back: whoever sent it learns the code to take it with. */
async function callBack(ctx: Context, order: OrderRow): Promise<void> {
  const returnOtp = String(randomInt(1000, 10_000));
  await ctx.db.update(orders).set({ returnOtp }).where(eq(orders.id, order.id));
  if (order.contactNumber === null) return;
  const phone = { channel: 'phone', value: order.contactNumber } as const;
  await send(ctx, phone, 'parcel-return', parcelTexts.comingBack, returnOtp);
}

/** Cancels an order while it may be; what it held goes back into stock, what a parcel paid too. */
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
    await giveStockBack(tx, canceled.id);
    if (canceled.pickedUpAt !== null) await callBack(inside, canceled);
    else if (canceled.type === 'parcel') await refund(inside, canceled, reason);
    await tellOfOrder(tx, canceled, 'canceled', now);
    return true;
  });

/**
 * Cancels an order for the shop, at any step before its end. What it held goes back into stock and
 * what was paid goes back to the customer; a parcel under way has been driven for its money.
 * @param ended where an order has come to rest, and is not canceled any more
 * @returns false when it has come to rest meanwhile
 */
export const cancelForShop = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  row: OrderRow,
  ended: readonly OrderRow['status'][],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Not beside a payment or a cancellation by the customer.
    await takeTurn(tx, row.ownerId);
    const [canceled] = await tx
      .update(orders)
      .set({ status: 'canceled', canceledAt: now, canceledBy: 'admin', updatedAt: now })
      .where(and(eq(orders.id, row.id), notInArray(orders.status, [...ended])))
      .returning();
    if (canceled === undefined) return false;
    await giveStockBack(tx, canceled.id);
    const isUnderWay = canceled.type === 'parcel' && canceled.pickedUpAt !== null;
    if (!isUnderWay) await refund({ db: tx, now }, canceled, '');
    await tellOfOrder(tx, canceled, 'canceled', now);
    return true;
  });
