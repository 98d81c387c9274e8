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
  },
  invariants: {
    'CHK-03: signing in is asked for only where guests may not check out': (s) =>
      !s.matches('signInNeeded') || !s.context.facts.guestCheckoutOn,
  },
});
