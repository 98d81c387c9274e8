import { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const asked = { cartEmpty: false, hasToken: false, guestCheckoutOn: false };

export const checkoutGateModel = defineModel(checkoutGateMachine, {
  events: {
    'checkout.asked': [
      named('with an empty cart', { ...asked, cartEmpty: true }),
      named('signed in', { ...asked, hasToken: true }),
      named('guests welcome', { ...asked, guestCheckoutOn: true }),
      named('members only', asked),
    ],
    'checkout.signIn': [{ mode: 'signIn' }, { mode: 'signUp' }],
  },
  invariants: {
    'CHK-03: nobody is asked as a guest where guests may not check out': (s) =>
      !s.matches('guestPrompt') || s.context.facts.guestCheckoutOn,
    'CHK-04: an empty cart goes to no checkout and asks for no sign-in': (s, step) =>
      step === null ||
      !s.context.facts.cartEmpty ||
      step.emitted.every((fact) => fact.type === 'navigate' && 'to' in fact && fact.to === '/home'),
  },
});
