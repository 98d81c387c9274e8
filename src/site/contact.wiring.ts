import { fromPromise } from 'xstate';
import type { ContactMessage } from '../../machines/rules/domain.ts';
import { contactMachine } from '../../machines/site/contact.machine.ts';
import { sendMessage } from '../api/inbox/calls.ts';
import { contactShop } from '../api/site/contact.ts';
import { forgetSent } from './storedContact.ts';

/**
 * The statechart of the contact form, connected to the server. A signed-in customer's message goes
 * to the customer's conversation with the shop, in the inbox. A guest's message goes to the shop's
 * mailbox, and the shop answers by e-mail.
 */
export const wiredContact = contactMachine.provide({
  actors: {
    sendMessage: fromPromise<void, ContactMessage>(async ({ input: { from, ...rest }, signal }) => {
      if (from !== null) await contactShop(from, rest.text, signal);
      else
        await sendMessage({ thread: { kind: 'shop', id: 0 }, orderId: null, ...rest }, [], signal);
      forgetSent(rest.text);
    }),
  },
});
