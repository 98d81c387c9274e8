import { assign, emit, fromPromise, setup } from 'xstate';
import type { OfflinePayment } from '../checkout/orderPayment.machine.ts';
import type { Failure, MessageRef, Order, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { failureOf, messageBeyond } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface OfflineDetailsInput {
  /** The details of the payment that the shop already has; null when it has none. */
  given: Order['offline'];
}

export interface OfflineDetailsContext extends OfflineDetailsInput {
  /** Id of the chosen way to pay; null means the first one on offer. */
  methodId: number | null;
  /** The details that were sent last; null before. */
  payment: OfflinePayment | null;
  /** The server's errors, by field. */
  entries: Failure['entries'];
  /** Why the details could not be sent, where no field shows the reason. */
  problem: MessageRef | null;
}

export type OfflineDetailsEvent =
  | { type: 'offline.method.chosen'; methodId: number }
  | { type: 'offline.details.given'; payment: OfflinePayment };

/**
 * The form in which a customer describes a payment made outside the shop, such as a bank transfer,
 * for a placed order (CHK-13). It is filled in again when the shop did not find the payment; only
 * the first time another way to pay can be chosen.
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
  description: 'What a customer tells of a payment made outside the shop.',
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
      description: 'What the shop knows decides whether it asks.',
      always: [
        { guard: 'isLookedFor', target: 'lookedFor' },
        { guard: 'wasGiven', target: 'askingAgain' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The customer chooses how they paid and says what the shop asks about it.',
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
      description: 'The shop did not find the payment and says why; it is described once more.',
      meta: { requirements: ['CHK-13'] },
      on: {
        'offline.details.given': {
          target: 'sending',
          actions: [{ type: 'keepPayment', params: ({ event }) => event }],
        },
      },
    },
    sending: {
      description: 'The shop is told.',
      tags: ['busy'],
      invoke: {
        src: 'describePayment',
        input: ({ context: { payment, given } }) => ({ payment, again: given !== null }),
        onDone: { target: 'lookedFor', actions: ['sayThanks'] },
        onError: [
          {
            description: 'What was typed stays, and the server’s words are said at their fields.',
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
      description: 'The shop looks for the payment; nothing more is needed of the customer.',
      type: 'final',
    },
  },
});
