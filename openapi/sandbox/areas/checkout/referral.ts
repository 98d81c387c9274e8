import { and, eq, isNotNull } from 'drizzle-orm';
import { formatMoney } from '../../../../machines/rules/money.ts';
import { orders } from '../../db/schema/orders.ts';
import { customers } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { deposit } from '../account/deposit.ts';
import { notify } from '../inbox/notices.ts';
import { readConfig } from '../place/config.ts';
import { configForRules } from './pricing.ts';
import { texts } from './texts.ts';

/**
 * Pays and notifies the customer who invited the buyer of a delivered order, when it is the buyer's
 * first order that arrived; `ctx.db` is a transaction.
 */
export async function rewardReferrer(
  { db: tx, now }: Pick<Context, 'db' | 'now'>,
  { id, ownerId, isGuest }: Pick<typeof orders.$inferSelect, 'id' | 'ownerId' | 'isGuest'>,
): Promise<void> {
  const config = await readConfig(tx);
  const isOffered = config.ref_earning_status === 1 && config.customer_wallet_status === 1;
  if (isGuest || !isOffered) return;
  // The lock makes two orders that arrive at once wait for each other: only one is the first.
  const [buyer] = await tx
    .select({ refBy: customers.refBy })
    .from(customers)
    .where(eq(customers.id, ownerId))
    .for('update');
  if (buyer?.refBy == null) return;
  const arrived = await tx.$count(
    orders,
    and(eq(orders.ownerId, ownerId), eq(orders.isGuest, false), isNotNull(orders.deliveredAt)),
  );
  if (arrived > 1) return;
  const amount = config.ref_earning_exchange_rate;
  const what = { type: 'referrer', reference: String(id) } as const;
  const customerId = buyer.refBy;
  if (!(await deposit({ db: tx, now }, { ...what, customerId, amount }))) return;
  const notice = { customerId, type: 'referral_code', createdAt: now } as const;
  await notify(tx, notice, texts.referralTitle, texts.referral, {
    amount: formatMoney(amount, configForRules(config).currency),
  });
}
