import { assign, emit, fromPromise, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { isEmail } from '../rules/contact.ts';

export interface NewsletterContext {
  email: string;
}

export type NewsletterEvent =
  { type: 'newsletter.typed'; email: string } | { type: 'newsletter.subscribe' };

/** F-23: subscribing to the newsletter from the footer. */
export const newsletterMachine = setup({
  types: {
    context: {} as NewsletterContext,
    /** The address that was typed before a reload; '' when none was. */
    input: {} as NewsletterContext,
    events: {} as NewsletterEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    subscribe: fromPromise<void, { email: string }>(notProvided),
  },
  guards: {
    emailMatches: ({ context }) => isEmail(context.email.trim()),
  },
  actions: {
    keepEmail: assign({ email: (_, params: { email: string }) => params.email }),
    clearEmail: assign({ email: '' }),
    saySubscribed: emit(toast('success', 'site.newsletter.subscribed', { about: 'newsletter' })),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'newsletter' }),
    ),
  },
}).createMachine({
  id: 'newsletter',
  description: 'The customer subscribes an e-mail address to the newsletter.',
  context: ({ input }) => ({ email: input.email }),
  initial: 'editing',
  on: {
    'newsletter.typed': {
      target: '.editing',
      actions: [{ type: 'keepEmail', params: ({ event }) => ({ email: event.email }) }],
    },
  },
  states: {
    editing: {
      description: 'The customer types an e-mail address.',
      meta: { requirements: ['LAND-16'] },
      on: {
        'newsletter.subscribe': [
          { guard: 'emailMatches', target: 'submitting' },
          { meta: { requirements: ['LAND-17'] }, target: 'invalid' },
        ],
      },
    },
    invalid: {
      description: 'The text is no e-mail address, and the field says so.',
      meta: { requirements: ['LAND-17'] },
      tags: ['failed'],
    },
    submitting: {
      description: 'The address is being sent to the server.',
      meta: { requirements: ['API-34'] },
      tags: ['busy'],
      invoke: {
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: {
          meta: { requirements: ['LAND-18'] },
          target: 'editing',
          actions: ['clearEmail', 'saySubscribed'],
        },
        onError: {
          description: 'Subscribing failed: the server’s message is shown, and the address stays.',
          target: 'editing',
          actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'newsletter.typed': {
          description: 'The address is being sent and cannot be changed now.',
        },
      },
    },
  },
});
