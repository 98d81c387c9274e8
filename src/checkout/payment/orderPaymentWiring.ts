import { fromPromise } from 'xstate';
import {
  orderPaymentMachine,
  type OfflinePayment,
} from '../../../machines/checkout/orderPayment.machine.ts';
import { describePayment } from '../../api/checkout/calls.ts';

/** What is left to do for the payment of an order or a parcel, with the server behind it. */
export const wiredOrderPayment = orderPaymentMachine.provide({
  actors: {
    describePayment: fromPromise<void, { orderId: number; payment: OfflinePayment | null }>(
      async ({ input: { orderId, payment }, signal }) => {
        if (payment !== null) await describePayment(orderId, payment, false, signal);
      },
    ),
  },
});
