import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { paymentDueMachine } from '../../machines/orders/paymentDue.machine.ts';
import type { PaymentFlag } from '../../machines/rules/domain.ts';
import { outcomeOf } from '../../machines/rules/orderOutcome.ts';
import { payOrderByCash, payOrderFromWallet } from '../api/orders/calls.ts';
import { refreshBalances } from '../checkout/index.ts';
import { orderKey, orderQuery } from './queries.ts';

interface Due {
  queryClient: QueryClient;
  orderId: number;
  /** The phone number that the server requires to show a guest's order; '' for a customer. */
  phone: string;
  flag: PaymentFlag | null;
}

/**
 * The statechart for an order's open payment, with its actors connected to the server. The order
 * it reads goes into the query cache, from which the page shows it. `phone` is the phone number of
 * a guest's order, '' for a customer; `flag` is the outcome of the payment from the URL, null when
 * it has none.
 */
export const wirePaymentDue = ({ queryClient, orderId, phone, flag }: Due) =>
  paymentDueMachine.provide({
    actors: {
      readPayment: fromPromise<boolean>(async () => {
        const query = { ...orderQuery(String(orderId), phone), staleTime: 0 };
        return outcomeOf(await queryClient.fetchQuery(query), flag) === 'pending';
      }),
      payByCash: fromPromise<void>(async () => {
        try {
          await payOrderByCash(orderId);
        } finally {
          // The order is loaded again after an error too, because the payment may have changed
          // although the answer was lost. This is not awaited: the loaded order replaces this part
          // of the page, and the message has to be shown before that.
          void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
        }
      }),
      payFromWallet: fromPromise<void>(async () => {
        try {
          await payOrderFromWallet(orderId);
        } finally {
          // Order and balance are loaded again after an error too, because the payment may have
          // succeeded although the answer was lost.
          void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
          void refreshBalances(queryClient);
        }
      }),
    },
  });
