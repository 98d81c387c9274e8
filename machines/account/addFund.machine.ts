import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure, TopUp, MessageRef, PaymentFlag } from '../rules/domain.ts';
import { failureOf } from '../rules/failure.ts';
import { messageBeyond } from '../rules/formFailure.ts';
import { notProvided } from '../rules/notProvided.ts';

/** Maps an error code of the server to the form field that shows the error. */
export const fundFields = { amount: 'amount', payment_method: 'method' } as const;

export interface AddFundInput {
  /**
   * A payment that was started earlier and is not known to be finished; null when there is none.
   */
  topUp: TopUp | null;
  /**
   * The result that the payment page put into the URL; null when the customer does not come from
   * there.
   */
  flag: PaymentFlag | null;
}

/** The amount, and the payment gateway (`method`), that the customer chose. */
export type WantedFund = Pick<TopUp, 'amount' | 'method'>;

export interface AddFundContext extends AddFundInput {
  wanted: WantedFund;
  /** The amount that was just added to the wallet, to confirm it on the page; null otherwise. */
  added: number | null;
  /** The server's errors for the submitted form, each with a code and a message (WAL-05). */
  entries: Failure['entries'];
  /** The message of a failure that belongs to no form field; null when there is none. */
  problem: MessageRef | null;
  /** How many times the wallet's history was read without finding the payment. */
  readings: number;
}

export type AddFundEvent =
  | { type: 'fund.opened' }
  | ({ type: 'fund.submitted' } & WantedFund)
  | { type: 'fund.closed' }
  /** The customer continues an interrupted payment (`resumed`), or discards it (`forgotten`). */
  | { type: 'fund.resumed' }
  | { type: 'fund.forgotten' }
  | { type: 'fund.retry' };

export type AddFundFact =
  /** The browser must now open the payment page at `link`. */
  | { type: 'fund.leaving'; link: string }
  /**
   * No payment is pending any longer: the browser can delete the stored top-up, which is the record
   * of the started payment.
   */
  | { type: 'fund.over' }
  /** The wallet's balance has changed: views must read it again. */
  | { type: 'wallet.changed' };

/**
 * How many times a pending payment is looked up in the wallet's history, every 5 seconds. After
 * that, the customer decides what to do.
 */
const MAX_READINGS = 6;

