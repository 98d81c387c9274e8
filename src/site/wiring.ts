import { fromPromise } from 'xstate';
import { languageMachine } from '../../machines/site/language.machine.ts';
import { set } from '../platform/stored/store.ts';

/** The statechart of the language choice, connected to the browser's storage (LANG-02). */
export const wiredLanguage = languageMachine.provide({
  actors: {
    storeLanguage: fromPromise<void, { language: string }>(async ({ input }) => {
      if (!set('language', input.language)) throw new Error('storage refused');
    }),
  },
});
