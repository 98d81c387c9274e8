import { fromPromise } from 'xstate';
import { newsletterMachine } from '../../machines/site/newsletter.machine.ts';
import { subscribeNewsletter } from '../api/site/newsletter.ts';

/** The statechart of the newsletter form, connected to the server (API-34). */
export const wiredNewsletter = newsletterMachine.provide({
  actors: {
    subscribe: fromPromise<void, { email: string }>(({ input, signal }) =>
      subscribeNewsletter(input.email, signal),
    ),
  },
});
