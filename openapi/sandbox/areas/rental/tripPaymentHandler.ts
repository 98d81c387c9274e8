import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { trips } from '../../db/schema/rental.ts';
import { takeTurn } from '../../http/context.ts';
import type { PaymentHandler } from '../../http/payment.ts';
import type { TripRow } from './booking.ts';
import { missingVehicle } from './missingVehicle.ts';
import { hasLostReservation } from './progress.ts';
import { isOpen, openAmount, revived } from './tripPayment.ts';
import { refundPayment } from './tripRefund.ts';

/**
 * The amount of a trip that can be paid online now: the total, or the rest after the wallet; null
 * when there is none.
 */
const dueOnline = (row: TripRow): number | null => {
  if (!isOpen(row)) return null;
  const method = row.paymentStatus === 'partially_paid' ? row.restMethod : row.paymentMethod;
  return method === null || method === 'cash_payment' ? null : openAmount(row);
};

/**
 * Marks a trip's online payment as failed: others can rent its vehicles, and the customer can try
 * again.
 */
async function fail(tx: Database, tripId: number, now: Date): Promise<void> {
  await tx
    .update(trips)
    .set({ status: 'payment_failed', paymentFailedAt: now, updatedAt: now })
    .where(
      and(
        eq(trips.id, tripId),
        eq(trips.paymentMethod, 'digital_payment'),
        eq(trips.paymentStatus, 'unpaid'),
        inArray(trips.status, ['pending', 'payment_failed']),
      ),
    );
}

/**
 * Handles trips on the payment page: the amount due, and what a payment changes (wire facts 11.1).
 */
export const tripPaymentHandler: PaymentHandler = {
  due: async (db, tripId, payerId) => {
    const [row] = await db
      .select()
      .from(trips)
      .where(and(eq(trips.id, tripId), eq(trips.ownerId, payerId)));
    const amount = row === undefined ? null : dueOnline(row);
    return amount === null ? null : { amount };
  },
  settle: async (tx, session, outcome, now) => {
    const { attributeId: tripId, payerId, amount, method, reference } = session;
    if (outcome === 'cancel') return;
    // This must not run at the same time as a payment by wallet, a cancellation or another
    // gateway's answer for the same trip.
    await takeTurn(tx, payerId);
    if (outcome === 'fail') {
      await fail(tx, tripId, now);
      return;
    }
    const [row] = await tx.select().from(trips).where(eq(trips.id, tripId)).for('update');
    if (row === undefined) return;
    const ctx = { db: tx, now };
    const change = (values: Partial<typeof trips.$inferInsert>) =>
      tx
        .update(trips)
        .set({ ...values, transactionReference: reference, updatedAt: now })
        .where(eq(trips.id, tripId));
    // A payment that arrives anyway is refunded: the trip was canceled, or paid in another way.
    if (!isOpen(row) || amount !== openAmount(row)) {
      await refundPayment(ctx, row, { amount, method, reference });
      return;
    }
    const isTooLate =
      hasLostReservation(row, now) &&
      (row.endsAt <= now || (await missingVehicle(ctx, row)) !== null);
    if (isTooLate) {
      await change({ status: 'canceled', canceledAt: now, canceledBy: 'admin' });
      await refundPayment(ctx, row, { amount, method, reference });
      return;
    }
    await change({
      paymentStatus: 'paid',
      ...(row.paymentStatus === 'partially_paid' ? {} : { paymentMethod: method }),
      ...revived(row),
    });
  },
};
