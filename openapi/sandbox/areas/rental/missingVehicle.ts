import { eq } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { tripLines, vehicles } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import type { TripRow } from './booking.ts';
import { freeOf, takenUnits } from './fleet.ts';

/**
 * Checks whether the vehicles of a trip that lost its reservation are still free. Returns the name
 * of one that is not, or null. The vehicle rows stay locked until the transaction ends, so that
 * nobody can book them meanwhile.
 */
export async function missingVehicle(
  ctx: Pick<Context, 'db' | 'now'>,
  row: TripRow,
): Promise<Texts | null> {
  const lines = await ctx.db
    .select({ quantity: tripLines.quantity, vehicle: vehicles })
    .from(tripLines)
    .innerJoin(vehicles, eq(vehicles.id, tripLines.vehicleId))
    .where(eq(tripLines.tripId, row.id))
    .orderBy(vehicles.id)
    .for('update', { of: vehicles });
  const taken = await takenUnits(
    ctx,
    { from: row.startsAt, to: row.endsAt },
    lines.map(({ vehicle }) => vehicle.id),
  );
  const gone = lines.find(({ vehicle, quantity }) => freeOf(vehicle, taken) < quantity);
  return gone?.vehicle.name ?? null;
}
