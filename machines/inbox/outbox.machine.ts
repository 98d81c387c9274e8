import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { OutwardFact, QueuedMessage, ThreadKey, ThreadPage } from '../rules/domain.ts';
import { announce } from '../rules/outwardFacts.ts';
import { failureOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

/** The result of sending one message, and the queued messages that remain. */
export interface Delivery {
  messages: QueuedMessage[];
  /**
   * The newest messages of the thread, including this one. Null when the message was refused, or
   * was no longer in the queue, for example because another tab had sent it.
   */
  page: ThreadPage | null;
  /**
   * Whether the message cannot be sent: the server refused it, or its pictures are no longer in
   * this browser. It then stays in the queue with the reason.
   */
  isRefused: boolean;
}

export interface OutboxContext {
  /** The queued messages of the signed-in customer, in the order in which they were written. */
  messages: QueuedMessage[];
  /**
   * How many tries in a row got no answer: each doubles the wait before the next try. The count
   * stops at `MAX_DOUBLINGS`, but the tries go on.
   */
  tries: number;
  /** How long the server asked to wait before the next try, in ms; 0 when it did not ask. */
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
 * The wait before a retry, in ms. It doubles with each try in a row that got no answer, at most
 * `MAX_DOUBLINGS` times.
 */
const BASE_DELAY_MS = 2000;
const MAX_DOUBLINGS = 5;

/**
 * The message to send next: the oldest one that the server has not refused; undefined when there is
 * none.
 */
export const nextOf = (messages: readonly QueuedMessage[]): QueuedMessage | undefined =>
  messages.find(({ refusal }) => refusal === null);

const next = ({ messages }: OutboxContext): QueuedMessage => {
  const first = nextOf(messages);
  if (first === undefined) throw new Error('no message waits to be sent');
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
    untilNextTry: ({ context }) => BASE_DELAY_MS * 2 ** context.tries,
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
    /**
     * Empties the list before the queue is watched again after a failure. Another customer may have
     * signed in meanwhile, so the stored messages are then read again.
     */
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
  description: 'Messages that the customer wrote wait here until the server has them.',
  context: { messages: [], tries: 0, askedMs: 0 },
  initial: 'watched',
  states: {
    watched: {
      description: 'The shop watches who is signed in and which messages wait in this browser.',
      invoke: { src: 'watch', onError: { target: 'unwatched' } },
      initial: 'resting',
      states: {
        resting: {
          description: 'No message waits to be sent.',
          on: {
            'outbox.changed': {
              target: 'choosing',
              actions: [{ type: 'keepMessages', params: ({ event }) => event }],
            },
          },
        },
        choosing: {
          description: 'The oldest waiting message is chosen to be sent.',
          always: [{ guard: 'nothingWaits', target: 'resting' }, { target: 'sending' }],
        },
        sending: {
          description: 'One message is being sent; later ones wait, so that they stay in order.',
          tags: ['busy'],
          on: {
            'outbox.changed': [
              {
                description: 'The message is no longer in the queue: the next one is chosen.',
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
                  'The server refused the message: the page shows it, and the next one is sent.',
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
                description:
                  'The server allows 30 messages per minute: sending continues when it says so.',
                guard: { type: 'isThrottled', params: ({ event }) => ({ error: event.error }) },
                target: 'throttled',
                actions: [{ type: 'keepAsked', params: ({ event }) => ({ error: event.error }) }],
              },
              { target: 'waiting', actions: ['countTry'] },
            ],
          },
        },
        waiting: {
          description:
            'No answer came; it is sent again after a pause, or when the customer retries.',
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
          description: 'The server accepts no messages for a while; they wait here.',
          tags: ['throttled'],
          after: { asLongAsAsked: { target: 'choosing' } },
          on: {
            'outbox.changed': { actions: [{ type: 'keepMessages', params: ({ event }) => event }] },
          },
        },
        signedOut: {
          description:
            'The session has ended; the messages wait until their author signs in again.',
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
        'The queue cannot be watched; it is tried again in 10 seconds, or at once on Retry.',
      tags: ['waiting'],
      after: { untilWatchedAgain: { target: 'watched', actions: ['forgetMessages'] } },
      on: { 'outbox.retry': { target: 'watched', actions: ['forgetMessages'] } },
    },
  },
});
