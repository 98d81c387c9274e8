import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface LanguageContext {
  language: string;
  /** The language that the customer asked for and must still confirm; null when there is none. */
  wanted: string | null;
}

export interface LanguageInput {
  language: string;
}

export type LanguageEvent =
  | { type: 'language.chosen'; language: string }
  | { type: 'language.confirmed' }
  | { type: 'language.declined' };

export type LanguageFact =
  OutwardFact | { type: 'language.applied'; language: string; kept: boolean };

/** F-24: changing the language asks first, then stores the choice and reloads the page. */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as LanguageInput,
    events: {} as LanguageEvent,
    emitted: {} as LanguageFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    storeLanguage: fromPromise<void, { language: string }>(notProvided),
  },
  guards: {
    isAnotherLanguage: ({ context }, params: { language: string }) =>
      params.language !== context.language,
  },
  actions: {
    keepWanted: assign({ wanted: (_, params: { language: string }) => params.language }),
    dropWanted: assign({ wanted: null }),
    takeWanted: assign({
      language: ({ context }) => context.wanted ?? context.language,
      wanted: null,
    }),
    tellApplied: emit(({ context }, params: { kept: boolean }) => ({
      type: 'language.applied' as const,
      language: context.language,
      kept: params.kept,
    })),
    layOver: sendParent({ type: 'overlay.opened', overlay: { kind: 'language' } }),
    takeOff: sendParent({ type: 'overlay.closed', kind: 'language' }),
    sayForThisVisit: emit(toast('info', 'site.language.thisVisit')),
  },
}).createMachine({
  id: 'language',
  description: 'The language of the shop, and its writing direction.',
  context: ({ input }) => ({ language: input.language, wanted: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The shop is shown in the stored language.',
      meta: { requirements: ['LANG-01'] },
      on: {
        'language.chosen': {
          guard: {
            type: 'isAnotherLanguage',
            params: ({ event }) => ({ language: event.language }),
          },
          target: 'confirming',
          actions: [{ type: 'keepWanted', params: ({ event }) => ({ language: event.language }) }],
        },
      },
    },
    confirming: {
      description: 'The customer is asked whether to change the language.',
      meta: { requirements: ['LANG-02', 'MSG-26'] },
      entry: ['layOver'],
      exit: ['takeOff'],
      on: {
        'language.confirmed': { target: 'applying' },
        'language.declined': { target: 'idle', actions: ['dropWanted'] },
      },
    },
    applying: {
      description: 'The choice is being stored.',
      meta: { requirements: ['LANG-02', 'LANG-03'] },
      tags: ['busy'],
      invoke: {
        src: 'storeLanguage',
        input: ({ context }) => ({ language: context.wanted ?? context.language }),
        onDone: {
          target: 'applied',
          actions: ['takeWanted', { type: 'tellApplied', params: { kept: true } }],
        },
        onError: {
          description: 'The browser cannot store it: the language applies to this visit only.',
          target: 'forThisVisit',
          actions: [
            'takeWanted',
            { type: 'tellApplied', params: { kept: false } },
            'sayForThisVisit',
          ],
        },
      },
    },
    forThisVisit: {
      description: 'The language applies to this visit only; the customer can change it again.',
      tags: ['failed'],
      on: {
        'language.chosen': {
          guard: {
            type: 'isAnotherLanguage',
            params: ({ event }) => ({ language: event.language }),
          },
          target: 'confirming',
          actions: [{ type: 'keepWanted', params: ({ event }) => ({ language: event.language }) }],
        },
      },
    },
    applied: {
      description: 'The page reloads in the chosen language.',
      meta: { requirements: ['LANG-02', 'LANG-03'] },
      type: 'final',
    },
  },
});
