import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orderPayments, orders } from '../../db/schema/orders.ts';
import { takeTurn } from '../../http/context.ts';
import { refundByGateway, type PaymentHandler } from '../../http/payment.ts';
import { refundOrder } from './refundOrder.ts';
import { stepsFromPayment } from './stepsFromPayment.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * SQL condition for the payment row that must still be paid online, after the wallet has paid the
 * first part of an order.
 */
const onlineRest = (orderId: number) =>
  and(
    eq(orderPayments.orderId, orderId),
    eq(orderPayments.status, 'unpaid'),
    eq(orderPayments.method, 'digital_payment'),
  );

async function openRest(db: Database, orderId: number): Promise<number | null> {
  const [rest] = await db.select().from(orderPayments).where(onlineRest(orderId));
  return rest?.amount ?? null;
}

/** The amount of an order that can be paid online now; null when there is none. */
async function dueOnline(db: Database, row: OrderRow): Promise<number | null> {
  if (row.status === 'canceled') return null;
  if (row.paymentStatus === 'partially_paid') return openRest(db, row.id);
  const open =
    row.paymentMethod === 'digital_payment' &&
    row.paymentStatus === 'unpaid' &&
    (row.status === 'pending' || row.status === 'failed');
  return open ? row.orderAmount : null;
}

/**
 * Handles orders on the payment page: the amount due, and what a payment changes (wire facts 11.1).
 */
export const orderPaymentHandler: PaymentHandler = {
  due: async (db, orderId, payerId) => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.ownerId, payerId)));
    const amount = row === undefined ? null : await dueOnline(db, row);
    return amount === null ? null : { amount };
  },
  settle: async (tx, session, outcome, now) => {
    const { attributeId: orderId, payerId, amount, method, reference } = session;
    if (outcome === 'cancel') return;
    // This must not run at the same time as a payment by wallet, a cancellation or another page of
    // the same payment.
    await takeTurn(tx, payerId);
    const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (row === undefined) return;
    const isDue = amount === (await dueOnline(tx, row));
    if (outcome === 'fail') {
      // A payment page that stayed open has no effect on an order that was paid in another way
      // meanwhile.
      if (isDue) await fail(tx, orderId, now);
      return;
    }
    // A payment that arrives anyway is refunded: the order was canceled, or paid in another way.
    if (!isDue) {
      const isInWallet = await refundOrder({ db: tx, now }, row, amount);
      if (!isInWallet) await refundByGateway(tx, session, now);
      return;
    }
    const paid = { status: 'paid' as const, method, transactionReference: reference };
    const rest = await tx
      .update(orderPayments)
      .set(paid)
      .where(onlineRest(orderId))
      .returning({ id: orderPayments.id });
    await tx
      .update(orders)
      .set({
        paymentStatus: 'paid',
        transactionReference: reference,
        stepsFrom: stepsFromPayment(now),
        updatedAt: now,
        // If the wallet paid the first part, the order is confirmed already.
        ...(rest.length > 0
          ? {}
          : { status: 'confirmed', paymentMethod: method, confirmedAt: now, failedAt: null }),
      })
      .where(eq(orders.id, orderId));
    if (rest.length > 0) return;
    await tx.insert(orderPayments).values({ ...paid, orderId, amount, createdAt: now });
  },
};

/** Marks an order's online payment as failed; the customer can then try again, or pay in cash. */
async function fail(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'failed', failedAt: now, updatedAt: now })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.paymentStatus, 'unpaid'),
        inArray(orders.status, ['pending', 'failed']),
      ),
    );
}
