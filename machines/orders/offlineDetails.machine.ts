import { assign, emit, fromPromise, setup } from 'xstate';
import type { OfflinePayment } from '../checkout/orderPayment.machine.ts';
import type { Failure, MessageRef, Order, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { failureOf } from '../rules/failure.ts';
import { messageBeyond } from '../rules/formFailure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface OfflineDetailsInput {
  /** The payment details that the customer sent earlier; null when there are none. */
  given: Order['offline'];
}

export interface OfflineDetailsContext extends OfflineDetailsInput {
  /** Id of the chosen payment method; null means the first one on offer. */
  methodId: number | null;
  /** The details that were sent last; null before. */
  payment: OfflinePayment | null;
  /** The server's errors for these details, one entry for each wrong field. */
  entries: Failure['entries'];
  /** The message of a failure that belongs to no form field; null when there is none. */
  problem: MessageRef | null;
}

export type OfflineDetailsEvent =
  | { type: 'offline.method.chosen'; methodId: number }
  | { type: 'offline.details.given'; payment: OfflinePayment };

/**
 * The form in which a customer describes a payment made outside the shop, such as a bank transfer,
 * for a placed order (CHK-13). If the shop did not find the payment, the customer fills it in
 * again; the payment method can be chosen only the first time.
 */
export const offlineDetailsMachine = setup({
  types: {
    context: {} as OfflineDetailsContext,
    input: {} as OfflineDetailsInput,
    events: {} as OfflineDetailsEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy',
  },
  actors: {
    describePayment: fromPromise<void, { payment: OfflinePayment | null; again: boolean }>(
      notProvided,
    ),
  },
  guards: {
    isLookedFor: ({ context: { given } }) => given?.status === 'pending',
    wasGiven: ({ context }) => context.given !== null,
  },
  actions: {
    keepMethod: assign({
      methodId: (_, params: { methodId: number }) => params.methodId,
      entries: [],
      problem: null,
    }),
    keepPayment: assign({
      payment: (_, params: { payment: OfflinePayment }) => params.payment,
      entries: [],
      problem: null,
    }),
    explain: assign(({ context: { payment } }, { error }: { error: unknown }) => ({
      entries: failureOf(error)?.entries ?? [],
      problem: messageBeyond(error, payment?.fields ?? {}),
    })),
    sayThanks: emit(toast('success', 'orders.offline.sent')),
  },
}).createMachine({
  id: 'offlineDetails',
  description: 'The customer describes a payment made outside the shop, such as a bank transfer.',
  context: ({ input: { given } }) => ({
    given,
    methodId: given?.methodId ?? null,
    payment: null,
    entries: [],
    problem: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is decided whether the shop still needs details of the payment.',
      always: [
        { guard: 'isLookedFor', target: 'lookedFor' },
        { guard: 'wasGiven', target: 'askingAgain' },
        { target: 'asking' },
      ],
    },
    asking: {
      description:
        'The customer chooses how they paid and gives the details that the shop asks for.',
      meta: { requirements: ['CHK-13'] },
      on: {
        'offline.method.chosen': {
          actions: [{ type: 'keepMethod', params: ({ event }) => event }],
        },
        'offline.details.given': {
          target: 'sending',
          actions: [{ type: 'keepPayment', params: ({ event }) => event }],
        },
      },
    },
    askingAgain: {
      description:
        'The shop did not find the payment and says why; the customer describes it again.',
      meta: { requirements: ['CHK-13'] },
      on: {
        'offline.details.given': {
          target: 'sending',
          actions: [{ type: 'keepPayment', params: ({ event }) => event }],
        },
      },
    },
    sending: {
      description: 'The payment details are being sent to the shop.',
      tags: ['busy'],
      invoke: {
        src: 'describePayment',
        input: ({ context: { payment, given } }) => ({ payment, again: given !== null }),
        onDone: { target: 'lookedFor', actions: ['sayThanks'] },
        onError: [
          {
            description: 'Sending failed: the entries stay, and errors are shown at their fields.',
            meta: { requirements: ['MSG-21'] },
            guard: 'wasGiven',
            target: 'askingAgain',
            actions: [{ type: 'explain', params: ({ event }) => event }],
          },
          {
            meta: { requirements: ['MSG-21'] },
            target: 'asking',
            actions: [{ type: 'explain', params: ({ event }) => event }],
          },
        ],
      },
    },
    lookedFor: {
      description: 'The shop checks the payment; the customer has nothing more to do.',
      type: 'final',
    },
  },
});
