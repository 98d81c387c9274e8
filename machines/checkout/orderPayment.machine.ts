import { emit, fromPromise, setup } from 'xstate';
import type { OutwardFact, PaymentMethod, PlacedOrder } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';
import { isPaidOnline, type PayableDraft } from '../rules/payment/digital.ts';

/** A payment outside the shop, such as a bank transfer, with the details that a customer enters. */
export type OfflinePayment = Extract<PaymentMethod, { kind: 'offline' }>;

/** A placed order, and the draft from which it was made. */
export interface OrderPaymentInput {
  placed: PlacedOrder;
  draft: PayableDraft;
}

/** The gateway on whose page the customer pays next; null when no page has to be opened. */
export interface OrderPaymentOutput {
  gateway: string | null;
}

const offlineOf = ({ draft }: OrderPaymentInput): OfflinePayment | null =>
  draft.choices.payment?.kind === 'offline' ? draft.choices.payment : null;

const gatewayOf = ({ draft }: OrderPaymentInput): string | null => {
  const { payment } = draft.choices;
  return payment?.kind === 'digital' && isPaidOnline(draft) ? payment.gateway : null;
};

/**
 * Does what remains for the payment after an order was placed: sends the details of an offline
 * payment, or names the gateway whose page must be opened.
 */
export const orderPaymentMachine = setup({
  types: {
    context: {} as OrderPaymentInput,
    input: {} as OrderPaymentInput,
    output: {} as OrderPaymentOutput,
    emitted: {} as OutwardFact,
  },
  actors: {
    describePayment: fromPromise<void, { orderId: number; payment: OfflinePayment | null }>(
      notProvided,
    ),
  },
  guards: {
    isPaidOnline: ({ context }) => gatewayOf(context) !== null,
    isPaidOffline: ({ context }) => offlineOf(context) !== null,
  },
  actions: {
    sayUntold: emit(toast('error', 'checkout.payment.offlineUntold')),
  },
}).createMachine({
  id: 'orderPayment',
  description: 'The remaining steps for the payment of a placed order.',
  context: ({ input }) => input,
  initial: 'deciding',
  output: ({ context }) => ({ gateway: gatewayOf(context) }),
  states: {
    deciding: {
      description: 'The payment method decides which steps remain.',
      always: [
        { guard: 'isPaidOnline', target: 'atGateway' },
        { guard: 'isPaidOffline', target: 'describing' },
        { target: 'settled' },
      ],
    },
    describing: {
      description: 'The shop receives the details of a payment made outside it.',
      invoke: {
        src: 'describePayment',
        input: ({ context }) => ({
          orderId: context.placed.orderId,
          payment: offlineOf(context),
        }),
        onDone: { target: 'settled' },
        onError: {
          description:
            'The details were not sent: the order is still placed, and its page asks again.',
          target: 'settled',
          actions: ['sayUntold'],
        },
      },
    },
    atGateway: {
      description: 'The customer pays on the page of a payment gateway.',
      type: 'final',
    },
    settled: {
      description: 'Nothing is left to do for the payment here.',
      type: 'final',
    },
  },
});
