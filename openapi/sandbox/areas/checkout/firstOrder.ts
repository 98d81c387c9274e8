import { and, count, eq } from 'drizzle-orm';
import { DAY_MS } from '../../../../machines/rules/durations.ts';
import type { OrderInput } from '../../../../machines/rules/order.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import type { StoredConfig } from '../place/config.ts';

const unitDays = { day: 1, month: 30, year: 365 } as const;

/** The number of orders that a customer has placed, canceled ones included. */
export async function countOrders(ctx: Context, customerId: number): Promise<number> {
  const [placed] = await ctx.db
    .select({ total: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, customerId), eq(orders.isGuest, false)));
  return placed?.total ?? 0;
}

/**
 * The discount on the first order of a customer whom another customer referred, while it is valid;
 * null for everybody else (wire facts 17.4).
 */
export async function firstOrderDiscount(
  ctx: Context,
  config: StoredConfig,
): Promise<NonNullable<OrderInput['newCustomer']> | null> {
  const { customer } = ctx;
  if (customer?.refBy == null || config.new_customer_discount_status !== 1) return null;
  const days =
    config.new_customer_discount_amount_validity *
    unitDays[config.new_customer_discount_validity_type];
  if (ctx.now.getTime() > customer.createdAt.getTime() + days * DAY_MS) return null;
  if ((await countOrders(ctx, customer.id)) > 0) return null;
  return {
    discount: config.new_customer_discount_amount,
    discountType: config.new_customer_discount_amount_type === 'amount' ? 'amount' : 'percent',
  };
}
