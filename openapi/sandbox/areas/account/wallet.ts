import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { pointsWorth } from '../../../../machines/rules/wallet.ts';
import { customers, loyaltyTransactions, walletTransactions } from '../../db/schema/people.ts';
import { customerOf, oneAtATime, type Context } from '../../http/context.ts';
import type { Handlers, Reply } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { echoed, windowOf } from '../catalogue/lists.ts';
import { readConfig } from '../place/config.ts';
import { texts } from './texts.ts';
import { customerUpToDate } from './upToDate.ts';

/** For each filter of the wallet history, the stored transaction types that it includes. */
const walletFilters = {
  order: ['order_place', 'partial_payment', 'order_refund', 'trip_booking'],
  loyalty_point: ['loyalty_point'],
  add_fund: ['add_fund', 'add_fund_by_admin'],
  referrer: ['referrer'],
  CashBack: ['CashBack'],
} as const;

type WalletMovement = Reply<'listWalletTransactions'>['data'][number];
type PointMovement = Reply<'listLoyaltyTransactions'>['data'][number];

/**
 * Converts loyalty points into wallet money (wire facts 11.3).
 * @throws Refusal 203 `customer_wallet` when wallets are switched off, or for points that are worth
 * no money; 403 `point` for too few or too many points
 */
async function convert(ctx: Context, points: number) {
  const { id } = customerOf(ctx);
  const config = await readConfig(ctx.db);
  if (config.loyalty_point_status !== 1) refuse(403, 'point', texts.pointsOff);
  const least = config.loyalty_point_minimum_point;
  if (points < least) refuse(403, 'point', texts.pointsFew, { least });
  const worth = pointsWorth(points, config.loyalty_point_exchange_rate);
  if (config.customer_wallet_status !== 1 || worth === 0) {
    refuse(203, 'customer_wallet', texts.fundingOff);
  }
  const [left] = await ctx.db
    .update(customers)
    .set({
      loyaltyPoints: sql`${customers.loyaltyPoints} - ${points}`,
      walletBalance: sql`${customers.walletBalance} + ${worth}`,
    })
    .where(and(eq(customers.id, id), gte(customers.loyaltyPoints, points)))
    .returning({ points: customers.loyaltyPoints, wallet: customers.walletBalance });
  if (left === undefined) return refuse(403, 'point', texts.pointsShort);
  const transactionId = randomUUID();
  await ctx.db.insert(loyaltyTransactions).values({
    customerId: id,
    transactionId,
    type: 'point_to_wallet',
    debit: points,
    balance: left.points,
    createdAt: ctx.now,
  });
  await ctx.db.insert(walletTransactions).values({
    customerId: id,
    transactionId,
    type: 'loyalty_point',
    credit: worth,
    balance: left.wallet,
    createdAt: ctx.now,
  });
  return { message: ctx.say(texts.pointsConverted) };
}

/** Handlers for wallet and loyalty points: histories, and conversion (wire facts 11.2, 11.3). */
export const walletHandlers = {
  listWalletTransactions: async (ctx, { query }) => {
    const { type = 'all' } = query;
    const { id } = await customerUpToDate(ctx);
    const where = and(
      eq(walletTransactions.customerId, id),
      ...(type === 'all' ? [] : [inArray(walletTransactions.type, [...walletFilters[type]])]),
    );
    const { limit, skip } = windowOf(query);
    const [total, rows] = await Promise.all([
      ctx.db.$count(walletTransactions, where),
      ctx.db
        .select()
        .from(walletTransactions)
        .where(where)
        .orderBy(desc(walletTransactions.id))
        .limit(limit)
        .offset(skip),
    ]);
    return {
      ...echoed(query, total),
      data: rows.map((row) => ({
        id: row.id,
        user_id: row.customerId,
        transaction_id: row.transactionId,
        credit: row.credit,
        debit: row.debit,
        admin_bonus: row.adminBonus,
        balance: row.balance,
        transaction_type: row.type as WalletMovement['transaction_type'],
        reference: row.reference,
        created_at: row.createdAt.toISOString(),
        updated_at: row.createdAt.toISOString(),
      })),
    };
  },
  listLoyaltyTransactions: async (ctx, { query }) => {
    const { id } = await customerUpToDate(ctx);
    const where = eq(loyaltyTransactions.customerId, id);
    const { limit, skip } = windowOf(query);
    const [total, rows] = await Promise.all([
      ctx.db.$count(loyaltyTransactions, where),
      ctx.db
        .select()
        .from(loyaltyTransactions)
        .where(where)
        .orderBy(desc(loyaltyTransactions.id))
        .limit(limit)
        .offset(skip),
    ]);
    return {
      ...echoed(query, total),
      data: rows.map((row) => ({
        id: row.id,
        user_id: row.customerId,
        transaction_id: row.transactionId,
        credit: row.credit,
        debit: row.debit,
        balance: row.balance,
        reference: row.reference,
        transaction_type: row.type as PointMovement['transaction_type'],
        created_at: row.createdAt.toISOString(),
        updated_at: row.createdAt.toISOString(),
      })),
    };
  },
  convertLoyaltyPoints: (outer, { body }) =>
    oneAtATime(outer, (ctx) => convert(ctx, Number(body.point))),
} satisfies Partial<Handlers>;
