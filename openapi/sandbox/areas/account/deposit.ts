import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { customers, walletTransactions } from '../../db/schema/people.ts';

/**
 * Money that is added to a wallet; `type` is the reason, with a name from the wallet history (wire
 * facts 16).
 */
interface Deposit {
  customerId: number;
  amount: number;
  /** An extra amount that the shop adds as a gift. */
  bonus?: number;
  type: 'add_fund' | 'CashBack' | 'order_refund';
  /** The id of the order, trip or payment that the money comes from. */
  reference: string;
}

/**
 * Adds money to a customer's wallet and records the movement. Returns false when the account was
 * deleted.
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
