import { assign, fromPromise, setup } from 'xstate';
import type { Conversation, MessageRef, OutwardFact, Page } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { olderPage } from '../rules/thread.ts';

export interface ConversationsContext {
  /** The search text for names; '' shows all conversations. */
  name: string;
  /** The loaded conversations, the newest first. */
  conversations: Conversation[];
  /** How many conversations match on the server; `conversations` has only those loaded so far. */
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
     * Merges a newly read first page: its conversations come first, then the others that are
     * loaded.
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
        // A page that adds nothing is the last one, even if the server reports a higher total.
        total: more.length === 0 ? context.conversations.length : read.total,
      };
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
}).createMachine({
  id: 'conversations',
  description: 'The customer’s conversations, newest first, with the last message of each.',
  context: { name: '', conversations: [], total: 0, problem: null },
  initial: 'reading',
  on: {
    'conversations.search.typed': {
      description: 'The customer types on: the answer to the earlier text is ignored.',
      target: '.typing',
      reenter: true,
      actions: [{ type: 'keepName', params: ({ event }) => ({ name: event.name.trim() }) }],
    },
  },
  states: {
    typing: {
      description: 'The customer types; the list is loaded after a short pause.',
      tags: ['busy'],
      after: { untilTyped: { target: 'reading' } },
    },
    reading: {
      description: 'The list is being loaded.',
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
      description: 'The list could not be loaded; the customer may try again.',
      tags: ['failed'],
      on: {
        'conversations.retry': { target: 'reading' },
        'conversations.shown': { target: 'reading' },
      },
    },
    listed: {
      description: 'The list is shown, and read again while the page is visible.',
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
          description: 'The list is read again in 15 seconds.',
          after: { betweenReadings: { target: 'refreshing' } },
        },
        paused: {
          description: 'The page is not visible, so nothing is read.',
          on: {
            'conversations.shown': { target: 'refreshing' },
            'conversations.changed': {
              description: 'The list is read again as soon as the page is shown.',
            },
          },
        },
        refreshing: {
          description:
            'The newest conversations are read again; if that fails, the shown list stays.',
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
          description: 'Older conversations are being loaded.',
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
          description: 'Older conversations could not be loaded; the customer may try again.',
          tags: ['more.failed'],
          on: { 'conversations.retry': { target: 'readingMore' } },
        },
      },
    },
  },
});
