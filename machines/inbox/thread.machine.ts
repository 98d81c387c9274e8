import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  ChatMessage,
  Conversation,
  MessageRef,
  OutwardFact,
  ThreadKey,
  ThreadPage,
} from '../rules/domain.ts';
import { announce } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { olderPage, withNewest, withOlder } from '../rules/thread.ts';

export interface ThreadContext {
  thread: ThreadKey;
  /** The loaded messages, the oldest first. */
  messages: ChatMessage[];
  /** How many messages the thread has on the server; `messages` has only those loaded so far. */
  total: number;
  /** Whether the customer can write; false once the order or trip with this partner is over. */
  isOpen: boolean;
  /** The conversation that this thread belongs to; null before its first message. */
  conversation: Conversation | null;
  /**
   * How many polls in a row brought nothing new, counted up to `MAX_DOUBLINGS`: each doubles the
   * wait before the next poll.
   */
  quiet: number;
  problem: MessageRef | null;
}

export type ThreadEvent =
  | { type: 'thread.retry' }
  | { type: 'thread.older' }
  /** A message was sent; `page` is the server's answer, with the newest messages of the thread. */
  | { type: 'thread.sent'; page: ThreadPage }
  /**
   * The server reported a new message or notification. It does not say for which thread, so this
   * thread is read again.
   */
  | { type: 'thread.arrived' }
  /** The page is shown again, or the connection is back: the messages may be old. */
  | { type: 'thread.shown' }
  | { type: 'thread.hidden' };

export type ThreadFact =
  | OutwardFact
  /** Messages were read, sent or received: lists and unread counts are outdated. */
  | { type: 'thread.changed' };

/**
 * The wait before the next poll, in ms. It doubles with each poll in a row that brings nothing new,
 * at most `MAX_DOUBLINGS` times.
 */
const BASE_DELAY_MS = 4000;
const MAX_DOUBLINGS = 4;

type Merge = { page: ThreadPage };

const newestId = (messages: readonly ChatMessage[]): number => messages.at(-1)?.id ?? 0;

/** The partner's messages on this page that are newer than every message known so far. */
const newOf = (context: ThreadContext, page: ThreadPage): ChatMessage[] =>
  page.messages.filter(({ id, isOwn }) => !isOwn && id > newestId(context.messages));

/**
 * One chat thread: the newest messages are polled while it is visible, older ones are loaded as the
 * customer scrolls up.
 */
