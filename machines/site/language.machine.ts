import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
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

/**
 * The page shows the language. `kept` says whether the browser stored it; if not, the language
 * applies to this visit only.
 */
export interface LanguageFact {
  type: 'language.applied';
  language: string;
  kept: boolean;
}

/**
 * F-24: changing the language asks first, then stores the choice and reloads the page. Without an
 * answer of the shop's server nothing is stored, because a reload would end at the browser's own
 * error page.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as LanguageInput,
    events: {} as LanguageEvent,
    emitted: {} as LanguageFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    reachShop: fromPromise<void>(notProvided),
    /** Stores the language; false where the browser stores nothing and its texts were loaded. */
    storeLanguage: fromPromise<boolean, { language: string }>(notProvided),
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
  },
}).createMachine({
  id: 'language',
  description: 'The language of the shop, and its writing direction.',
  context: ({ input }) => ({ language: input.language, wanted: null }),
  initial: 'idle',
  states: {
    idle: {
      description:
        'The shop is shown in the stored language, or in the one that was chosen for this visit.',
      meta: { requirements: ['LANG-01'] },
      on: {
        'language.chosen': {
          guard: {
            type: 'isAnotherLanguage',
            params: ({ event }) => ({ language: event.language }),
          },
          target: 'asking',
          actions: [{ type: 'keepWanted', params: ({ event }) => ({ language: event.language }) }],
        },
      },
    },
    asking: {
      description: 'A dialog asks whether to change the language; No leaves it as it is.',
      meta: { requirements: ['LANG-02', 'MSG-26'] },
      entry: ['layOver'],
      exit: ['takeOff'],
      on: {
        'language.declined': { target: 'idle', actions: ['dropWanted'] },
      },
      initial: 'confirming',
      states: {
        confirming: {
          description: 'The customer is asked.',
          on: { 'language.confirmed': { target: 'reaching' } },
        },
        reaching: {
          description: 'The customer said yes; the server is asked whether it answers.',
          tags: ['busy'],
          invoke: {
            src: 'reachShop',
            onDone: { target: '#language.applying' },
            onError: { target: 'failed' },
          },
        },
        failed: {
          description: 'The dialog says that the language could not be changed; Yes is a retry.',
          tags: ['failed'],
          on: { 'language.confirmed': { target: 'reaching' } },
        },
      },
    },
    applying: {
      description:
        'The choice is being stored. Where the browser stores nothing, the texts are loaded instead, because a reload would lose the choice: the language applies to this visit only.',
      meta: { requirements: ['LANG-02', 'LANG-03'] },
      invoke: {
        src: 'storeLanguage',
        input: ({ context }) => ({ language: context.wanted ?? context.language }),
        onDone: {
          description: 'The page reloads in the stored language.',
          target: 'idle',
          actions: [
            'takeWanted',
            { type: 'tellApplied', params: ({ event }) => ({ kept: event.output }) },
          ],
        },
        onError: { target: 'asking.failed' },
      },
    },
  },
});
