import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact } from '../rules/domain.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';

export interface InterestContext {
  /** Ids of the categories to choose from. */
  offered: number[];
  chosen: number[];
}

export type InterestEvent =
  { type: 'interest.toggled'; id: number } | { type: 'interest.save' } | { type: 'interest.skip' };

/** Lets a new customer choose the categories that interest them, in one module (NAV-08). */
export const interestMachine = setup({
  types: {
    context: {} as InterestContext,
    input: {} as { offered: number[] },
    events: {} as InterestEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with the server's message for the customer. */
    saveInterests: fromPromise<MessageRef, { chosen: number[] }>(notProvided),
  },
  guards: {
    nothingOffered: ({ context }) => context.offered.length === 0,
    somethingChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    toggle: assign({
      chosen: ({ context }, params: { id: number }) =>
        context.chosen.includes(params.id)
          ? context.chosen.filter((id) => id !== params.id)
          : [...context.chosen, params.id],
    }),
    sayAnswer: emit((_, params: { message: MessageRef }) =>
      toast('success', params.message, { about: 'interests' }),
    ),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'interests' }),
    ),
    openHome: emit(navigate(linkTo('home'), { replace: true })),
  },
}).createMachine({
  id: 'interest',
  description: 'The customer chooses the categories that interest them in a module.',
  context: ({ input }) => ({ offered: input.offered, chosen: [] }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The customer chooses at least one category, or skips the question.',
      meta: { requirements: ['NAV-08', 'AUTH-30'] },
      always: { guard: 'nothingOffered', target: 'done' },
      on: {
        'interest.toggled': {
          actions: [{ type: 'toggle', params: ({ event }) => ({ id: event.id }) }],
        },
        'interest.save': { guard: 'somethingChosen', target: 'saving' },
        'interest.skip': { target: 'done' },
      },
    },
    saving: {
      description: 'The server saves the chosen categories.',
      meta: { requirements: ['NAV-08'] },
      tags: ['busy'],
      invoke: {
        src: 'saveInterests',
        input: ({ context }) => ({ chosen: context.chosen }),
        onDone: {
          target: 'done',
          actions: [{ type: 'sayAnswer', params: ({ event }) => ({ message: event.output }) }],
        },
        onError: {
          description: 'Saving failed: the server’s message is shown, and the choice stays.',
          meta: { requirements: ['MSG-21'] },
          target: 'choosing',
          actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: { 'interest.skip': { target: 'done' } },
    },
    done: {
      description: 'The home page of the shop opens.',
      entry: ['openHome'],
      type: 'final',
    },
  },
});
