import { fromPromise } from 'xstate';
import { couponMachine } from '../../../machines/checkout/coupon.machine.ts';
import { placingOf, type Submission } from '../../../machines/checkout/placing.machine.ts';
import { tripBookingMachine } from '../../../machines/rental/tripBooking.machine.ts';
import type { TripBooking } from '../../../machines/rental/tripOrder.ts';
import type { Coupon, PaymentMethod, RentalCart } from '../../../machines/rules/domain.ts';
import { fetchRentalCart } from '../../api/rental/cart.ts';
import { bookTrip, fetchTripCoupon, findBookedTrip } from '../../api/rental/trips.ts';
import { storeSubmission } from './storedDraft.ts';
import { payTrip } from './payTrip.ts';

/**
 * The statechart of a booking, with its actors connected to the server and the browser storage
 * (API-44).
 * @param owner the customer's id, null for a guest
 */
export const wireTripBooking = (owner: number | null) =>
  tripBookingMachine.provide({
    actors: {
      loadCart: fromPromise<RentalCart>(({ signal }) => fetchRentalCart(signal)),
      coupon: couponMachine.provide({
        actors: {
          findCoupon: fromPromise<Coupon, { code: string; storeId: number }>(({ input, signal }) =>
            fetchTripCoupon(input.code, input.storeId, signal),
          ),
        },
      }),
      placing: placingOf<TripBooking, number>().provide({
        actors: {
          remember: fromPromise<void, Submission<TripBooking>>(
            async ({ input: { key, payload } }) => storeSubmission({ key, ...payload }, owner),
          ),
          submit: fromPromise<number, Submission<TripBooking>>(
            ({ input: { key, payload }, signal }) => bookTrip(key, payload.order, signal),
          ),
          find: fromPromise<number | null, { key: string }>(({ input, signal }) =>
            findBookedTrip(input.key, signal),
          ),
        },
      }),
      payTrip: fromPromise<string | null, { tripId: number; payment: PaymentMethod }>(
        ({ input, signal }) => payTrip(input.tripId, input.payment, signal),
      ),
    },
  });
