import { randomUUID } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import { sharesOf } from '../../../../machines/rules/payment/partWallet.ts';
import { orderPayments, orders } from '../../db/schema/orders.ts';
import { customers, walletTransactions } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { stepsFromPayment } from './stepsFromPayment.ts';
import { texts } from './texts.ts';

type OrderRow = typeof orders.$inferSelect;

/** Takes money out of the customer's wallet. @throws Refusal 203 when the balance is too low */
async function withdraw(
  { db: tx, now }: Context,
  order: OrderRow,
  amount: number,
  type: 'order_place' | 'partial_payment',
): Promise<void> {
  const [payer] = await tx
    .update(customers)
    .set({ walletBalance: sql`${customers.walletBalance} - ${amount}` })
    .where(and(eq(customers.id, order.ownerId), gte(customers.walletBalance, amount)))
    .returning({ balance: customers.walletBalance });
  if (payer === undefined) return refuse(203, 'order_amount', texts.walletLow);
  await tx.insert(walletTransactions).values({
    customerId: order.ownerId,
    transactionId: randomUUID(),
    type,
    debit: amount,
    balance: payer.balance,
    reference: String(order.id),
    createdAt: now,
  });
  await tx.insert(orderPayments).values({
    orderId: order.id,
    amount,
    status: 'paid',
    method: 'wallet',
    createdAt: now,
  });
}

/**
 * Pays the total of an order from the wallet and confirms the order; `ctx.db` is a transaction.
 * @throws Refusal 203 when the balance is too low
 */
export async function payFromWallet(ctx: Context, order: OrderRow): Promise<void> {
  await withdraw(ctx, order, order.orderAmount, 'order_place');
  await ctx.db
    .update(orders)
    .set({
      paymentMethod: 'wallet',
      paymentStatus: 'paid',
      status: 'confirmed',
      confirmedAt: ctx.now,
      stepsFrom: stepsFromPayment(ctx.now),
      failedAt: null,
      updatedAt: ctx.now,
    })
    .where(eq(orders.id, order.id));
}

/**
 * Pays as much of an order as the wallet's balance allows; the order's payment method pays the
 * rest. `ctx.db` is a transaction.
 * @throws Refusal 203 when the wallet is empty, or could pay everything
 */
export async function payPartFromWallet(ctx: Context, order: OrderRow): Promise<void> {
  const { db: tx, now } = ctx;
  const [payer] = await tx
    .select({ balance: customers.walletBalance })
    .from(customers)
    .where(eq(customers.id, order.ownerId))
    .for('update');
  const { fromWallet, rest } = sharesOf(order.orderAmount, payer?.balance ?? 0);
  if (fromWallet === 0 || rest === 0) refuse(203, 'partial_payment', texts.partialNotNeeded);
  await withdraw(ctx, order, fromWallet, 'partial_payment');
  await tx.insert(orderPayments).values({
    orderId: order.id,
    amount: rest,
    status: 'unpaid',
    method: order.paymentMethod,
    createdAt: now,
  });
  await tx
    .update(orders)
    .set({
      paymentMethod: 'partial_payment',
      paymentStatus: 'partially_paid',
      partiallyPaidAmount: fromWallet,
    })
    .where(eq(orders.id, order.id));
}
