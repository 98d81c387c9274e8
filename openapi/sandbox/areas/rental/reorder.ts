import { asc, eq } from 'drizzle-orm';
import { modules } from '../../db/schema/place.ts';
import { tripLines } from '../../db/schema/rental.ts';
import { oneAtATime } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { cartAnswer, emptyCart } from './cart.ts';
import { addVehicle } from './cartHandlers.ts';
import { noTrip, ownTrip } from './tripHandlers.ts';

/**
 * Puts the vehicles of an earlier trip into the trip cart, for the same route starting now, and
 * replaces the present contents. The cart does not change when one of them is not available.
 * @throws Refusal 404 without such a trip, 403 as adding a vehicle does
 */
const reorderTrip: Handlers['reorderTrip'] = (outer, { body }) =>
  oneAtATime(outer, async (asker) => {
    const trip = (await ownTrip(asker, Number(body.trip_id))) ?? noTrip();
    const [module = null] = await asker.db
      .select()
      .from(modules)
      .where(eq(modules.id, trip.moduleId));
    const ctx = { ...asker, module };
    const lines = await ctx.db
      .select()
      .from(tripLines)
      .where(eq(tripLines.tripId, trip.id))
      .orderBy(asc(tripLines.id));
    await emptyCart(ctx);
    const { type, hours, pickup, destination } = trip;
    for (const { vehicleId, quantity } of lines) {
      await addVehicle(ctx, {
        vehicle_id: vehicleId,
        quantity,
        rental_type: type,
        estimated_hours: hours,
        pickup_location: pickup,
        destination_location: destination,
      });
    }
    return cartAnswer(ctx);
  });

/** Booking an earlier trip again. */
export const reorderHandlers = { reorderTrip } satisfies Partial<Handlers>;
