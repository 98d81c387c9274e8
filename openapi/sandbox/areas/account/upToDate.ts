import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/people.ts';
import { customerOf, type Context } from '../../http/context.ts';
import type { Customer } from '../../http/tokens.ts';
import { bringUpToDate } from '../orders/progress.ts';
import { bringTripsUpToDate } from '../rental/progress.ts';

/**
 * The signed-in customer, after orders and trips have got the status that they have by now: they
 * bring cashback, points and refunds, which belong to the wallet that is shown.
 */
export async function customerUpToDate(ctx: Context): Promise<Customer> {
  await bringUpToDate(ctx);
  await bringTripsUpToDate(ctx);
  const before = customerOf(ctx);
  const [current = before] = await ctx.db
    .select()
    .from(customers)
    .where(eq(customers.id, before.id));
  return current;
}
