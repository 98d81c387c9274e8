import { newsletterMachine } from '../../machines/site/newsletter.machine.ts';
import { refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const newsletterModel = defineModel(newsletterMachine, {
  events: {
    'newsletter.typed': [
      named('an address', { email: 'maya@example.com' }),
      named('no address', { email: 'maya@' }),
    ],
  },
  actors: { subscribe: { done: [undefined], error: [refusal] } },
});
