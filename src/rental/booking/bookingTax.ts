import { useCallback } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { tripCartPrice } from '../../../machines/rental/selectors.ts';
import type { tripBookingMachine } from '../../../machines/rental/tripBooking.machine.ts';
import type { TaxAnswer } from '../../../machines/rules/tax.ts';
import { fetchTripTax } from '../../api/rental/trips.ts';
import { useTaxQuestion, type TaxQuestion } from '../../checkout/index.ts';

const nobody = { name: '', phone: '', email: '' };

/**
 * Asks the server for the tax of a trip whose provider has no fixed percentage, and passes the
 * answer on to the booking's statechart (PRICE-06, wire facts 10.5).
 */
export function useBookingTax(
  actor: ActorRefFrom<typeof tripBookingMachine>,
  snapshot: SnapshotFrom<typeof tripBookingMachine>,
): void {
  const sendTax = useCallback(
    (tax: TaxAnswer | null) => actor.send({ type: 'booking.tax.computed', tax }),
    [actor],
  );
  useTaxQuestion(snapshot.matches('ordering') ? questionOf(snapshot) : null, sendTax);
}

function questionOf({ context }: SnapshotFrom<typeof tripBookingMachine>): TaxQuestion | null {
  const { cart, terms } = context;
  const provider = cart?.lines[0]?.vehicle.provider;
  if (cart === null || cart.trip === null || provider?.taxPercent !== undefined) return null;
  if (provider === undefined) return null;
  const totals = tripCartPrice(cart.lines, cart.trip, terms);
  if (totals === null) return null;
  const { type, pickupAt } = cart.trip;
  const couponCode = terms.coupon?.code ?? null;
  return {
    key: ['trip', provider.id, couponCode, cart.lines.map(({ id, quantity }) => [id, quantity])],
    untaxed: totals.untaxed,
    // The server uses the vehicles and the trip of the cart; the contact does not change the tax.
    ask: (signal) =>
      fetchTripTax(
        {
          type,
          pickupAt,
          couponCode,
          providerId: provider.id,
          amount: totals.total,
          note: '',
          contact: nobody,
        },
        signal,
      ),
  };
}
