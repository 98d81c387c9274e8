import { socialMachine } from '../../machines/identity/social.machine.ts';
import { failedCall, refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { answerWith } from './samples.ts';

const credential = {
  medium: 'google' as const,
  token: 'id-token',
  uniqueId: '108',
  email: null,
  isAccessToken: false,
};
const noEmail = failedCall('refused', [{ code: 'email', message: 'Email is required' }]);

export const socialModel = defineModel(socialMachine, {
  inputs: [named('Google', { medium: 'google' as const })],
  events: {
    'info.submitted': [
      named('an e-mail', {
        info: { name: 'Nadia', email: 'nadia@example.com', phone: '', refCode: '' },
      }),
      named('a phone', {
        info: { name: 'Nadia', email: '', phone: '+8801700000012', refCode: '' },
      }),
    ],
  },
  actors: {
    askProvider: {
      done: [named('a credential', credential), named('closed by the customer', null)],
      error: [named('refused by the provider', refusal)],
    },
    postCredential: {
      done: [named('an open account', answerWith())],
      error: [named('e-mail missing', noEmail), named('refused', refusal), named('malformed', 1)],
    },
  },
  key: ({ context }) => ({
    credential: context.credential !== null,
    email: context.credential?.email ?? null,
    phone: context.phone,
    answered: context.answer !== null,
  }),
  invariants: {
    'DATA-05: an answer comes with the credential it was given for': (s) =>
      s.output === undefined || s.output.outcome === 'closed' || s.output.request !== null,
  },
});
