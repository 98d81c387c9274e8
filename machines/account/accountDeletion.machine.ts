import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf, refusedWith } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface AccountDeletionContext {
  /** The server's reason why the account cannot be deleted now; null when there is none. */
  problem: MessageRef | null;
  /**
   * Id of the rental module in which unfinished trips are looked for; null when the shop has none.
   */
  rentalModuleId: number | null;
  /** The unfinished orders and trips that prevent the deletion; empty until they are read. */
  running: Running[];
}

/** An order or a rental trip that is not finished yet, so that the account cannot be deleted. */
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
  description: 'The customer deletes their account for good; no order or trip may be under way.',
  context: { problem: null, rentalModuleId: null, running: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page offers a button that deletes the account.',
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
      description: 'A dialog asks whether the customer is sure to delete the account.',
      meta: { requirements: ['PROF-13', 'MSG-28'] },
      tags: ['asking'],
      on: {
        'deletion.confirmed': { target: 'deleting' },
        'deletion.declined': { target: 'idle' },
      },
    },
    deleting: {
      description: 'The server deletes the account.',
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
            description:
              'An order or a trip is still under way: the account stays, and the reason is shown.',
            meta: { requirements: ['PROF-14'] },
            guard: { type: 'stillRuns', params: ({ event }) => ({ error: event.error }) },
            target: 'findingRunning',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description:
              'Deleting failed: the error message is shown, and the customer may try again.',
            meta: { requirements: ['PROF-14'] },
            target: 'idle',
            actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    findingRunning: {
      description: 'The reason is shown while the orders and trips under way are looked up.',
      meta: { requirements: ['PROF-14'] },
      on: {
        'deletion.asked': {
          description:
            'The customer may ask for the deletion again without waiting for this look-up.',
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
          description:
            'The look-up failed: the page links to the lists of orders and trips instead.',
          target: 'idle',
        },
      },
    },
    deleted: {
      description: 'The account is deleted, and the customer is signed out.',
      meta: { requirements: ['PROF-13'] },
      type: 'final',
    },
  },
});
