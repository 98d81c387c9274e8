import { assign, fromPromise, setup } from 'xstate';
import { refusalMessage } from '../rules/coupon.ts';
import type { MessageRef } from '../rules/domain.ts';
import { failureOf, outcomeUnknown } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface PlacingInput<Payload> {
  /**
   * The idempotency key, made before the first request and stored with the payload: the server
   * carries out a request with the same key at most once.
   */
  key: string;
  payload: Payload;
  /**
   * True when the payload was stored before a reload: the server is first asked whether it was
   * already carried out.
   */
  resumed: boolean;
}

export interface PlacingContext<Payload, Placed> extends PlacingInput<Payload> {
  placed: Placed | null;
  problem: MessageRef | null;
  /** The error codes with which the server refused; empty when it did not. */
  codes: string[];
  /** How many lookups of the result, by the idempotency key, found nothing or got no answer. */
  asked: number;
}

export type PlacingEvent =
  { type: 'placing.retry' } | { type: 'placing.check.retry' } | { type: 'placing.abandoned' };

/**
 * The outcome. `placed` is the server's result; null when nothing is known to be placed. `problem`
 * is the reason of a refusal, and `codes` are the server's error codes; null and empty when there
 * was no refusal, for example when the customer gave up.
 */
export interface PlacingOutput<Placed> {
  placed: Placed | null;
  problem: MessageRef | null;
  codes: string[];
}

/** What is sent: the payload, and the idempotency key as the header `Idempotency-Key`. */
export interface Submission<Payload> {
  key: string;
  payload: Payload;
}

const MAX_FAILED_LOOKUPS = 4;

/**
 * How many more times the result is looked up, by the idempotency key, after a lookup has found
 * nothing: the server may still be working on the request.
 */
const MAX_EMPTY_LOOKUPS = 2;

/**
 * Sends something that must happen exactly once (an order, a booking, a top-up). The submission,
 * which is the idempotency key and the payload, is stored before it is sent. When no answer comes,
 * the statechart asks the server, by the key, whether it was carried out. A timeout does not count
 * as a failure.
 *
 * To use it for something new: the statechart names `placing: placingOf<Payload, Placed>()` among
 * its actors, and invokes it with a key made for that one submission. Its wiring provides
 * `remember` (store key and payload), `submit` (send them, and resolve with the result) and `find`
 * (resolve with the result for a key, or null). After a reload, a stored submission is invoked with
 * `resumed: true`. While the child runs, the view shows `PlacingNotice` with its own texts. The
 * parent that reads the output deletes the stored submission.
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
      remember: fromPromise<void, Submission<Payload>>(notProvided),
      submit: fromPromise<Placed, Submission<Payload>>(notProvided),
      find: fromPromise<Placed | null, { key: string }>(notProvided),
    },
    delays: { beforeAskingAgain: 3000 },
    guards: {
      isResumed: ({ context }) => context.resumed,
      outcomeIsUnknown: (_, params: { error: unknown }) => outcomeUnknown(params.error),
      wasPlaced: (_, params: { placed: Placed | null }) => params.placed !== null,
      mayStillArrive: ({ context }) => context.asked < MAX_EMPTY_LOOKUPS,
      mayAskAgain: ({ context }) => context.asked < MAX_FAILED_LOOKUPS,
    },
    actions: {
      keepPlaced: assign({ placed: (_, params: { placed: Placed | null }) => params.placed }),
      explain: assign({
        problem: (_, params: { error: unknown }) => refusalMessage(params.error),
        codes: (_, params) => failureOf(params.error)?.entries.map(({ code }) => code) ?? [],
      }),
      countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
      startAsking: assign({ asked: 0 }),
    },
  }).createMachine({
    id: 'placing',
    description: 'An order or booking is sent exactly once, and its outcome is found out.',
    context: ({ input }) => ({ ...input, placed: null, problem: null, codes: [], asked: 0 }),
    initial: 'starting',
    output: ({ context: { placed, problem, codes } }) => ({ placed, problem, codes }),
    states: {
      starting: {
        description:
          'A new order is stored first; for one sent before a reload, the server is asked.',
        always: [{ guard: 'isResumed', target: 'checking' }, { target: 'remembering' }],
      },
      remembering: {
        description: 'The order and its key are stored in this browser before anything is sent.',
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
        description: 'The order is being sent to the server.',
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
              description:
                'No answer came: the order may be placed anyway, so the server is asked.',
              guard: { type: 'outcomeIsUnknown', params: ({ event }) => ({ error: event.error }) },
              target: 'checking',
              actions: ['startAsking'],
            },
            {
              description: 'The server refused the order with a reason.',
              meta: { requirements: ['MSG-21'] },
              target: 'refused',
              actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
            },
          ],
        },
      },
      checking: {
        description: 'The server is asked by the key whether the order was placed.',
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
              description:
                'The server does not know the order yet, but may still be processing it.',
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
        description:
          'The server does not know the order or does not answer; it is asked again soon.',
        tags: ['busy', 'checking'],
        after: { beforeAskingAgain: { target: 'checking' } },
      },
      unknown: {
        description:
          'It is unknown whether the order was placed; the customer may ask again or go back.',
        tags: ['failed', 'checking'],
        on: {
          'placing.check.retry': { target: 'checking', actions: ['startAsking'] },
          'placing.abandoned': {
            description:
              'The customer may go back; some backends could never answer this question.',
            target: 'abandoned',
          },
        },
      },
      notPlaced: {
        description:
          'The order never arrived: nothing was charged, and it can be sent with the same key.',
        tags: ['failed'],
        on: {
          'placing.retry': { target: 'sending' },
          'placing.abandoned': { target: 'abandoned' },
        },
      },
      abandoned: {
        description: 'The customer goes back to the form, and the server is not asked again.',
        type: 'final',
      },
      refused: {
        description: 'The server refused the order; the form keeps its entries.',
        type: 'final',
      },
      placed: {
        description: 'The order is placed.',
        type: 'final',
      },
    },
  });

/**
 * The statechart with a payload of any type, for the tools that test and draw every statechart.
 *
 * @public
 */
export const placingMachine = placingOf<unknown, unknown>();
