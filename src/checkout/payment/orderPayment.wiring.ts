import { fromPromise } from 'xstate';
import {
  orderPaymentMachine,
  type OfflinePayment,
} from '../../../machines/checkout/orderPayment.machine.ts';
import { describePayment } from '../../api/checkout/calls.ts';

/**
 * The statechart for paying an order or a parcel that was just placed, with its actors connected
 * to the server.
 */
export const wiredOrderPayment = orderPaymentMachine.provide({
  actors: {
    describePayment: fromPromise<void, { orderId: number; payment: OfflinePayment | null }>(
      async ({ input: { orderId, payment }, signal }) => {
        if (payment !== null) await describePayment(orderId, payment, { again: false }, signal);
      },
    ),
  },
});
