import { assign, emit, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';

/** What the gate must know of the moment the customer asks to check out. */
export interface GateFacts {
  cartEmpty: boolean;
  hasToken: boolean;
  /** Config `guest_checkout_status` (GUEST-03). */
  guestCheckoutOn: boolean;
}

export interface CheckoutGateContext {
  facts: GateFacts;
}

export type CheckoutGateEvent =
  | ({ type: 'checkout.asked' } & GateFacts)
  | { type: 'checkout.asGuest' }
  | { type: 'checkout.signIn'; mode: 'signIn' | 'signUp' }
  | { type: 'checkout.dismissed' };

/** `auth.asked`: sign-in opens, and the checkout is what goes on after it (OPEN-01). */
export type CheckoutGateFact =
  OutwardFact | { type: 'auth.asked'; mode: 'signIn' | 'signUp'; to: string };

/** F-07: who may go on from the cart to the checkout, and on which way. */
export const checkoutGateMachine = setup({
  types: {
    context: {} as CheckoutGateContext,
    events: {} as CheckoutGateEvent,
    emitted: {} as CheckoutGateFact,
  },
  guards: {
    cartIsEmpty: ({ context }) => context.facts.cartEmpty,
    isSignedIn: ({ context }) => context.facts.hasToken,
    guestsMayCheckOut: ({ context }) => context.facts.guestCheckoutOn,
  },
  actions: {
    keepFacts: assign({ facts: (_, params: { facts: GateFacts }) => params.facts }),
    openCheckout: emit({ type: 'navigate' as const, to: '/checkout?page=cart' }),
    askSignIn: emit((_, params: { mode: 'signIn' | 'signUp' }) => ({
      type: 'auth.asked' as const,
      mode: params.mode,
      to: '/checkout?page=cart',
    })),
    openHome: emit({ type: 'navigate' as const, to: '/home' }),
  },
}).createMachine({
  id: 'checkoutGate',
  description: 'From the cart to the checkout: signed in, as a guest, or not yet.',
  context: { facts: { cartEmpty: true, hasToken: false, guestCheckoutOn: false } },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody asks to check out.',
      on: {
        'checkout.asked': {
          target: 'evaluating',
          actions: [
            {
              type: 'keepFacts',
              params: ({ event }) => ({
                facts: {
                  cartEmpty: event.cartEmpty,
                  hasToken: event.hasToken,
                  guestCheckoutOn: event.guestCheckoutOn,
                },
              }),
            },
          ],
        },
      },
    },
    evaluating: {
      description: 'Cart, token and the shop’s guest rule decide the way.',
      meta: { requirements: ['CHK-01', 'CHK-02', 'CHK-03', 'CHK-04', 'GUEST-03'] },
      always: [
        {
          guard: 'cartIsEmpty',
          meta: { requirements: ['CHK-04'] },
          target: 'idle',
          actions: ['openHome'],
        },
        {
          guard: 'isSignedIn',
          meta: { requirements: ['CHK-01', 'NAV-15'] },
          target: 'idle',
          actions: ['openCheckout'],
        },
        {
          guard: 'guestsMayCheckOut',
          meta: { requirements: ['CHK-02', 'GUEST-03'] },
          target: 'guestPrompt',
        },
        {
          description: 'This shop takes orders from signed-in customers only; the cart is kept.',
          meta: { requirements: ['CHK-03'] },
          target: 'idle',
          actions: [{ type: 'askSignIn', params: { mode: 'signIn' } }],
        },
      ],
    },
    guestPrompt: {
      description: 'Guest, Login or Sign Up; the cart is kept either way.',
      meta: { requirements: ['CHK-02', 'CHK-05'] },
      on: {
        'checkout.asGuest': { target: 'idle', actions: ['openCheckout'] },
        'checkout.signIn': {
          description: 'The customer signs in or up first; the checkout is opened afterwards.',
          target: 'idle',
          actions: [{ type: 'askSignIn', params: ({ event }) => ({ mode: event.mode }) }],
        },
        'checkout.dismissed': { target: 'idle' },
      },
    },
  },
});
