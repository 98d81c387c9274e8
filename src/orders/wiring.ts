import { fromPromise } from 'xstate';
import { trackingMachine } from '../../machines/orders/tracking.machine.ts';
import { cancelOrder, fetchOrder } from '../api/orders.ts';
import { now } from '../platform/browser.ts';

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
    cancelOrder: fromPromise<void, { orderId: string; reason: string }>(({ input, signal }) =>
      cancelOrder(input.orderId, input.reason, signal),
    ),
  },
});
