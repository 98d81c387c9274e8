import { assign, emit, fromPromise, setup } from 'xstate';
import type { OfflinePayment } from '../checkout/orderPayment.machine.ts';
import type { Failure, MessageRef, Order, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { failureOf, messageBeyond } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface OfflineDetailsInput {
  /** The details that the shop has already; null when it has none. */
  given: Order['offline'];
}

export interface OfflineDetailsContext extends OfflineDetailsInput {
  /** The way that was chosen; null while it is the first of those offered. */
  methodId: number | null;
  /** What was sent last; null before. */
  payment: OfflinePayment | null;
  /** What the server refused, by the names of the fields. */
  entries: Failure['entries'];
  /** Why it could not be sent, where no field shows the reason. */
  problem: MessageRef | null;
}

export type OfflineDetailsEvent =
  | { type: 'offline.method.chosen'; methodId: number }
  | { type: 'offline.details.given'; payment: OfflinePayment };

/**
 * What a customer tells the shop of a payment made outside it, once the order stands (CHK-13): for the
 * first time, or again after the shop did not find it. Only the first time another way can be chosen.
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
