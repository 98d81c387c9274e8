import { fromPromise } from 'xstate';
import { languageMachine } from '../../machines/site/language.machine.ts';
import { newsletterMachine } from '../../machines/site/newsletter.machine.ts';
import { subscribeNewsletter } from '../api/site.ts';
import { storageKeys, storageWasRefused, writeText } from '../platform/storage.ts';

/** The newsletter with the server behind it (API-34). */
export const wiredNewsletter = newsletterMachine.provide({
  actors: {
    subscribe: fromPromise<void, { email: string }>(({ input, signal }) =>
      subscribeNewsletter(input.email, signal),
    ),
  },
});

/** The language choice with the browser's storage behind it (LANG-02). */
export const wiredLanguage = languageMachine.provide({
  actors: {
    storeLanguage: fromPromise<void, { language: string }>(async ({ input }) => {
      writeText(storageKeys.language, input.language);
      if (storageWasRefused()) throw new Error('storage refused');
    }),
  },
});
