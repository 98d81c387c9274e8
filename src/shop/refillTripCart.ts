import type { RentalCart } from '../../machines/rules/domain.ts';
import { pickupTimeAt } from '../../machines/rules/tripPlan.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { addRentalVehicle, clearRentalCart } from '../api/rental/cart.ts';
import { now } from '../platform/browser.ts';

/**
 * Makes the trip cart of a module contain the vehicles and the trip of a former cart. It clears the
 * cart first, so that a retry adds no vehicle twice.
 */
export async function refillTripCart(
  moduleId: number,
  { lines, trip: former, pickupZoneIds }: RentalCart,
  signal: AbortSignal,
): Promise<void> {
  await clearRentalCart(null, signal, moduleId);
  if (former === null) return;
  // The server refuses a trip whose pickup time has passed meanwhile; it begins now (RENT-04).
  const trip = { ...former, pickupAt: pickupTimeAt(former.pickupAt, wallClockOf(now())) };
  for (const { vehicle, quantity } of lines) {
    await addRentalVehicle(vehicle.id, quantity, trip, signal, {
      moduleId,
      // Each call names the trip's own zones, because the customer's current place may be in
      // others.
      zoneIds: pickupZoneIds,
    });
  }
}
