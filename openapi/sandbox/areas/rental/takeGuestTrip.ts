import { and, eq, inArray } from 'drizzle-orm';
import { rentalCartRows, rentalCartTrips } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';

/**
 * Moves a guest's trip cart to the account at sign-in. It replaces the account's cart, because a
 * cart has one trip with one provider, and the guest's choice is newer (wire facts 1.3).
 * @returns `left`, the number of rows removed from the account's cart
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
    // The guest may still have a trip without vehicles, which is of no use.
    await ctx.db.delete(table).where(ofGuest);
  }
  return { left };
}
