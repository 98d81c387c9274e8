import { fromPromise } from 'xstate';
import { languageMachine } from '../../machines/site/language.machine.ts';
import { knownLanguage } from '../messages/index.ts';
import { loadTexts } from '../messages/load.ts';
import { isPageReachable } from '../platform/reload.ts';
import { set } from '../platform/stored/store.ts';

/** The statechart of the language choice, connected to server, texts and storage (LANG-02). */
export const wiredLanguage = languageMachine.provide({
  actors: {
    reachShop: fromPromise<void>(async () => {
      if (!(await isPageReachable())) throw new Error('no answer');
    }),
    storeLanguage: fromPromise<boolean, { language: string }>(async ({ input: { language } }) => {
      const isStored = set('language', language);
      if (!isStored) await loadTexts(knownLanguage(language));
      return isStored;
    }),
  },
});
