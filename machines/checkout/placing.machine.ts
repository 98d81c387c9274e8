import { assign, fromPromise, setup } from 'xstate';
import type { MessageRef } from '../rules/domain.ts';
import { failureOf, messageOf, outcomeUnknown } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface PlacingInput<Payload> {
  /**
   * Made before the first request and stored with the payload: the server carries out one key at
   * most once.
   */
  key: string;
  payload: Payload;
  /**
   * True when the payload was stored before a reload: the server is first asked what became of it.
   */
  resumed: boolean;
}

export interface PlacingContext<Payload, Placed> extends PlacingInput<Payload> {
  placed: Placed | null;
  problem: MessageRef | null;
  /** The error codes with which the server refused; empty when it did not. */
  codes: string[];
  /** How many lookups of the key found nothing or got no answer. */
  asked: number;
}

export type PlacingEvent =
  { type: 'placing.again' } | { type: 'placing.askAgain' } | { type: 'placing.abandoned' };

/**
 * The outcome: `placed` is null unless it is known to be placed; `problem` says why it was refused,
 * and is null when the customer abandoned it.
 */
export interface PlacingOutput<Placed> {
  placed: Placed | null;
  problem: MessageRef | null;
  codes: string[];
}

/** What is sent: the payload, and the key as the header `Idempotency-Key`. */
export interface Intent<Payload> {
  key: string;
  payload: Payload;
}

const MAX_QUESTIONS = 4;

/**
 * The server may still be working on a request that was cut off: the key is looked up this many
 * more times.
 */
const MAX_PATIENCE = 2;

/**
 * Sends something that must happen exactly once (an order, a booking, a top-up). The intent, which
 * is the key and the payload, is stored before it is sent; when no answer comes, the server is
 * asked by the key what became of it. A timeout is never called a failure.
 *
 * To use it for something new: the chart names `placing: placingOf<Payload, Placed>()` among its
 * actors and invokes it with a key made for that one intent; its wiring provides `remember` (store
 * key and payload), `submit` (send them, and resolve with what was placed) and `find` (what was
 * placed under a key, or null); after a reload a stored intent is invoked with `resumed: true`; and
 * its view shows `PlacingNotice` with its own texts while the child runs. The parent that reads the
 * output deletes the stored intent.
 */
export const placingOf = <Payload, Placed>() =>
  setup({
    types: {
      context: {} as PlacingContext<Payload, Placed>,
      input: {} as PlacingInput<Payload>,
      events: {} as PlacingEvent,
      output: {} as PlacingOutput<Placed>,
      tags: {} as 'busy' | 'failed' | 'checking',
    },
    actors: {
      remember: fromPromise<void, Intent<Payload>>(notProvided),
      submit: fromPromise<Placed, Intent<Payload>>(notProvided),
      find: fromPromise<Placed | null, { key: string }>(notProvided),
    },
    delays: { beforeAskingAgain: 3000 },
    guards: {
      isResumed: ({ context }) => context.resumed,
      outcomeIsUnknown: (_, params: { error: unknown }) => outcomeUnknown(params.error),
      wasPlaced: (_, params: { placed: Placed | null }) => params.placed !== null,
      mayStillArrive: ({ context }) => context.asked < MAX_PATIENCE,
      mayAskAgain: ({ context }) => context.asked < MAX_QUESTIONS,
    },
    actions: {
      keepPlaced: assign({ placed: (_, params: { placed: Placed | null }) => params.placed }),
      explain: assign({
        problem: (_, params: { error: unknown }) => messageOf(params.error),
        codes: (_, params) => failureOf(params.error)?.entries.map(({ code }) => code) ?? [],
      }),
      countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
      startAsking: assign({ asked: 0 }),
    },
  }).createMachine({
    id: 'placing',
    description: 'Sending something once, and finding out what became of it.',
    context: ({ input }) => ({ ...input, placed: null, problem: null, codes: [], asked: 0 }),
    initial: 'starting',
    output: ({ context: { placed, problem, codes } }) => ({ placed, problem, codes }),
    states: {
      starting: {
        description: 'A new intent is stored; one found after a reload is asked about first.',
        always: [{ guard: 'isResumed', target: 'checking' }, { target: 'remembering' }],
      },
      remembering: {
        description: 'The key is stored before anything is sent.',
        meta: { requirements: ['CHK-01'] },
        tags: ['busy'],
        invoke: {
          src: 'remember',
          input: ({ context }) => ({ key: context.key, payload: context.payload }),
          onDone: { target: 'sending' },
          onError: {
            target: 'refused',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        },
      },
      sending: {
        description: 'It is on its way to the server.',
        meta: { requirements: ['CHK-01', 'NAV-15'] },
        tags: ['busy'],
        invoke: {
          src: 'submit',
          input: ({ context }) => ({ key: context.key, payload: context.payload }),
          onDone: {
            target: 'placed',
            actions: [{ type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) }],
          },
          onError: [
            {
              description: 'No answer: it may stand all the same, so the server is asked.',
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
        description: 'The server is asked by the key whether it stands.',
        tags: ['busy', 'checking'],
        invoke: {
          src: 'find',
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
        description:
          'It is not known whether it stands; the customer asks again, or looks for it and goes back.',
        tags: ['failed', 'checking'],
        on: {
          'placing.askAgain': { target: 'checking', actions: ['startAsking'] },
          'placing.abandoned': {
            description: 'A backend that knows no keys would keep the customer here for ever.',
            target: 'abandoned',
          },
        },
      },
      notPlaced: {
        description:
          'It never arrived: nothing was charged, and it can be sent again under the same key.',
        tags: ['failed'],
        on: {
          'placing.again': { target: 'sending' },
          'placing.abandoned': { target: 'abandoned' },
        },
      },
      abandoned: {
        description: 'The customer goes back to the form, and the order is not asked about again.',
        type: 'final',
      },
      refused: {
        description: 'The server refused; the form is kept.',
        type: 'final',
      },
      placed: {
        description: 'It stands at the server.',
        type: 'final',
      },
    },
  });

/**
 * The same chart without a specific payload, for the test paths and diagrams made of all charts.
 * @public
 */
export const placingMachine = placingOf<unknown, unknown>();
