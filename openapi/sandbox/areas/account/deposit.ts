import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { customers, walletTransactions } from '../../db/schema/people.ts';

/**
 * An amount that is added to a wallet, and its reason by the names of the wallet's history (wire
 * facts 16).
 */
interface Deposit {
  customerId: number;
  amount: number;
  /** The shop's bonus on top. */
  bonus?: number;
  type: 'add_fund' | 'CashBack' | 'order_refund';
  /** The order, trip or payment from which it comes. */
  reference: string;
}

/** Adds money to a wallet and records it; false when the account was deleted. */
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
