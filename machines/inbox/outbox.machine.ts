import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { OutwardFact, QueuedMessage, ThreadKey, ThreadPage } from '../rules/domain.ts';
import { announce } from '../rules/outwardFacts.ts';
import { failureOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

/** The outcome of sending a message, and the queue afterwards. */
export interface Delivery {
  messages: QueuedMessage[];
  /**
   * The thread including the message; null when the server refused it, or it was no longer queued.
   */
  page: ThreadPage | null;
  /** Whether the server refused the message; it then stays in the queue with the reason. */
  isRefused: boolean;
}

export interface OutboxContext {
  /** The queued messages of the signed-in customer, in the order in which they were written. */
  messages: QueuedMessage[];
  /** How many tries in a row got no answer; at most `MAX_DOUBLINGS`. */
  tries: number;
  /** How long the server asked to wait, in ms; 0 when it did not. */
  askedMs: number;
}

export type OutboxEvent =
  /**
   * The queue changed: a message was written, withdrawn or sent by another tab, or another customer
   * signed in.
   */
  | { type: 'outbox.changed'; messages: QueuedMessage[] }
  /** The network is back, or the customer does not want to wait for the next try. */
  | { type: 'outbox.retry' };

export type OutboxFact =
  OutwardFact | { type: 'message.sent'; thread: ThreadKey; page: ThreadPage | null };

/**
 * The wait before a retry is this long, doubled for each try in a row that got no answer, but at
 * most `MAX_DOUBLINGS` times.
 */
const SOONEST_MS = 2000;
const MAX_DOUBLINGS = 5;

/**
 * The message that is sent next: the oldest one that the server has not refused; undefined when
 * none waits.
 */
export const nextOf = (messages: readonly QueuedMessage[]): QueuedMessage | undefined =>
  messages.find(({ refusal }) => refusal === null);

const next = ({ messages }: OutboxContext): QueuedMessage => {
  const first = nextOf(messages);
  if (first === undefined) throw new Error('nothing waits to be sent');
  return first;
};

type Failed = { error: unknown };

/** Sends the customer's queued messages one after another, in order and each only once. */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxFact,
    tags: {} as 'busy' | 'waiting' | 'throttled',
  },
  delays: {
    untilNextTry: ({ context }) => SOONEST_MS * 2 ** context.tries,
    asLongAsAsked: ({ context }) => context.askedMs,
    untilWatchedAgain: 10_000,
  },
  actors: {
    /**
     * Reports changes of the queue by other tabs, the return of the network, and who is signed in.
     */
    watch: fromCallback<OutboxEvent>(() => undefined),
    /**
     * Sends a message and removes it from the queue. When the answer to an earlier try was lost,
     * the message is first looked for on the server, so that it is not sent twice.
     */
    deliver: fromPromise<Delivery, { message: QueuedMessage }>(notProvided),
  },
  guards: {
    nothingWaits: ({ context }) => nextOf(context.messages) === undefined,
    nextIsAnother: ({ context }, params: { messages: QueuedMessage[] }) =>
      nextOf(params.messages)?.key !== next(context).key,
    isRefused: (_, { delivery }: { delivery: Delivery }) => delivery.isRefused,
    isThrottled: (_, { error }: Failed) => failureOf(error)?.kind === 'throttled',
    isSignedOut: (_, { error }: Failed) => failureOf(error)?.kind === 'unauthorised',
  },
  actions: {
    keepMessages: assign({
      messages: (_, params: { messages: QueuedMessage[] }) => params.messages,
    }),
    keepDelivery: assign((_, { delivery }: { delivery: Delivery }) => ({
      messages: delivery.messages,
      tries: 0,
    })),
    /** Empties the list: another customer may be signed in by now, so the queue is read again. */
    forgetMessages: assign({ messages: [] }),
    tellSent: emit(({ context }, { delivery }: { delivery: Delivery }) => ({
      type: 'message.sent' as const,
      thread: next(context).thread,
      page: delivery.page,
    })),
    announceRefusal: emit(announce('inbox.announce.refused')),
    countTry: assign({ tries: ({ context }) => Math.min(context.tries + 1, MAX_DOUBLINGS) }),
    keepAsked: assign({
      askedMs: (_, { error }: Failed) => (failureOf(error)?.retryAfterSeconds ?? 10) * 1000,
    }),
    startAnew: assign({ tries: 0 }),
  },
}).createMachine({
  id: 'outbox',
  description: 'What the customer wrote waits here until the server has it.',
  context: { messages: [], tries: 0, askedMs: 0 },
  initial: 'watched',
  states: {
    watched: {
      description: 'It is known who is signed in and what waits in this browser.',
      invoke: { src: 'watch', onError: { target: 'unwatched' } },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing waits to be sent.',
          on: {
            'outbox.changed': {
              target: 'choosing',
              actions: [{ type: 'keepMessages', params: ({ event }) => event }],
            },
          },
        },
        choosing: {
          description: 'The oldest message that waits is next.',
          always: [{ guard: 'nothingWaits', target: 'resting' }, { target: 'sending' }],
        },
        sending: {
          description:
            'One message is on its way; those after it wait, so that they stay in order.',
          tags: ['busy'],
          on: {
            'outbox.changed': [
              {
                description: 'It is not waiting any more: the next one is chosen.',
                guard: { type: 'nextIsAnother', params: ({ event }) => event },
                target: 'choosing',
                actions: [{ type: 'keepMessages', params: ({ event }) => event }],
              },
              { actions: [{ type: 'keepMessages', params: ({ event }) => event }] },
            ],
          },
          invoke: {
            src: 'deliver',
            input: ({ context }) => ({ message: next(context) }),
            onDone: [
              {
                description:
                  'The server said no: it says so where it stands, and the next one goes.',
                guard: { type: 'isRefused', params: ({ event }) => ({ delivery: event.output }) },
                target: 'choosing',
                actions: [
                  'announceRefusal',
                  { type: 'keepDelivery', params: ({ event }) => ({ delivery: event.output }) },
                ],
              },
              {
                target: 'choosing',
                actions: [
                  { type: 'tellSent', params: ({ event }) => ({ delivery: event.output }) },
                  { type: 'keepDelivery', params: ({ event }) => ({ delivery: event.output }) },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) },
                target: 'signedOut',
              },
              {
                description: 'More than 30 a minute: it goes on when the server says.',
                guard: { type: 'isThrottled', params: ({ event }) => ({ error: event.error }) },
                target: 'throttled',
                actions: [{ type: 'keepAsked', params: ({ event }) => ({ error: event.error }) }],
              },
              { target: 'waiting', actions: ['countTry'] },
            ],
          },
        },
        waiting: {
          description: 'No answer came; it is tried again by itself, or when the customer wants.',
          tags: ['waiting'],
          after: { untilNextTry: { target: 'choosing' } },
          on: {
            'outbox.retry': { target: 'choosing' },
            'outbox.changed': {
              target: 'choosing',
              actions: [{ type: 'keepMessages', params: ({ event }) => event }],
            },
          },
        },
        throttled: {
          description: 'The server takes no more for a while; what was written waits.',
          tags: ['throttled'],
          after: { asLongAsAsked: { target: 'choosing' } },
          on: {
            'outbox.changed': { actions: [{ type: 'keepMessages', params: ({ event }) => event }] },
          },
        },
        signedOut: {
          description: 'The session has ended; what was written waits for its customer.',
          tags: ['waiting'],
          on: {
            'outbox.retry': { target: 'choosing' },
            'outbox.changed': {
              target: 'choosing',
              actions: ['startAnew', { type: 'keepMessages', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    unwatched: {
      description:
        'The browser does not tell what waits: it is asked again in 10 seconds or at once.',
      tags: ['waiting'],
      after: { untilWatchedAgain: { target: 'watched', actions: ['forgetMessages'] } },
      on: { 'outbox.retry': { target: 'watched', actions: ['forgetMessages'] } },
    },
  },
});
