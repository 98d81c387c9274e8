import { assign, fromPromise, setup } from 'xstate';
import type { MessageRef, OrderDraft, PlacedOrder } from '../rules/domain.ts';
import { failureOf, messageOf, outcomeUnknown } from '../rules/failure.ts';

export interface PlacingInput {
  /** Made before the first request and stored with the intent: at most one order per key. */
  key: string;
  draft: OrderDraft;
  /** True when an intent of an earlier page load is taken up: the server is asked first. */
  resumed: boolean;
}

export interface PlacingContext extends PlacingInput {
  placed: PlacedOrder | null;
  problem: MessageRef | null;
  /** The server's codes of its refusal. */
  codes: string[];
  /** How often the server was asked for the key and did not know the order, or did not answer. */
  asked: number;
}

export type PlacingEvent =
  { type: 'placing.again' } | { type: 'placing.askAgain' } | { type: 'placing.abandoned' };

export interface PlacingOutput {
  placed: PlacedOrder | null;
  problem: MessageRef | null;
  codes: string[];
}

const MOST_QUESTIONS = 4;

/** An order that was cut off may still be at work at the server: so often it is asked again. */
const MOST_PATIENCE = 2;

/**
 * One order, once: the intent is stored before it is sent, and when no answer comes the server is
 * asked by the key what became of it. A timeout is never called a failure.
 */
export const placingMachine = setup({
  types: {
    context: {} as PlacingContext,
    input: {} as PlacingInput,
    events: {} as PlacingEvent,
    output: {} as PlacingOutput,
    tags: {} as 'busy' | 'failed' | 'checking',
  },
  actors: {
    rememberIntent: fromPromise<void, { key: string; draft: OrderDraft }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    placeOrder: fromPromise<PlacedOrder, { key: string; draft: OrderDraft }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    findPlaced: fromPromise<PlacedOrder | null, { key: string }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  delays: { beforeAskingAgain: 3000 },
  guards: {
    isResumed: ({ context }) => context.resumed,
    outcomeIsUnknown: (_, params: { error: unknown }) => outcomeUnknown(params.error),
    wasPlaced: (_, params: { placed: PlacedOrder | null }) => params.placed !== null,
    mayStillArrive: ({ context }) => context.asked < MOST_PATIENCE,
    mayAskAgain: ({ context }) => context.asked < MOST_QUESTIONS,
  },
  actions: {
    keepPlaced: assign({ placed: (_, params: { placed: PlacedOrder | null }) => params.placed }),
    explain: assign({
      problem: (_, params: { error: unknown }) => messageOf(params.error),
      codes: (_, params) => failureOf(params.error)?.entries.map(({ code }) => code) ?? [],
    }),
    countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
    startAsking: assign({ asked: 0 }),
  },
}).createMachine({
  id: 'placing',
  description: 'Sending one order, and finding out what became of it.',
  context: ({ input }) => ({ ...input, placed: null, problem: null, codes: [], asked: 0 }),
  initial: 'starting',
  output: ({ context: { placed, problem, codes } }) => ({ placed, problem, codes }),
  states: {
    starting: {
      description: 'A new intent is stored; one found after a reload is asked about first.',
      always: [{ guard: 'isResumed', target: 'checking' }, { target: 'remembering' }],
    },
    remembering: {
      description: 'The key of the order is stored before anything is sent.',
      meta: { requirements: ['CHK-01'] },
      tags: ['busy'],
      invoke: {
        src: 'rememberIntent',
        input: ({ context }) => ({ key: context.key, draft: context.draft }),
        onDone: { target: 'sending' },
        onError: {
          target: 'refused',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    sending: {
      description: 'The order is on its way to the server.',
      meta: { requirements: ['CHK-01', 'NAV-15'] },
      tags: ['busy'],
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({ key: context.key, draft: context.draft }),
        onDone: {
          target: 'placed',
          actions: [{ type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) }],
        },
        onError: [
          {
            description: 'No answer: the order may stand, so the server is asked.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: ['startAsking'],
          },
          {
            description: 'The server said no and why.',
            meta: { requirements: ['MSG-21'] },
            target: 'refused',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    checking: {
      description: 'The server is asked by the key whether the order stands.',
      tags: ['busy', 'checking'],
      invoke: {
        src: 'findPlaced',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'wasPlaced', params: ({ event }) => ({ placed: event.output }) },
            target: 'placed',
            actions: [{ type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) }],
          },
          {
            description: 'The server does not know it yet, and may still be at work on it.',
            guard: 'mayStillArrive',
            target: 'waiting',
            actions: ['countQuestion'],
          },
          { target: 'notPlaced' },
        ],
        onError: [
          { guard: 'mayAskAgain', target: 'waiting', actions: ['countQuestion'] },
          { target: 'unknown' },
        ],
      },
    },
    waiting: {
      description: 'The server does not know or does not answer; it is asked again in a moment.',
      tags: ['busy', 'checking'],
      after: { beforeAskingAgain: { target: 'checking' } },
    },
    unknown: {
      description: 'It is not known whether the order stands; asking again is the only way on.',
      tags: ['failed', 'checking'],
      on: {
        'placing.askAgain': { target: 'checking', actions: ['startAsking'] },
      },
    },
    notPlaced: {
      description: 'The order never arrived: nothing was charged, it can be sent again as it is.',
      tags: ['failed'],
      on: {
        'placing.again': { target: 'sending' },
        'placing.abandoned': { target: 'abandoned' },
      },
    },
    abandoned: {
      description: 'The customer goes back to the form; nothing was ordered.',
      type: 'final',
    },
    refused: {
      description: 'The server refused the order; the form is kept.',
      type: 'final',
    },
    placed: {
      description: 'The order stands at the server.',
      type: 'final',
    },
  },
});
