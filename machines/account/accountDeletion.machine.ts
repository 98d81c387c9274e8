import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf, refusedWith } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface AccountDeletionContext {
  /** Why the account cannot be deleted now, in the server's words. */
  problem: MessageRef | null;
  /** Id of the rental module in which running trips are looked for; null when there is none. */
  rentalModuleId: number | null;
  /** Orders and trips that are under way; empty until they are read. */
  running: Running[];
}

/** An order or a trip that is under way. */
export interface Running {
  kind: 'order' | 'trip';
  id: number;
}

export type AccountDeletionEvent =
  | { type: 'deletion.asked'; rentalModuleId: number | null }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.declined' };

export type AccountDeletionFact =
  | OutwardFact
  /** The account is deleted, and its token is no longer valid. */
  | { type: 'account.deleted' };

/** F-19: a customer deletes the account for good. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    emitted: {} as AccountDeletionFact,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    deleteAccount: fromPromise<void>(notProvided),
    findRunning: fromPromise<Running[], { rentalModuleId: number | null }>(notProvided),
  },
  guards: {
    stillRuns: (_, params: { error: unknown }) => refusedWith(params.error, 'on-going'),
  },
  actions: {
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    begin: assign({
      rentalModuleId: (_, params: { rentalModuleId: number | null }) => params.rentalModuleId,
      problem: null,
      running: [],
    }),
    keepRunning: assign({ running: (_, params: { running: Running[] }) => params.running }),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'account' }),
    ),
    sayDeleted: emit(toast('success', 'account.delete.done')),
    tellDeleted: emit({ type: 'account.deleted' as const }),
  },
}).createMachine({
  id: 'accountDeletion',
  description: 'The customer deletes the account for good, once nothing of it runs any more.',
  context: { problem: null, rentalModuleId: null, running: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'The account is there, and the way to delete it.',
      meta: { requirements: ['API-33'] },
      on: {
        'deletion.asked': {
          target: 'confirming',
          actions: [
            {
              type: 'begin',
              params: ({ event }) => ({ rentalModuleId: event.rentalModuleId }),
            },
          ],
        },
      },
    },
    confirming: {
      description: 'Are you sure you want to delete your account?',
      meta: { requirements: ['PROF-13', 'MSG-28'] },
      tags: ['asking'],
      on: {
        'deletion.confirmed': { target: 'deleting' },
        'deletion.declined': { target: 'idle' },
      },
    },
    deleting: {
      description: 'The server takes the account out of everything.',
      meta: { requirements: ['API-33'] },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'deleteAccount',
        onDone: {
          meta: { requirements: ['PROF-13', 'MSG-28'] },
          target: 'deleted',
          actions: ['sayDeleted', 'tellDeleted'],
        },
        onError: [
          {
            description: 'An order or a trip is under way: it is said, and which.',
            meta: { requirements: ['PROF-14'] },
            guard: { type: 'stillRuns', params: ({ event }) => ({ error: event.error }) },
            target: 'findingRunning',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description: 'The first message of the server; nothing was deleted that it knows of.',
            meta: { requirements: ['PROF-14'] },
            target: 'idle',
            actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    findingRunning: {
      description: 'The reason is on the page; what it speaks of is looked for.',
      meta: { requirements: ['PROF-14'] },
      on: {
        'deletion.asked': {
          description: 'The customer does not have to wait for the link to ask again.',
          meta: { requirements: ['API-33'] },
          target: 'confirming',
          actions: [
            {
              type: 'begin',
              params: ({ event }) => ({ rentalModuleId: event.rentalModuleId }),
            },
          ],
        },
      },
      invoke: {
        src: 'findRunning',
        input: ({ context }) => ({ rentalModuleId: context.rentalModuleId }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'keepRunning', params: ({ event }) => ({ running: event.output }) }],
        },
        onError: {
          description: 'The lists of orders and trips are linked instead.',
          target: 'idle',
        },
      },
    },
    deleted: {
      description: 'The account is gone; the visit goes on as a stranger’s.',
      meta: { requirements: ['PROF-13'] },
      type: 'final',
    },
  },
});
