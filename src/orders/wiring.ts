import { fromPromise } from 'xstate';
import { trackingMachine } from '../../machines/orders/tracking.machine.ts';
import { cancelOrder, fetchOrder, requestRefund } from '../api/orders/calls.ts';
import { returnParcel } from '../api/parcel/recall.ts';
import { now } from '../platform/browser.ts';
import { forgetCancellation } from '../shop/stored/storedCancellation.ts';
import { forgetRefund, refundPictures } from './storedRefund.ts';

/** The statechart for tracking an order, with its actors connected to the server. */
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
      async ({ input, signal }) => {
        await cancelOrder(input, signal);
        forgetCancellation(`order ${input.orderId}`);
      },
    ),
    requestRefund: fromPromise<void, { orderId: string; reason: string; note: string }>(
      async ({ input, signal }) => {
        const pictures = await refundPictures(input.orderId).load();
        await requestRefund(
          input,
          pictures.map(({ file }) => file),
          signal,
        );
        await forgetRefund(input.orderId);
      },
    ),
    confirmReturn: fromPromise<void, { orderId: string; code: string }>(({ input, signal }) =>
      returnParcel(input, signal),
    ),
  },
});
