import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure, FundIntent, MessageRef, PaymentFlag } from '../rules/domain.ts';
import { failureOf, messageBeyond } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

/** The server's error codes, and the form field that each belongs to. */
export const fundFields = { amount: 'amount', payment_method: 'method' } as const;

export interface AddFundInput {
  /** A payment that was begun earlier and, as far as this browser knows, is not finished. */
  intent: FundIntent | null;
  /** The outcome that the payment page reported; null when the customer does not come from one. */
  flag: PaymentFlag | null;
}

/** The amount and the gateway that the customer chose. */
export type WantedFund = Pick<FundIntent, 'amount' | 'method'>;

export interface AddFundContext extends AddFundInput {
  wanted: WantedFund;
  /** The amount that was just added to the wallet, to confirm it on the page; null otherwise. */
  added: number | null;
  /** The server's error messages, one for each entry (WAL-05). */
  entries: Failure['entries'];
  /** The message of a failure that belongs to no field of the form. */
  problem: MessageRef | null;
  /** How many times the wallet's history was read without finding the payment. */
  readings: number;
}

export type AddFundEvent =
  | { type: 'fund.opened' }
  | ({ type: 'fund.submitted' } & WantedFund)
  | { type: 'fund.closed' }
  /** The customer continues an interrupted payment on its page, or drops it. */
  | { type: 'fund.resumed' }
  | { type: 'fund.forgotten' }
  | { type: 'fund.retry' };

export type AddFundFact =
  /** The browser leaves for the payment page. */
  | { type: 'fund.leaving'; link: string }
  /** No payment is pending any longer: the stored intent can be deleted. */
  | { type: 'fund.over' }
  /** The balance has changed. */
  | { type: 'wallet.changed' };

/** A pending payment is looked up this many times; then the customer decides what to do. */
const MAX_READINGS = 6;

/**
 * Paying money into the wallet: amount and gateway, the payment page, and the return from it
 * (F-20).
 */
