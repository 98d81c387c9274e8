import { fromPromise } from 'xstate';
import { trackingMachine } from '../../machines/orders/tracking.machine.ts';
import { cancelOrder, fetchOrder, requestRefund } from '../api/orders/calls.ts';
import { returnParcel } from '../api/parcel/recall.ts';
import { now } from '../platform/browser.ts';

/** The pictures of what is wrong; files are no part of a flow's state. */
export const refundPictures: { chosen: File[] } = { chosen: [] };

/** Tracking with the server behind it. */
export const wiredTracking = trackingMachine.provide({
  actors: {
    readOrder: fromPromise(
      async ({
        input,
        signal,
      }: {
        input: { orderId: string; phone: string };
        signal: AbortSignal;
      }) => ({
        order: await fetchOrder(input.orderId, input.phone, signal),
        readAt: now().toISOString(),
      }),
    ),
    cancelOrder: fromPromise<void, { orderId: string; reason: string; note: string }>(
      ({ input, signal }) => cancelOrder(input, signal),
    ),
    requestRefund: fromPromise<void, { orderId: string; reason: string; note: string }>(
      ({ input, signal }) => requestRefund(input, refundPictures.chosen, signal),
    ),
    confirmReturn: fromPromise<void, { orderId: string; code: string }>(({ input, signal }) =>
      returnParcel(input, signal),
    ),
  },
});
