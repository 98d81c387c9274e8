import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { paymentDueMachine } from '../../machines/orders/paymentDue.machine.ts';
import type { PaymentFlag } from '../../machines/rules/domain.ts';
import { payOrderByCash, payOrderFromWallet } from '../api/orders/calls.ts';
import { outcomeOf } from './outcome.ts';
import { orderQuery } from './queries.ts';

interface Due {
  queryClient: QueryClient;
  orderId: number;
  /** The phone number with which a guest's order is read; '' for a customer. */
  phone: string;
  flag: PaymentFlag | null;
}

/**
 * The state machine for an order's open payment, with its actors connected to the server. The order
 * it reads goes into the query cache, from which the page shows it.
 */
export const wirePaymentDue = ({ queryClient, orderId, phone, flag }: Due) =>
  paymentDueMachine.provide({
    actors: {
      readPayment: fromPromise<boolean>(async () => {
        const query = { ...orderQuery(String(orderId), phone), staleTime: 0 };
        return outcomeOf(await queryClient.fetchQuery(query), flag) === 'pending';
      }),
      payByCash: fromPromise<void>(async () => {
        await payOrderByCash(orderId);
        // The page shows another part as soon as it has read the order, so the message comes first.
        void queryClient.invalidateQueries({ queryKey: ['order', String(orderId)] });
      }),
      payFromWallet: fromPromise<void>(async () => {
        try {
          await payOrderFromWallet(orderId);
        } finally {
          // An answer that was lost may have been a yes: the order and the balance tell.
          for (const queryKey of [['order', String(orderId)], ['customer'], ['wallet']]) {
            void queryClient.invalidateQueries({ queryKey });
          }
        }
      }),
    },
  });