/**
 * Lets a customer pay money into the wallet (F-20): choose an amount and a gateway, pay on the
 * gateway's page, and return to the shop.
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
     * Starts a payment and stores its record (the top-up), or reuses the stored one for the same
     * amount and gateway. Resolves with this top-up; its `link` is the URL of the payment page.
     */
    openPayment: fromPromise<TopUp, WantedFund>(notProvided),
    /**
     * Looks for the payment in the wallet's history. Resolves with its amount; null while it is not
     * there.
     */
    findPaid: fromPromise<number | null, { topUp: TopUp | null }>(notProvided),
  },
  delays: { beforeReadingAgain: 5000, beforeThePageIsHereAgain: 5000 },
  guards: {
    hasTopUp: ({ context }) => context.topUp !== null,
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
      wanted: ({ context: { topUp } }) => ({
        amount: topUp?.amount ?? 0,
        method: topUp?.method ?? '',
      }),
      entries: [],
      problem: null,
    }),
    keepTopUp: assign({
      topUp: (_, params: { topUp: TopUp }) => params.topUp,
      flag: null,
      readings: 0,
    }),
    keepPaid: assign({
      added: (_, params: { paid: number | null }) => params.paid,
      topUp: null,
      flag: null,
    }),
    forgetTopUp: assign({ topUp: null, flag: null, entries: [], problem: null }),
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
      link: context.topUp?.link ?? '',
    })),
    tellOver: emit({ type: 'fund.over' as const }),
    tellChanged: emit({ type: 'wallet.changed' as const }),
  },
}).createMachine({
  id: 'addFund',
  description: 'The customer adds money to the wallet on a payment page; nothing is paid twice.',
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
      description: 'The wallet page opens; the customer may be coming back from a payment page.',
      meta: { requirements: ['WAL-04', 'NAV-10'] },
      always: [{ guard: 'hasTopUp', target: 'returned' }, { target: 'closed' }],
    },
    closed: {
      description:
        'The wallet page shows the balance, the amount just added, and a button to add more.',
      meta: { requirements: ['WAL-01'] },
      on: { 'fund.opened': { target: 'editing', actions: ['forgetNews'] } },
    },
    returned: {
      description: 'A payment was begun: the wallet history is read to learn whether it was paid.',
      meta: { requirements: ['WAL-04'] },
      tags: ['busy'],
      invoke: {
        src: 'findPaid',
        input: ({ context }) => ({ topUp: context.topUp }),
        onDone: [
          {
            description: 'The history has the payment: balance and history are loaded again.',
            guard: { type: 'wasPaid', params: ({ event }) => ({ paid: event.output }) },
            target: 'closed',
            actions: [
              { type: 'keepPaid', params: ({ event }) => ({ paid: event.output }) },
              'tellOver',
              'tellChanged',
            ],
          },
          {
            description:
              'The payment page reported success, but the history does not have the payment yet.',
            guard: 'saysPaid',
            target: 'waiting',
            actions: ['countReading'],
          },
          {
            description: 'The payment failed, was canceled, or was left unfinished.',
            target: 'unpaid',
          },
        ],
        onError: { target: 'unsure' },
      },
    },
    waiting: {
      description: 'The payment is being confirmed; the history is read again in 5 seconds.',
      tags: ['busy'],
      after: {
        beforeReadingAgain: [{ guard: 'mayStillCome', target: 'returned' }, { target: 'unsure' }],
      },
    },
    unsure: {
      description:
        'It is unknown whether the payment was made; the customer may check again or dismiss it.',
      on: {
        'fund.retry': { target: 'returned', actions: ['startReading'] },
        'fund.forgotten': { target: 'closed', actions: ['forgetTopUp', 'tellOver'] },
      },
    },
    unpaid: {
      description:
        'The payment was not made: the customer may continue it on its page, or dismiss it.',
      meta: { requirements: ['WAL-04'] },
      on: {
        'fund.resumed': { target: 'resuming', actions: ['wantSame'] },
        'fund.opened': { target: 'editing', actions: ['forgetNews'] },
        'fund.forgotten': { target: 'closed', actions: ['forgetTopUp', 'tellOver'] },
      },
    },
    resuming: {
      description:
        'The payment page of the same payment is requested again, so nothing is paid twice.',
      tags: ['busy'],
      invoke: {
        src: 'openPayment',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'leaving',
          actions: [{ type: 'keepTopUp', params: ({ event }) => ({ topUp: event.output }) }],
        },
        onError: {
          target: 'unpaid',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    editing: {
      description:
        'The customer enters amount and payment method, and sees the bonus that applies.',
      meta: { requirements: ['WAL-01', 'WAL-02', 'WAL-03', 'WAL-06', 'CONST-04'] },
      tags: ['open'],
      on: {
        'fund.submitted': {
          description: 'The form is sent only with an amount above 0 and a payment method.',
          guard: { type: 'canBePaid', params: ({ event }) => event },
          target: 'submitting',
          actions: [{ type: 'keepWanted', params: ({ event }) => event }],
        },
        'fund.closed': [
          {
            description:
              'An earlier payment is unfinished: it is shown again, without this form’s errors.',
            guard: 'hasTopUp',
            target: 'unpaid',
            actions: ['forgetErrors'],
          },
          { target: 'closed' },
        ],
      },
    },
    submitting: {
      description: 'The intended payment is stored, and its payment page is requested.',
      meta: { requirements: ['WAL-04', 'API-46'] },
      tags: ['open', 'busy'],
      invoke: {
        src: 'openPayment',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'leaving',
          actions: [{ type: 'keepTopUp', params: ({ event }) => ({ topUp: event.output }) }],
        },
        onError: {
          description: 'Nothing was paid: each error is shown, at its field where it has one.',
          meta: { requirements: ['WAL-05', 'MSG-21'] },
          target: 'editing',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    leaving: {
      description: 'The browser opens the payment page.',
      meta: { requirements: ['WAL-04'] },
      tags: ['busy'],
      entry: ['leave'],
      after: { beforeThePageIsHereAgain: { target: 'returned' } },
    },
  },
});
