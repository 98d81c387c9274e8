import { and, eq } from 'drizzle-orm';
import { orderPayments, orders } from '../../db/schema/orders.ts';
import type { PaymentDesk } from '../../http/payment.ts';

/** Where an order is paid online: what is due, and what a payment does to it (wire facts 11.1). */
export const orderDesk: PaymentDesk = {
  amountDue: async (db, orderId, payerId) => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.ownerId, payerId)));
    const open =
      row !== undefined &&
      row.paymentMethod === 'digital_payment' &&
      row.paymentStatus === 'unpaid' &&
      (row.status === 'pending' || row.status === 'failed');
    return open ? row.orderAmount : null;
  },
  settle: async (tx, session, outcome, now) => {
    if (outcome !== 'success') return;
    await tx
      .update(orders)
      .set({
        paymentStatus: 'paid',
        status: 'confirmed',
        paymentMethod: session.method,
        transactionReference: session.reference,
        confirmedAt: now,
        updatedAt: now,
      })
      .where(eq(orders.id, session.attributeId));
    await tx.insert(orderPayments).values({
      orderId: session.attributeId,
      amount: session.amount,
      status: 'paid',
      method: session.method,
      transactionReference: session.reference,
      createdAt: now,
    });
  },
};
