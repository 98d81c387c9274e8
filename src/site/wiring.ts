import { fromPromise } from 'xstate';
import { languageMachine } from '../../machines/site/language.machine.ts';
import { storageKeys, writeText } from '../platform/storage.ts';

/** The language choice with the browser's storage behind it (LANG-02). */
export const wiredLanguage = languageMachine.provide({
  actors: {
    storeLanguage: fromPromise<void, { language: string }>(async ({ input }) => {
      if (!writeText(storageKeys.language, input.language)) throw new Error('storage refused');
    }),
  },
});
