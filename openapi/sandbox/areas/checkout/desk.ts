import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orderPayments, orders } from '../../db/schema/orders.ts';
import { takeTurn } from '../../http/context.ts';
import type { PaymentDesk } from '../../http/payment.ts';
import { giveBack } from './giveBack.ts';

type OrderRow = typeof orders.$inferSelect;

/** What is left to pay online of an order that the wallet paid a part of. */
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

/** What is to be paid online of an order now; null when nothing is. */
async function dueOnline(db: Database, row: OrderRow): Promise<number | null> {
  if (row.status === 'canceled') return null;
  if (row.paymentStatus === 'partially_paid') return openRest(db, row.id);
  const open =
    row.paymentMethod === 'digital_payment' &&
    row.paymentStatus === 'unpaid' &&
    (row.status === 'pending' || row.status === 'failed');
  return open ? row.orderAmount : null;
}

/** Where an order is paid online: what is due, and what a payment does to it (wire facts 11.1). */
export const orderDesk: PaymentDesk = {
  amountDue: async (db, orderId, payerId) => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.ownerId, payerId)));
    return row === undefined ? null : dueOnline(db, row);
  },
  settle: async (tx, session, outcome, now) => {
    const { attributeId: orderId, payerId, amount, method, reference } = session;
    if (outcome === 'cancel') return;
    // Not beside a payment by wallet, a cancellation or another page of the same payment.
    await takeTurn(tx, payerId);
    const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (row === undefined) return;
    const isDue = amount === (await dueOnline(tx, row));
    if (outcome === 'fail') {
      // A page that was left open says nothing of an order that is paid another way by now.
      if (isDue) await fail(tx, orderId, now);
      return;
    }
    // Money that came all the same goes back: the order is canceled, or paid another way.
    if (!isDue) {
      await giveBack({ db: tx, now }, row, amount);
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
        updatedAt: now,
        // The part that the wallet paid has confirmed the order already.
        ...(rest.length > 0
          ? {}
          : { status: 'confirmed', paymentMethod: method, confirmedAt: now, failedAt: null }),
      })
      .where(eq(orders.id, orderId));
    if (rest.length > 0) return;
    await tx.insert(orderPayments).values({ ...paid, orderId, amount, createdAt: now });
  },
};

/** A payment that did not come about: the order waits for another try, or for cash. */
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
