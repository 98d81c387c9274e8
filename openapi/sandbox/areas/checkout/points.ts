import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { customers, loyaltyTransactions } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { readConfig } from '../place/config.ts';
import type { Bought, Finished } from './cashback.ts';

/**
 * Adds the loyalty points of an order or a trip to its customer's account: a percentage of its
 * amount, in whole points. `ctx.db` is a transaction.
 */
export async function creditPoints(
  { db: tx, now }: Pick<Context, 'db' | 'now'>,
  bought: Bought,
  { id, ownerId, isGuest, amount }: Finished,
): Promise<void> {
  const config = await readConfig(tx);
  const points = Math.floor((amount * config.loyalty_point_item_purchase_point) / 100);
  if (isGuest || config.loyalty_point_status !== 1 || points <= 0) return;
  const [owner] = await tx
    .update(customers)
    .set({ loyaltyPoints: sql`${customers.loyaltyPoints} + ${points}` })
    .where(eq(customers.id, ownerId))
    .returning({ balance: customers.loyaltyPoints });
  // The account was deleted.
  if (owner === undefined) return;
  await tx.insert(loyaltyTransactions).values({
    customerId: ownerId,
    transactionId: randomUUID(),
    type: bought === 'trip' ? 'trip_booking' : 'order_place',
    credit: points,
    balance: owner.balance,
    reference: String(id),
    createdAt: now,
  });
}
