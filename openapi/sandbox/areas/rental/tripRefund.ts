import { asc, eq } from 'drizzle-orm';
import { tripRefunds } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import { deposit } from '../account/deposit.ts';
import type { TripRow } from './booking.ts';
import { momentText } from './moments.ts';

/** How long a gateway takes to give back what it took. */
const GATEWAY_MS = 30 * 60_000;

/** A payment that goes back. */
interface Payment {
  amount: number;
  /** The gateway it came through, null for what the wallet paid. */
  method: string | null;
  reference: string | null;
}

/**
 * Gives money of a trip back and writes it down: into the wallet of who booked it. A guest has
 * none: theirs is to go back the way it came.
 */
export async function giveBack(
  { db: tx, now }: Pick<Context, 'db' | 'now'>,
  row: TripRow,
  { amount, method, reference }: Payment,
): Promise<void> {
  const refund = { tripId: row.id, amount, method, reference, createdAt: now };
  if (row.isGuest) {
    await tx.insert(tripRefunds).values({ ...refund, way: 'gateway' });
    return;
  }
  await tx.insert(tripRefunds).values({ ...refund, way: 'wallet' });
  const reason = { type: 'order_refund', reference: String(row.id) } as const;
  await deposit({ db: tx, now }, { ...reason, customerId: row.ownerId, amount });
}

/** Gives back what was paid for a canceled trip. @returns how much that was */
export async function refundTrip(ctx: Context, row: TripRow): Promise<number> {
  const amount = row.paymentStatus === 'paid' ? row.amount : row.partiallyPaid;
  if (amount > 0) {
    await giveBack(ctx, row, {
      amount,
      method: row.paymentMethod,
      reference: row.transactionReference,
    });
  }
  return amount;
}

/** What went back of a trip's payments, and what the gateway still has. */
export async function refundsOf({ db, now }: Context, tripId: number) {
  const rows = await db
    .select()
    .from(tripRefunds)
    .where(eq(tripRefunds.tripId, tripId))
    .orderBy(asc(tripRefunds.id));
  return rows.map(({ amount, way, method, reference, createdAt }) => {
    const settled = new Date(createdAt.getTime() + (way === 'gateway' ? GATEWAY_MS : 0));
    return {
      amount,
      way,
      payment_method: method,
      transaction_reference: reference,
      created_at: momentText(createdAt),
      settled_at: settled <= now ? momentText(settled) : null,
    };
  });
}
