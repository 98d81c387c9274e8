import { and, eq, inArray } from 'drizzle-orm';
import { rentalCartRows, rentalCartTrips } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';

/**
 * The guest's trip cart replaces the account's: a cart is for one trip of one provider, and the
 * latest choice counts (wire facts 1.3).
 * @returns the number of rows removed from the account's cart
 */
export async function takeGuestTrip(
  ctx: Context,
  guestId: number,
  customerId: number,
): Promise<{ left: number }> {
  const brought = await ctx.db
    .select({ moduleId: rentalCartRows.moduleId })
    .from(rentalCartRows)
    .where(and(eq(rentalCartRows.ownerId, guestId), eq(rentalCartRows.isGuest, true)));
  const moduleIds = [...new Set(brought.map(({ moduleId }) => moduleId))];
  let left = 0;
  for (const table of [rentalCartRows, rentalCartTrips]) {
    const ofGuest = and(eq(table.ownerId, guestId), eq(table.isGuest, true));
    const ofCustomer = and(
      eq(table.ownerId, customerId),
      eq(table.isGuest, false),
      inArray(table.moduleId, moduleIds),
    );
    if (moduleIds.length > 0) {
      const gone = await ctx.db.delete(table).where(ofCustomer).returning({ id: table.id });
      if (table === rentalCartRows) left = gone.length;
      await ctx.db
        .update(table)
        .set({ ownerId: customerId, isGuest: false })
        .where(and(ofGuest, inArray(table.moduleId, moduleIds)));
    }
    // This removes a trip without rows.
    await ctx.db.delete(table).where(ofGuest);
  }
  return { left };
}
