import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { couponMachine } from '../../../machines/checkout/coupon.machine.ts';
import { placingOf, type Submission } from '../../../machines/checkout/placing.machine.ts';
import { tripBookingMachine } from '../../../machines/rental/tripBooking.machine.ts';
import type { ReadTrip, TripBooking } from '../../../machines/rental/tripOrder.ts';
import type { Coupon, PaymentMethod } from '../../../machines/rules/domain.ts';
import { usesWalletFirst } from '../../../machines/rules/payment/partWallet.ts';
import { sendWithCoupon } from '../../api/couponAnswer.ts';
import { fetchRentalCart } from '../../api/rental/cart.ts';
import { bookTrip, fetchTripCoupon, findBookedTrip } from '../../api/rental/trips.ts';
import { customerQuery } from '../../identity/index.ts';
import { storeSubmission } from './storedDraft.ts';
import { payTrip } from './payTrip.ts';

/**
 * The statechart of a booking, with its actors connected to the server and the browser storage
 * (API-44).
 * @param owner the customer's id, null for a guest
 */
export const wireTripBooking = (queryClient: QueryClient, owner: number | null) =>
  tripBookingMachine.provide({
    actors: {
      loadCart: fromPromise<ReadTrip, { payment: PaymentMethod | null }>(
        async ({ input: { payment }, signal }) => {
          const usesWallet =
            payment !== null && (payment.kind === 'wallet' || usesWalletFirst(payment));
          const [cart, customer] = await Promise.all([
            fetchRentalCart(signal),
            // The page takes the balance from the same cache, so it shows what is checked here.
            usesWallet ? queryClient.fetchQuery({ ...customerQuery(), staleTime: 0 }) : null,
          ]);
          return { cart, walletBalance: customer?.walletBalance ?? null };
        },
      ),
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
            ({ input: { key, payload }, signal }) => {
              const { couponCode, providerId } = payload.order;
              return sendWithCoupon({
                send: () => bookTrip(key, payload.order, signal),
                find: () => findBookedTrip(key, signal),
                apply:
                  couponCode === null
                    ? null
                    : () => fetchTripCoupon(couponCode, providerId, signal),
              });
            },
          ),
          find: fromPromise<number | null, { key: string }>(({ input, signal }) =>
            findBookedTrip(input.key, signal),
          ),
        },
      }),
      payTrip: fromPromise<string | null, { tripId: number; payment: PaymentMethod }>(
        ({ input, signal }) => payTrip(input, queryClient, signal),
      ),
    },
  });
