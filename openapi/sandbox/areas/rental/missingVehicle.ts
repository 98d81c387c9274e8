import { eq } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { tripLines, vehicles } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import type { TripRow } from './booking.ts';
import { freeOf, takenUnits } from './fleet.ts';

/**
 * For a trip that lost its reservation: the name of a vehicle that is no longer free, or null when
 * all are. The vehicles stay locked until the transaction ends, so that nobody can take them in
 * between.
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
