import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { customers, walletTransactions } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { TripRow } from './booking.ts';

/**
 * Puts what was paid for a canceled trip into the wallet of who booked it. A guest has no wallet:
 * what they paid online is for the provider to pay back.
 * @returns the amount that is in the wallet now
 */
export async function refundTrip({ db: tx, now }: Context, row: TripRow): Promise<number> {
  const paid = row.paymentStatus === 'paid' ? row.amount : row.partiallyPaid;
  if (paid === 0 || row.isGuest) return 0;
  const [owner] = await tx
    .update(customers)
    .set({ walletBalance: sql`${customers.walletBalance} + ${paid}` })
    .where(eq(customers.id, row.ownerId))
    .returning({ balance: customers.walletBalance });
  await tx.insert(walletTransactions).values({
    customerId: row.ownerId,
    transactionId: randomUUID(),
    type: 'order_refund',
    credit: paid,
    balance: owner?.balance ?? paid,
    reference: String(row.id),
    createdAt: now,
  });
  return paid;
}
