import { asc, eq, inArray } from 'drizzle-orm';
import { offersTrip } from '../../../../machines/rules/rentalPrice.ts';
import { modules } from '../../db/schema/place.ts';
import { tripLines, vehicles } from '../../db/schema/rental.ts';
import { oneAtATime } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { cartAnswer, emptyCart } from './cart.ts';
import { addVehicle } from './cartHandlers.ts';
import { freeFor } from './demands.ts';
import { checkTrip } from './tripRequest.ts';
import { noTrip, ownTrip } from './tripHandlers.ts';

/**
 * Puts an earlier trip into the cart again, in place of its contents: the same vehicles and route,
 * starting now. Vehicles that are not available are left out; if fewer are free than were booked,
 * only the free ones are added.
 * @throws Refusal 404 when there is no such trip, 403 when no vehicle is available
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
    const asked = {
      rental_type: type,
      estimated_hours: hours,
      pickup_location: pickup,
      destination_location: destination,
    };
    const time = await checkTrip(ctx, asked, null);
    const found = await ctx.db
      .select()
      .from(vehicles)
      .where(
        inArray(
          vehicles.id,
          lines.map(({ vehicleId }) => vehicleId),
        ),
      );
    const free = await freeFor(ctx, time, found);
    const amountOf = ({ vehicleId, quantity }: (typeof lines)[number]): number => {
      const vehicle = found.find(({ id }) => id === vehicleId);
      if (vehicle === undefined || !vehicle.active || !offersTrip(vehicle, type)) return 0;
      return Math.min(quantity, free(vehicle));
    };
    const offered = lines.filter((line) => amountOf(line) > 0);
    // When no vehicle is free, adding the first one throws an error that says why.
    const taken = offered.length > 0 ? offered : lines.slice(0, 1);
    for (const line of taken) {
      const quantity = Math.max(1, amountOf(line));
      await addVehicle(ctx, { ...asked, vehicle_id: line.vehicleId, quantity });
    }
    return cartAnswer(ctx);
  });

/** Handler that puts an earlier trip into the cart again. */
export const reorderHandlers = { reorderTrip } satisfies Partial<Handlers>;
