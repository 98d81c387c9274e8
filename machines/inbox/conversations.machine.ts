import { assign, fromPromise, setup } from 'xstate';
import type { Conversation, MessageRef, OutwardFact, Page } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { olderPage } from '../rules/thread.ts';

export interface ConversationsContext {
  /** The search text for names; '' shows all conversations. */
  name: string;
  /** Newest first. */
  conversations: Conversation[];
  /** How many conversations match on the server; `conversations` are those loaded so far. */
  total: number;
  problem: MessageRef | null;
}

export type ConversationsEvent =
  | { type: 'conversations.search.typed'; name: string }
  | { type: 'conversations.more' }
  | { type: 'conversations.retry' }
  /** Messages were written or read in a thread: the list is read again. */
  | { type: 'conversations.changed' }
  | { type: 'conversations.shown' }
  | { type: 'conversations.hidden' };

type Read = Page<Conversation>;

const keyOf = ({ key: { kind, id } }: Conversation): string => `${kind}-${id}`;

/** The list of conversations: it can be searched, and is polled while it is visible. */
export const conversationsMachine = setup({
  types: {
    context: {} as ConversationsContext,
    events: {} as ConversationsEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed' | 'listed' | 'more.busy' | 'more.failed',
  },
  delays: { untilTyped: 300, betweenReadings: 15_000 },
  actors: {
    readConversations: fromPromise<Read, { name: string; page: number }>(notProvided),
  },
  guards: {
    hasMore: ({ context }) => context.conversations.length < context.total,
  },
  actions: {
    keepName: assign({ name: (_, params: { name: string }) => params.name }),
    keepFirst: assign((_, { read }: { read: Read }) => ({
      conversations: read.rows,
      total: read.total,
      problem: null,
    })),
    /**
     * Merges a fresh first page: its conversations come first, then the loaded ones that it lacks.
     */
    keepNewest: assign(({ context }, { read }: { read: Read }) => {
      const fresh = new Set(read.rows.map(keyOf));
      const rest = context.conversations.filter((one) => !fresh.has(keyOf(one)));
      return { conversations: [...read.rows, ...rest].slice(0, read.total), total: read.total };
    }),
    keepMore: assign(({ context }, { read }: { read: Read }) => {
      const known = new Set(context.conversations.map(keyOf));
      const more = read.rows.filter((one) => !known.has(keyOf(one)));
      return {
        conversations: [...context.conversations, ...more],
        // A page without anything new is the end, whatever the server counts.
        total: more.length === 0 ? context.conversations.length : read.total,
      };
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
}).createMachine({
  id: 'conversations',
  description: 'Whom the customer talks to, newest first, with what was said last.',
  context: { name: '', conversations: [], total: 0, problem: null },
  initial: 'reading',
  on: {
    'conversations.search.typed': {
      description: 'The last word counts: an answer to the one before is not waited for.',
      target: '.typing',
      reenter: true,
      actions: [{ type: 'keepName', params: ({ event }) => ({ name: event.name.trim() }) }],
    },
  },
  states: {
    typing: {
      description: 'The customer types; the list is asked for when they pause.',
      tags: ['busy'],
      after: { untilTyped: { target: 'reading' } },
    },
    reading: {
      description: 'The list is asked for.',
      meta: { requirements: ['NAV-10'] },
      tags: ['busy'],
      invoke: {
        src: 'readConversations',
        input: ({ context }) => ({ name: context.name, page: 1 }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepFirst', params: ({ event }) => ({ read: event.output }) }],
        },
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unavailable: {
      description: 'The list could not be read; it can be tried again.',
      tags: ['failed'],
      on: { 'conversations.retry': { target: 'reading' } },
    },
    listed: {
      description: 'The list is shown and read again while somebody looks at it.',
      meta: { requirements: ['NAV-10'] },
      tags: ['listed'],
      initial: 'resting',
      on: {
        'conversations.more': { guard: 'hasMore', target: '.readingMore' },
        'conversations.changed': { target: '.refreshing' },
        'conversations.hidden': { target: '.paused' },
      },
      states: {
        resting: {
          description: 'The next reading comes in 15 seconds.',
          after: { betweenReadings: { target: 'refreshing' } },
        },
        paused: {
          description: 'Nobody looks at the page, so nothing is read.',
          on: { 'conversations.shown': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The newest conversations are read again; a failure leaves what is shown.',
          invoke: {
            src: 'readConversations',
            input: ({ context }) => ({ name: context.name, page: 1 }),
            onDone: {
              target: 'resting',
              actions: [{ type: 'keepNewest', params: ({ event }) => ({ read: event.output }) }],
            },
            onError: { target: 'resting' },
          },
        },
        readingMore: {
          description: 'Older conversations are read.',
          tags: ['more.busy'],
          invoke: {
            src: 'readConversations',
            input: ({ context }) => ({
              name: context.name,
              page: olderPage(context.conversations.length),
            }),
            onDone: {
              target: 'resting',
              actions: [{ type: 'keepMore', params: ({ event }) => ({ read: event.output }) }],
            },
            onError: { target: 'moreFailed' },
          },
        },
        moreFailed: {
          description: 'Older conversations could not be read; they can be asked for again.',
          tags: ['more.failed'],
          on: { 'conversations.retry': { target: 'readingMore' } },
        },
      },
    },
  },
});
