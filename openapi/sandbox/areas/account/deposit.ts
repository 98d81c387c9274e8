import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { customers, walletTransactions } from '../../db/schema/people.ts';

/** Money for a wallet and why it comes, in the words of the wallet's book (wire facts 16). */
interface Deposit {
  customerId: number;
  amount: number;
  /** What the shop adds on top. */
  bonus?: number;
  type: 'add_fund' | 'CashBack' | 'order_refund';
  /** Order, trip or payment it comes from. */
  reference: string;
}

/** Puts money into a wallet and writes it down; false when the account is gone. */
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
