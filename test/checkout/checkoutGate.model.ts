import { isDeepStrictEqual } from 'node:util';
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
    'CHK-01: a customer with something in the cart goes to the checkout at once': (_, step) =>
      step?.label !== 'checkout.asked: signed in' ||
      isDeepStrictEqual(step.emitted, [{ type: 'navigate', to: '/checkout?page=cart' }]),
    'CHK-02 GUEST-03: a visitor says how to go on before anything else happens': (_, step) =>
      !/guests welcome|members only/.test(step?.label ?? '') ||
      (step?.emitted.length === 0 &&
        isDeepStrictEqual(step.started, [
          {
            src: 'prompt',
            input: { guestCheckoutOn: step.label === 'checkout.asked: guests welcome' },
          },
        ])),
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
            to: '/checkout?page=cart',
          }),
      ),
    'F-07: a prompt that was closed, or failed, leads nowhere and can be asked for again': (
      s,
      step,
    ) =>
      (step?.answer?.failed !== true && step?.answer?.value !== 'closed') ||
      (step.emitted.length === 0 && s.matches('idle')),
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
