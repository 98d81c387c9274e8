import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { customers, walletTransactions } from '../../db/schema/people.ts';

/**
 * A payment into a customer's wallet. `type` is its reason, spelled as in the wallet history of the
 * API (wire facts 16).
 */
interface Deposit {
  customerId: number;
  amount: number;
  /** An extra amount that the shop adds as a gift; 0 when it is missing. */
  bonus?: number;
  type: 'add_fund' | 'CashBack' | 'order_refund' | 'referrer';
  /** The id of the order, trip or payment that the money comes from. */
  reference: string;
}

/**
 * Adds money to a customer's wallet, and an entry to the wallet history. Returns false when the
 * account was deleted.
 */
export async function deposit(
  { db: tx, now }: { db: Database; now: Date },
  { customerId, amount, bonus = 0, type, reference }: Deposit,
): Promise<boolean> {
  const [owner] = await tx
    .update(customers)
    .set({ walletBalance: sql`${customers.walletBalance} + ${amount} + ${bonus}` })
    .where(eq(customers.id, customerId))
    .returning({ balance: customers.walletBalance });
  if (owner === undefined) return false;
  await tx.insert(walletTransactions).values({
    customerId,
    transactionId: randomUUID(),
    type,
    credit: amount,
    adminBonus: bonus,
    balance: owner.balance,
    reference,
    createdAt: now,
  });
  return true;
}
