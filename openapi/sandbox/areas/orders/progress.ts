import { and, asc, eq, notInArray, or, sql } from 'drizzle-orm';
import { orderPayments, orders } from '../../db/schema/orders.ts';
import { couriers } from '../../db/schema/people.ts';
import { ownRowsOf, takeTurn, type Context } from '../../http/context.ts';
import { creditCashback } from '../checkout/cashback.ts';
import { creditPoints } from '../checkout/points.ts';
import { rewardReferrer } from '../checkout/referral.ts';
import { refundOrder } from '../checkout/refundOrder.ts';
import { stepsFromPayment } from '../checkout/stepsFromPayment.ts';
import { notifyOfOrder } from '../inbox/notices.ts';
import { clerkDecision } from './offline.ts';
import type { OrderRow } from './serialise.ts';

/** The duration of a courier's ride from the store to the customer, in seconds. */
export const RIDE_SECONDS = 240;

/**
 * The steps of a delivery, each as status, column that stores its time, and seconds after the
 * order, its scheduled time or its payment. The sandbox has no kitchen and no couriers, so orders
 * advance with time only; a step is saved when the order is read after that time.
 */
const delivery = [
  ['confirmed', 'confirmedAt', 20],
  ['processing', 'processingAt', 45],
  ['handover', 'handoverAt', 150],
  ['picked_up', 'pickedUpAt', 180],
  ['delivered', 'deliveredAt', 180 + RIDE_SECONDS],
] as const;
const parcel = [
  ['confirmed', 'confirmedAt', 20],
  ['picked_up', 'pickedUpAt', 120],
  ['delivered', 'deliveredAt', 120 + RIDE_SECONDS],
] as const;
const takeAway = [
  ['confirmed', 'confirmedAt', 20],
  ['processing', 'processingAt', 45],
  ['handover', 'handoverAt', 180],
  ['delivered', 'deliveredAt', 420],
] as const;

/**
 * The steps of each type of order, each as status, column that stores its time, and seconds after
 * the order, its scheduled time or its payment.
 */
export const stepsOf = { delivery, take_away: takeAway, parcel };

/** The final statuses of an order, which are listed as finished. */
export const over = [
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
] as const satisfies readonly OrderRow['status'][];
const ended: ReadonlySet<string> = new Set(over);

const paidLater: readonly string[] = ['digital_payment', 'offline_payment'];

/** Whether an order cannot advance, because an online or offline payment is missing. */
async function waitsForMoney(ctx: Context, row: OrderRow): Promise<boolean> {
  if (row.paymentStatus === 'unpaid') return paidLater.includes(row.paymentMethod);
  if (row.paymentStatus === 'paid') return false;
  const rest = await ctx.db.select().from(orderPayments).where(openRest(row));
  return rest.some(({ method }) => paidLater.includes(method));
}

const openRest = ({ id }: OrderRow) =>
  and(eq(orderPayments.orderId, id), eq(orderPayments.status, 'unpaid'));

/**
 * Saves the simulated clerk's decision about an offline payment once it is due, and returns the
 * order as it is then. A payment that was found for an order that was canceled, or paid in another
 * way meanwhile, is refunded.
 */
async function checkOffline(ctx: Context, known: OrderRow): Promise<OrderRow> {
  if (clerkDecision(known.offlinePayment, ctx.now) === null) return known;
  return ctx.db.transaction(async (tx) => {
    // This must not run at the same time as another payment or a cancellation.
    await takeTurn(tx, known.ownerId);
    const [row = known] = await tx.select().from(orders).where(eq(orders.id, known.id));
    const decision = clerkDecision(row.offlinePayment, ctx.now);
    if (decision === null) return row;
    const { payment, at } = decision;
    const isFound = payment.status === 'verified';
    const isDue = row.paymentStatus === 'unpaid' && row.status !== 'canceled';
    if (isFound && !isDue) await refundOrder({ db: tx, now: at }, row, row.orderAmount);
    const [checked = row] = await tx
      .update(orders)
      .set({
        offlinePayment: payment,
        updatedAt: at,
        ...(isFound && isDue ? { paymentStatus: 'paid' } : {}),
        ...(isFound && row.status === 'pending'
          ? { status: 'confirmed', confirmedAt: at, stepsFrom: stepsFromPayment(at) }
          : {}),
      })
      .where(eq(orders.id, row.id))
      .returning();
    return checked;
  });
}

/** SQL condition for an order whose offline payment the clerk has not decided about. */
const isReported = sql`${orders.offlinePayment} ->> 'status' = 'pending'`;

/**
 * Advances the caller's orders in progress, and those whose offline payment is being checked, to the
 * status they have by now; called before orders are read.
 */
export async function bringUpToDate(ctx: Context): Promise<void> {
  const running = await ctx.db
    .select()
    .from(orders)
    .where(and(...ownRowsOf(ctx, orders), or(notInArray(orders.status, [...over]), isReported)));
  for (const row of running) await advance(ctx, row);
}

/**
 * Advances an order to the status it has by now, and returns the new row; orders paid online or
 * offline wait for their payment.
 */
export async function advance(ctx: Context, known: OrderRow): Promise<OrderRow> {
  const row = await checkOffline(ctx, known);
  if (ended.has(row.status) || (await waitsForMoney(ctx, row))) return row;
  const from = row.stepsFrom ?? (row.scheduled ? row.scheduleAt : row.createdAt);
  const change: Partial<typeof orders.$inferInsert> = {};
  const news: [OrderRow['status'], Date][] = [];
  for (const [status, column, seconds] of stepsOf[row.type]) {
    const moment = new Date(from.getTime() + seconds * 1000);
    if (moment > ctx.now) break;
    change.status = status;
    if (row[column] !== null) continue;
    change[column] = moment;
    news.push([status, moment]);
  }
  if (change.status === undefined || change.status === row.status) return row;
  if (change.pickedUpAt !== undefined && row.courierId === null) {
    const [courier] = await ctx.db
      .select()
      .from(couriers)
      .where(and(eq(couriers.zoneId, row.zoneId), eq(couriers.active, true)))
      .orderBy(asc(couriers.id))
      .limit(1);
    change.courierId = courier?.id ?? null;
  }
  // The courier collects the cash at delivery.
  if (change.status === 'delivered') change.paymentStatus = 'paid';
  const moved = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(orders)
      .set({ ...change, updatedAt: ctx.now })
      .where(and(eq(orders.id, row.id), eq(orders.status, row.status)))
      .returning();
    if (changed === undefined) return changed;
    for (const [status, at] of news) await notifyOfOrder(tx, changed, status, at);
    if (changed.status !== 'delivered') return changed;
    await tx.update(orderPayments).set({ status: 'paid' }).where(openRest(changed));
    const inside = { ...ctx, db: tx };
    const finished = { ...changed, amount: changed.orderAmount };
    await creditCashback(inside, 'order', finished);
    await creditPoints(inside, 'order', finished);
    await rewardReferrer(inside, changed);
    return changed;
  });
  if (moved !== undefined) return moved;
  // Another request has changed or canceled the order meanwhile: its result is used.
  const [current] = await ctx.db.select().from(orders).where(eq(orders.id, row.id));
  return current ?? row;
}