export const addFundMachine = setup({
  types: {
    context: {} as AddFundContext,
    input: {} as AddFundInput,
    events: {} as AddFundEvent,
    emitted: {} as AddFundFact,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /**
     * Stores the intent, or reuses the stored one for the same amount and gateway, and resolves
     * with its payment page.
     */
    openPayment: fromPromise<FundIntent, WantedFund>(notProvided),
    /**
     * Looks for the payment in the wallet's history. Resolves with its amount; null while it is not
     * there.
     */
    findPaid: fromPromise<number | null, { intent: FundIntent | null }>(notProvided),
  },
  delays: { beforeReadingAgain: 5000, beforeThePageIsHereAgain: 5000 },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    canBePaid: (_, params: WantedFund) => params.amount > 0 && params.method !== '',
    wasPaid: (_, params: { paid: number | null }) => params.paid !== null,
    saysPaid: ({ context }) => context.flag === 'success',
    mayStillCome: ({ context }) => context.readings < MAX_READINGS,
  },
  actions: {
    keepWanted: assign({
      wanted: (_, { amount, method }: WantedFund) => ({ amount, method }),
      entries: [],
      problem: null,
    }),
    wantSame: assign({
      wanted: ({ context: { intent } }) => ({
        amount: intent?.amount ?? 0,
        method: intent?.method ?? '',
      }),
      entries: [],
      problem: null,
    }),
    keepIntent: assign({
      intent: (_, params: { intent: FundIntent }) => params.intent,
      flag: null,
      readings: 0,
    }),
    keepPaid: assign({
      added: (_, params: { paid: number | null }) => params.paid,
      intent: null,
      flag: null,
    }),
    forgetIntent: assign({ intent: null, flag: null, entries: [], problem: null }),
    forgetNews: assign({ added: null, flag: null, entries: [], problem: null }),
    forgetErrors: assign({ entries: [], problem: null }),
    explain: assign({
      entries: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
      problem: (_, params) => messageBeyond(params.error, fundFields),
    }),
    countReading: assign({ readings: ({ context }) => context.readings + 1 }),
    startReading: assign({ readings: 0 }),
    leave: emit(({ context }) => ({
      type: 'fund.leaving' as const,
      link: context.intent?.link ?? '',
    })),
    tellOver: emit({ type: 'fund.over' as const }),
    tellChanged: emit({ type: 'wallet.changed' as const }),
  },
}).createMachine({
  id: 'addFund',
  description: 'The customer pays money into the wallet on a payment page, each amount once.',
  context: ({ input }) => ({
    ...input,
    wanted: { amount: 0, method: '' },
    added: null,
    entries: [],
    problem: null,
    readings: 0,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The wallet opens: perhaps on the way back from a payment page.',
      meta: { requirements: ['WAL-04', 'NAV-10'] },
      always: [{ guard: 'hasIntent', target: 'returned' }, { target: 'closed' }],
    },
    closed: {
      description:
        'The wallet shows its balance, what was added just now, and the way to add more.',
      meta: { requirements: ['WAL-01'] },
      on: { 'fund.opened': { target: 'editing', actions: ['forgetNews'] } },
    },
    returned: {
      description: 'A payment was begun: the book says whether it is paid, whatever the page said.',
      meta: { requirements: ['WAL-04'] },
      tags: ['busy'],
      invoke: {
        src: 'findPaid',
        input: ({ context }) => ({ intent: context.intent }),
        onDone: [
          {
            description: 'The money is there: balance and history are read anew.',
            guard: { type: 'wasPaid', params: ({ event }) => ({ paid: event.output }) },
            target: 'closed',
            actions: [
              { type: 'keepPaid', params: ({ event }) => ({ paid: event.output }) },
              'tellOver',
              'tellChanged',
            ],
          },
          {
            description: 'The page says that it is paid, and the book does not know of it yet.',
            guard: 'saysPaid',
            target: 'waiting',
            actions: ['countReading'],
          },
          { description: 'Failed, canceled, or left on the way.', target: 'unpaid' },
        ],
        onError: { target: 'unsure' },
      },
    },
    waiting: {
      description: 'The payment is being confirmed; the book is read again in a moment.',
      tags: ['busy'],
      after: {
        beforeReadingAgain: [{ guard: 'mayStillCome', target: 'returned' }, { target: 'unsure' }],
      },
    },
    unsure: {
      description: 'It is not known whether the money was paid; reading the book is the way on.',
      on: {
        'fund.retry': { target: 'returned', actions: ['startReading'] },
        'fund.forgotten': { target: 'closed', actions: ['forgetIntent', 'tellOver'] },
      },
    },
    unpaid: {
      description: 'What was begun is not paid: it can be paid on the same page, or forgotten.',
      meta: { requirements: ['WAL-04'] },
      on: {
        'fund.resumed': { target: 'resuming', actions: ['wantSame'] },
        'fund.opened': { target: 'editing', actions: ['forgetNews'] },
        'fund.forgotten': { target: 'closed', actions: ['forgetIntent', 'tellOver'] },
      },
    },
    resuming: {
      description: 'The way to the same payment is asked for anew: paid money is not asked twice.',
      tags: ['busy'],
      invoke: {
        src: 'openPayment',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'leaving',
          actions: [{ type: 'keepIntent', params: ({ event }) => ({ intent: event.output }) }],
        },
        onError: {
          target: 'unpaid',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    editing: {
      description: 'The customer says how much and how, and sees the bonus that applies.',
      meta: { requirements: ['WAL-01', 'WAL-02', 'WAL-03', 'WAL-06', 'CONST-04'] },
      tags: ['open'],
      on: {
        'fund.submitted': {
          description: 'The form sends nothing else; an amount of 0 or no method goes nowhere.',
          guard: { type: 'canBePaid', params: ({ event }) => event },
          target: 'submitting',
          actions: [{ type: 'keepWanted', params: ({ event }) => event }],
        },
        'fund.closed': [
          {
            description: 'What was wrong in the form says nothing of the payment begun before.',
            guard: 'hasIntent',
            target: 'unpaid',
            actions: ['forgetErrors'],
          },
          { target: 'closed' },
        ],
      },
    },
    submitting: {
      description: 'The intent is stored, and the payment page asked for.',
      meta: { requirements: ['WAL-04', 'API-46'] },
      tags: ['open', 'busy'],
      invoke: {
        src: 'openPayment',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'leaving',
          actions: [{ type: 'keepIntent', params: ({ event }) => ({ intent: event.output }) }],
        },
        onError: {
          description: 'Each error is told, at its field where it has one; nothing was paid.',
          meta: { requirements: ['WAL-05', 'MSG-21'] },
          target: 'editing',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    leaving: {
      description: 'The browser is on its way to the payment page.',
      meta: { requirements: ['WAL-04'] },
      tags: ['busy'],
      entry: ['leave'],
      after: { beforeThePageIsHereAgain: { target: 'returned' } },
    },
  },
});
