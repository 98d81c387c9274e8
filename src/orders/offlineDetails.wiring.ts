import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OfflinePayment } from '../../machines/checkout/orderPayment.machine.ts';
import { offlineDetailsMachine } from '../../machines/orders/offlineDetails.machine.ts';
import { describePayment } from '../api/checkout/calls.ts';
import { orderKey } from './queries.ts';
import { forgetOffline } from './storedOffline.ts';

/**
 * The statechart for the details of a payment outside the shop, with its actors connected to the
 * server. `again` is true when the details replace those that were sent before. After the details
 * are sent, their draft is deleted and the order is loaded again.
 */
export const wireOfflineDetails = (queryClient: QueryClient, orderId: number) =>
  offlineDetailsMachine.provide({
    actors: {
      describePayment: fromPromise<void, { payment: OfflinePayment | null; again: boolean }>(
        async ({ input: { payment, again }, signal }) => {
          if (payment === null) throw new Error('no payment is described');
          await describePayment(orderId, payment, { again }, signal);
          forgetOffline(orderId);
          void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
        },
      ),
    },
  });
