import { fromPromise } from 'xstate';
import { newsletterMachine } from '../../machines/site/newsletter.machine.ts';
import { subscribeNewsletter } from '../api/site/calls.ts';

/** The newsletter with the server behind it (API-34). */
export const wiredNewsletter = newsletterMachine.provide({
  actors: {
    subscribe: fromPromise<void, { email: string }>(({ input, signal }) =>
      subscribeNewsletter(input.email, signal),
    ),
  },
});
