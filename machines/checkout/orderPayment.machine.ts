import { emit, fromPromise, setup } from 'xstate';
import type { OutwardFact, PaymentMethod, PlacedOrder } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';
import { isPaidOnline, type PayableDraft } from '../rules/payment/digital.ts';

/** The details that a customer enters for an offline payment. */
export type OfflinePayment = Extract<PaymentMethod, { kind: 'offline' }>;

/** A placed order, and the draft from which it was made. */
export interface OrderPaymentInput {
  placed: PlacedOrder;
  draft: PayableDraft;
}

/** The gateway on whose page the customer pays; null when nothing is left to do. */
export interface OrderPaymentOutput {
  gateway: string | null;
}

const offlineOf = ({ draft }: OrderPaymentInput): OfflinePayment | null =>
  draft.choices.payment?.kind === 'offline' ? draft.choices.payment : null;

const gatewayOf = ({ draft }: OrderPaymentInput): string | null => {
  const { payment } = draft.choices;
  return payment?.kind === 'digital' && isPaidOnline(draft) ? payment.gateway : null;
};

/** The payment steps that remain after an order was placed. */
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
  description: 'What is left to do for the payment of an order that stands.',
  context: ({ input }) => input,
  initial: 'deciding',
  output: ({ context }) => ({ gateway: gatewayOf(context) }),
  states: {
    deciding: {
      description: 'It is decided by the way it is paid.',
      always: [
        { guard: 'isPaidOnline', target: 'atGateway' },
        { guard: 'isPaidOffline', target: 'describing' },
        { target: 'settled' },
      ],
    },
    describing: {
      description: 'The shop is told of the payment made outside it.',
      invoke: {
        src: 'describePayment',
        input: ({ context }) => ({
          orderId: context.placed.orderId,
          payment: offlineOf(context),
        }),
        onDone: { target: 'settled' },
        onError: {
          description: 'The order stands all the same; its page asks for the payment again.',
          target: 'settled',
          actions: ['sayUntold'],
        },
      },
    },
    atGateway: {
      description: 'The page of a gateway takes the money.',
      type: 'final',
    },
    settled: {
      description: 'There is nothing left to do here.',
      type: 'final',
    },
  },
});
