import { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const asked = { cartEmpty: false, hasToken: false, guestCheckoutOn: false };
const signIn = named('signIn', 'signIn' as const);

export const checkoutGateModel = defineModel(checkoutGateMachine, {
  events: {
    'checkout.asked': [
      named('with an empty cart', { ...asked, cartEmpty: true }),
      named('signed in', { ...asked, hasToken: true }),
      named('guests welcome', { ...asked, guestCheckoutOn: true }),
      named('members only', asked),
    ],
  },
  actors: {
    prompt: {
      done: ({ context }) =>
        context.facts.guestCheckoutOn
          ? [
              named('guest', 'guest' as const),
              signIn,
              named('signUp', 'signUp' as const),
              named('closed', 'closed' as const),
            ]
          : [signIn],
      error: [named('a fault', new Error('fault'))],
    },
  },
  invariants: {
    'CHK-03: nobody comes to the checkout as a guest where guests may not': (s, step) =>
      step === null ||
      s.context.facts.guestCheckoutOn ||
      s.context.facts.hasToken ||
      step.emitted.every(
        (fact) => !('to' in fact) || fact.type !== 'navigate' || fact.to === '/home',
      ),
    'CHK-04: an empty cart goes to no checkout and asks for no sign-in': (s, step) =>
      step === null ||
      !s.context.facts.cartEmpty ||
      step.emitted.every((fact) => fact.type === 'navigate' && 'to' in fact && fact.to === '/home'),
  },
});
