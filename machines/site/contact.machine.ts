import { assign, emit, fromPromise, setup } from 'xstate';
import type { ContactMessage, Failure, OutwardFact } from '../rules/domain.ts';
import { failureOf } from '../rules/failure.ts';
import { messageBeyond } from '../rules/formFailure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { mended, toast } from '../rules/outwardFacts.ts';

/** The longest message that the API contract allows, in characters. */
export const LONGEST_MESSAGE = 500;

/** Maps the server's error codes to the fields of the form. */
export const contactFields = { name: 'name', email: 'email', message: 'message' } as const;

export interface ContactContext {
  /** The message that is being sent, or was sent last; null before. */
  message: ContactMessage | null;
  /** The server's errors for the message, one entry for each wrong field. */
  refusal: Failure['entries'];
}

export type ContactEvent =
  { type: 'contact.submitted'; message: ContactMessage } | { type: 'contact.another' };

/**
 * Writes to the shop from its help page: a customer's message goes to the inbox, a guest's by
 * e-mail (LAND-07).
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy',
  },
  actors: { sendMessage: fromPromise<void, ContactMessage>(notProvided) },
  actions: {
    takeMessage: assign((_, params: { message: ContactMessage }) => ({
      message: params.message,
      refusal: [],
    })),
    showRefusal: assign({
      refusal: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
    }),
    sayFailure: emit((_, params: { error: unknown }) => {
      const message = messageBeyond(params.error, contactFields);
      return message === null ? mended('contact') : toast('error', message, { about: 'contact' });
    }),
    forgetMessage: assign({ message: null }),
    tellMended: emit(mended('contact')),
  },
}).createMachine({
  id: 'contact',
  description: 'A message to the shop, from its help page.',
  context: { message: null, refusal: [] },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes the message.',
      on: {
        'contact.submitted': {
          target: 'sending',
          actions: [{ type: 'takeMessage', params: ({ event }) => ({ message: event.message }) }],
        },
      },
    },
    sending: {
      description: 'The message is being sent; a second press sends nothing.',
      tags: ['busy'],
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => {
          if (context.message === null) throw new Error('there is no message to send');
          return context.message;
        },
        onDone: { target: 'sent', actions: ['tellMended'] },
        onError: {
          description:
            'Sending failed: the text is kept, and a customer who sends it again creates no second message.',
          target: 'editing',
          actions: [
            { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    sent: {
      description: 'The shop has the message; the page says where the answer will come.',
      on: { 'contact.another': { target: 'editing', actions: ['forgetMessage'] } },
    },
  },
});
