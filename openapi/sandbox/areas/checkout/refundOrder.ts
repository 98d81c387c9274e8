import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import { deposit } from '../account/deposit.ts';

/**
 * Refunds an amount of an order and records the refund: customers get it in their wallet; guests,
 * and customers who have deleted their account, through the payment method they used. Returns
 * whether it is in a wallet.
 */
export async function refundOrder(
  { db: tx, now }: Pick<Context, 'db' | 'now'>,
  order: typeof orders.$inferSelect,
  amount: number,
  reason = '',
): Promise<boolean> {
  const what = { amount, type: 'order_refund', reference: String(order.id) } as const;
  const isInWallet =
    !order.isGuest && (await deposit({ db: tx, now }, { ...what, customerId: order.ownerId }));
  // If the customer has asked for a refund, their words and pictures stay.
  const refund = order.refund ?? {
    customer_reason: reason,
    customer_note: null,
    admin_note: null,
    images: [],
    refund_method: isInWallet ? 'wallet' : 'gateway',
  };
  await tx.update(orders).set({ refund }).where(eq(orders.id, order.id));
  return isInWallet;
}
