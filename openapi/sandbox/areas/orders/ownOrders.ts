import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { ownRowsOf, ownerOf, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import type { OrderRow } from './serialise.ts';
import { texts } from './texts.ts';

/** Whether the customer or guest who sends the request placed the order. */
export const isOwn = (ctx: Context, { ownerId, isGuest }: OrderRow): boolean => {
  const owner = ownerOf(ctx);
  return ownerId === owner.ownerId && isGuest === owner.isGuest;
};

/**
 * An order of the customer or guest who sends the request.
 * @throws Refusal 404 `order`, also when it is another customer's order
 */
export async function ownOrder(ctx: Context, id: number): Promise<OrderRow> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ...ownRowsOf(ctx, orders)));
  return row ?? refuse(404, 'order', texts.unknown);
}
