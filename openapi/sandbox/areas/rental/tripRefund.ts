import { asc, eq } from 'drizzle-orm';
import { MINUTE_MS } from '../../../../machines/rules/durations.ts';
import { tripRefunds } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import { deposit } from '../account/deposit.ts';
import type { TripRow } from './booking.ts';
import { momentText } from './moments.ts';

/** Milliseconds that the simulated payment gateway needs for a refund. */
const GATEWAY_MS = 30 * MINUTE_MS;

/** A payment that is to be refunded. */
interface Payment {
  amount: number;
  /** The gateway of the payment; null for a payment from the wallet. */
  method: string | null;
  reference: string | null;
}

/**
 * Refunds an amount of a trip and records the refund: into the customer's wallet; for guests, and
 * customers who have deleted their account, through the gateway of the payment.
 */
export async function refundPayment(
  { db: tx, now }: Pick<Context, 'db' | 'now'>,
  row: TripRow,
  { amount, method, reference }: Payment,
): Promise<void> {
  const reason = { type: 'order_refund', reference: String(row.id) } as const;
  const isInWallet =
    !row.isGuest &&
    (await deposit({ db: tx, now }, { ...reason, customerId: row.ownerId, amount }));
  const way = isInWallet ? 'wallet' : 'gateway';
  const refund = { tripId: row.id, amount, way, method, reference, createdAt: now } as const;
  await tx.insert(tripRefunds).values(refund);
}

/** Refunds the payments of a canceled trip. @returns the refunded amount */
export async function refundTrip(ctx: Context, row: TripRow): Promise<number> {
  const amount = row.paymentStatus === 'paid' ? row.amount : row.partiallyPaid;
  if (amount > 0) {
    await refundPayment(ctx, row, {
      amount,
      method: row.paymentMethod,
      reference: row.transactionReference,
    });
  }
  return amount;
}

/**
 * The refunds of a trip in the API's JSON form; `settled_at` is null while the gateway has not
 * completed the refund.
 */
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
