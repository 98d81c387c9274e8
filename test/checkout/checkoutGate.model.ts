import { isDeepStrictEqual } from 'node:util';
import { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const asked = { cartEmpty: false, hasToken: false, guestCheckoutOn: false };
/** The only event that is emitted when the question was closed or failed. */
const closed = { type: 'overlay.closed', kind: 'checkoutGate' };
const signIn = named('signIn', 'signIn' as const);

export const checkoutGateModel = defineModel(checkoutGateMachine, {
  inputs: [
    named('with an empty cart', { ...asked, cartEmpty: true }),
    named('signed in', { ...asked, hasToken: true }),
    named('guests welcome', { ...asked, guestCheckoutOn: true }),
    named('members only', asked),
  ],
  events: {},
  actors: {
    prompt: {
      done: ({ context }) =>
        context.guestCheckoutOn
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
    'CHK-01: a customer with something in the cart is asked nothing': (s) =>
      !s.context.hasToken || s.context.cartEmpty || s.matches('left'),
    'CHK-02 GUEST-03: a visitor says how to go on before anything else happens': (s, step) =>
      step !== null || s.context.hasToken || s.context.cartEmpty || s.matches('guestPrompt'),
    'OPEN-01 CHK-05: sign-in and sign-up are what was chosen, and lead back to the checkout': (
      _,
      step,
    ) =>
      step === null ||
      step.emitted.every(
        (fact) =>
          fact.type !== 'auth.asked' ||
          isDeepStrictEqual(fact, {
            type: 'auth.asked',
            mode: step.answer?.value,
            intent: { kind: 'open', to: '/checkout?page=cart' },
          }),
      ),
    'F-07: a prompt that was closed, or failed, leads nowhere': (s, step) =>
      (step?.answer?.failed !== true && step?.answer?.value !== 'closed') ||
      (isDeepStrictEqual(step.emitted, [closed]) && s.matches('left')),
    'CHK-03: nobody comes to the checkout as a guest where guests may not': (s, step) =>
      step === null ||
      s.context.guestCheckoutOn ||
      s.context.hasToken ||
      step.emitted.every(
        (fact) => !('to' in fact) || fact.type !== 'navigate' || fact.to === '/home',
      ),
    'CHK-04: an empty cart goes to no checkout and asks for no sign-in': (s) =>
      !s.context.cartEmpty || s.matches('left'),
  },
});
