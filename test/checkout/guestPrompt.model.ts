import { guestPromptMachine } from '../../machines/checkout/guestPrompt.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const ends: Partial<Record<string, string>> = {
  guestChosen: 'guest',
  loginChosen: 'signIn',
  signUpChosen: 'signUp',
  closed: 'closed',
};

export const guestPromptModel = defineModel(guestPromptMachine, {
  inputs: [
    named('guests welcome', { guestCheckoutOn: true }),
    named('members only', { guestCheckoutOn: false }),
  ],
  events: {},
  invariants: {
    'CHK-03: nobody is asked, or goes on, as a guest where guests may not check out': (s) =>
      s.context.guestCheckoutOn || s.output === undefined || s.output === 'signIn',
    'GUEST-03: where guests may, they are asked before anything else happens': (s, step) =>
      step !== null || s.hasTag('asks') === s.context.guestCheckoutOn,
    'CHK-05: each way out says which it was': (s) =>
      s.status !== 'done' || (s.output !== undefined && ends[s.value] === s.output),
  },
});