export const threadMachine = setup({
  types: {
    context: {} as ThreadContext,
    input: {} as { thread: ThreadKey },
    events: {} as ThreadEvent,
    emitted: {} as ThreadFact,
    tags: {} as 'busy' | 'failed' | 'open' | 'older.busy' | 'older.failed' | 'stale',
  },
  delays: {
    untilNextReading: ({ context }) => BASE_DELAY_MS * 2 ** context.quiet,
  },
  actors: {
    /** Reads one page of the thread; page 1 has the newest messages. */
    readThread: fromPromise<ThreadPage, { thread: ThreadKey; page: number }>(notProvided),
  },
  guards: {
    isNobodys: (_, params: { error: unknown }) => failureOf(params.error)?.kind === 'notFound',
    hasOlder: ({ context }) => context.messages.length < context.total,
    bringsNews: ({ context }, { page }: Merge) => newOf(context, page).length > 0,
  },
  actions: {
    keepNewest: assign(({ context }, { page }: Merge) => {
      const messages = withNewest(context.messages, page);
      const isNew = newestId(messages) > newestId(context.messages);
      return {
        messages,
        total: page.total,
        isOpen: page.isOpen,
        conversation: page.conversation,
        quiet: isNew ? 0 : Math.min(context.quiet + 1, MAX_DOUBLINGS),
        problem: null,
      };
    }),
    readSoon: assign({ quiet: 0 }),
    keepOlder: assign(({ context }, { page }: Merge) => {
      const messages = withOlder(context.messages, page);
      // A page that adds nothing is the oldest one, even if the server reports a higher total.
      const isAll = messages.length === context.messages.length;
      return { messages, total: isAll ? messages.length : page.total };
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    announceNews: emit(({ context }, { page }: Merge) =>
      announce({
        key: 'inbox.announce.new',
        values: { text: newOf(context, page).at(-1)?.text ?? '' },
      }),
    ),
    tellChanged: emit({ type: 'thread.changed' as const }),
  },
}).createMachine({
  id: 'thread',
  description: 'The messages between the customer and one partner, such as a store.',
  context: ({ input }) => ({
    thread: input.thread,
    messages: [],
    total: 0,
    isOpen: true,
    conversation: null,
    quiet: 0,
    problem: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The newest messages are being loaded.',
      meta: { requirements: ['NAV-10', 'GUEST-05'] },
      tags: ['busy'],
      on: {
        'thread.sent': {
          description: 'A message was sent meanwhile; its answer has the newest messages.',
          target: 'open',
          actions: [
            { type: 'keepNewest', params: ({ event }) => ({ page: event.page }) },
            'tellChanged',
          ],
        },
      },
      invoke: {
        src: 'readThread',
        input: ({ context }) => ({ thread: context.thread, page: 1 }),
        onDone: {
          target: 'open',
          actions: [
            { type: 'keepNewest', params: ({ event }) => ({ page: event.output }) },
            'readSoon',
            'tellChanged',
          ],
        },
        onError: [
          {
            description: 'The thread does not exist or belongs to somebody else.',
            guard: { type: 'isNobodys', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
          },
          {
            target: 'unavailable',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    missing: {
      description: 'The customer has no such thread; the page offers the list of conversations.',
      tags: ['failed'],
    },
    unavailable: {
      description: 'The thread could not be loaded; the customer may try again.',
      tags: ['failed'],
      on: { 'thread.retry': { target: 'reading' }, 'thread.shown': { target: 'reading' } },
    },
    open: {
      description: 'The messages are shown, and the customer may write.',
      meta: { requirements: ['NAV-10'] },
      tags: ['open'],
      type: 'parallel',
      states: {
        newest: {
          description: 'New messages are read regularly while the page is visible.',
          initial: 'resting',
          on: {
            'thread.sent': {
              description: 'A message was sent; its answer has the newest messages.',
              target: '.resting',
              actions: [
                { type: 'keepNewest', params: ({ event }) => ({ page: event.page }) },
                'readSoon',
                'tellChanged',
              ],
            },
            'thread.hidden': { target: '.paused' },
            'thread.shown': { target: '.reading', actions: ['readSoon'] },
          },
          states: {
            resting: {
              description: 'The next reading is in 4 seconds, or later while nothing is new.',
              after: { untilNextReading: { target: 'reading' } },
              on: { 'thread.arrived': { target: 'reading' } },
            },
            paused: {
              description: 'The page is not visible, so nothing is read.',
              on: {
                'thread.sent': {
                  description:
                    'A message was sent as the page was left. Nothing is read until it is shown ' +
                    'again, because the server marks what is read as seen.',
                  actions: [
                    { type: 'keepNewest', params: ({ event }) => ({ page: event.page }) },
                    'tellChanged',
                  ],
                },
              },
            },
            reading: {
              description: 'The newest messages are read again.',
              invoke: {
                src: 'readThread',
                input: ({ context }) => ({ thread: context.thread, page: 1 }),
                onDone: [
                  {
                    description: 'A new message arrived, and screen readers announce it.',
                    guard: {
                      type: 'bringsNews',
                      params: ({ event }) => ({ page: event.output }),
                    },
                    target: 'resting',
                    actions: [
                      { type: 'announceNews', params: ({ event }) => ({ page: event.output }) },
                      { type: 'keepNewest', params: ({ event }) => ({ page: event.output }) },
                      'tellChanged',
                    ],
                  },
                  {
                    target: 'resting',
                    actions: [
                      { type: 'keepNewest', params: ({ event }) => ({ page: event.output }) },
                    ],
                  },
                ],
                onError: {
                  description:
                    'Reading failed: the messages stay, with a note that they may be old.',
                  target: 'stale',
                  actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
                },
              },
            },
            stale: {
              description:
                'The last reading failed; the next one follows soon, or at once on Retry.',
              tags: ['stale'],
              after: { untilNextReading: { target: 'reading' } },
              on: { 'thread.retry': { target: 'reading' } },
            },
          },
        },
        older: {
          description: 'Older messages are loaded when the customer scrolls up.',
          initial: 'resting',
          states: {
            resting: {
              description: 'The messages loaded so far are shown.',
              on: { 'thread.older': { guard: 'hasOlder', target: 'reading' } },
            },
            reading: {
              description: 'The messages before the oldest shown one are being loaded.',
              tags: ['older.busy'],
              invoke: {
                src: 'readThread',
                input: ({ context }) => ({
                  thread: context.thread,
                  page: olderPage(context.messages.length),
                }),
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'keepOlder', params: ({ event }) => ({ page: event.output }) }],
                },
                onError: { target: 'failed' },
              },
            },
            failed: {
              description: 'Older messages could not be loaded; the customer may try again.',
              tags: ['older.failed'],
              on: { 'thread.older': { target: 'reading' } },
            },
          },
        },
      },
    },
  },
});
