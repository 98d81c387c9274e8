import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface PaymentDueInput {
  /**
   * Whether the payment is still being processed; if not, it failed or was abandoned at the
   * gateway.
   */
  pending: boolean;
}

export interface PaymentDueContext extends PaymentDueInput {
  /**
   * How many times the payment was looked up since the start, or since the customer last retried.
   */
  readings: number;
  /**
   * Why the order could not be switched to cash or paid from the wallet; null when nothing failed.
   */
  problem: MessageRef | null;
}

export type PaymentDueEvent =
  { type: 'payment.retry' } | { type: 'payment.cash.chosen' } | { type: 'payment.wallet.chosen' };

/** A pending payment is looked up this many times; then the customer decides what to do. */
const MAX_READINGS = 12;

/**
 * The payment that a placed order still needs: the customer waits for it, switches to cash, or pays
 * from the wallet (wire facts 11.1).
 */
export const paymentDueMachine = setup({
  types: {
    context: {} as PaymentDueContext,
    input: {} as PaymentDueInput,
    events: {} as PaymentDueEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'waiting' | 'busy',
  },
  actors: {
    /** Reads the order again; resolves with whether its payment is still pending. */
    readPayment: fromPromise<boolean>(notProvided),
    payByCash: fromPromise<void>(notProvided),
    /**
     * Pays the whole amount from the customer's wallet; the server charges it once, even if called
     * again.
     */
    payFromWallet: fromPromise<void>(notProvided),
  },
  delays: { betweenReadings: 5000 },
  guards: {
    isPending: ({ context }) => context.pending,
    isSettled: (_, params: { pending: boolean }) => !params.pending,
    mayWaitOn: ({ context }) => context.pending && context.readings < MAX_READINGS,
  },
  actions: {
    countReading: assign({ readings: ({ context }) => context.readings + 1 }),
    beginAnew: assign({ readings: 0 }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetProblem: assign({ problem: null }),
    sayCash: emit(toast('success', 'orders.result.cashDone')),
    sayPaid: emit(toast('success', 'orders.result.walletDone')),
  },
}).createMachine({
  id: 'paymentDue',
  description: 'The payment of an order that is placed but not paid yet.',
  context: ({ input }) => ({ ...input, readings: 0, problem: null }),
  initial: 'deciding',
  on: {
    'payment.cash.chosen': { target: '.switching', actions: ['forgetProblem'] },
    'payment.wallet.chosen': { target: '.payingFromWallet', actions: ['forgetProblem'] },
  },
  states: {
    deciding: {
      description: 'It is decided whether to wait for a pending payment.',
      always: [
        { guard: 'mayWaitOn', target: 'waiting' },
        { guard: 'isPending', target: 'givenUp' },
        { target: 'open' },
      ],
    },
    waiting: {
      description: 'The payment is pending; the order is read again in 5 seconds.',
      tags: ['waiting'],
      after: { betweenReadings: { target: 'asking' } },
    },
    asking: {
      description: 'The order is read again; a slow answer is awaited, and not asked for twice.',
      tags: ['waiting'],
      entry: ['countReading'],
      invoke: {
        src: 'readPayment',
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ pending: event.output }) },
            target: 'settled',
          },
          { guard: 'mayWaitOn', target: 'waiting' },
          { target: 'givenUp' },
        ],
        onError: [{ guard: 'mayWaitOn', target: 'waiting' }, { target: 'givenUp' }],
      },
    },
    givenUp: {
      description: 'Nothing was paid for a minute: the customer checks again or pays another way.',
      on: { 'payment.retry': { target: 'waiting', actions: ['beginAnew'] } },
    },
    open: { description: 'Nothing was paid at the gateway; the customer pays again or in cash.' },
    switching: {
      description: 'The order is being changed to payment in cash.',
      tags: ['busy'],
      on: {
        'payment.cash.chosen': { description: 'Cash was chosen already.' },
        'payment.wallet.chosen': { description: 'Cash was chosen first; its outcome is awaited.' },
      },
      invoke: {
        src: 'payByCash',
        onDone: { target: 'settled', actions: ['sayCash'] },
        onError: {
          description:
            'Switching to cash failed: the payment stays as it was, and the reason is shown.',
          meta: { requirements: ['MSG-21'] },
          target: 'deciding',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    payingFromWallet: {
      description: 'The order is being paid from the wallet.',
      tags: ['busy'],
      on: {
        'payment.cash.chosen': {
          description: 'The wallet was chosen first; its outcome is awaited.',
        },
        'payment.wallet.chosen': { description: 'The wallet was chosen already.' },
      },
      invoke: {
        src: 'payFromWallet',
        onDone: { target: 'settled', actions: ['sayPaid'] },
        onError: {
          description: 'Paying from the wallet failed, and the reason is shown.',
          meta: { requirements: ['MSG-21'] },
          target: 'deciding',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    settled: {
      description: 'The outcome is known: paid, changed to cash, or failed.',
      type: 'final',
    },
  },
});
