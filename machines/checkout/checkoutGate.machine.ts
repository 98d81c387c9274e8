import { assign, emit, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { guestPromptMachine, type GuestPromptOutput } from './guestPrompt.machine.ts';

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

export type CheckoutGateEvent = { type: 'checkout.asked' } & GateFacts;

/** `auth.asked`: sign-in opens, and the checkout is what goes on after it (OPEN-01). */
export type CheckoutGateFact =
  OutwardFact | { type: 'auth.asked'; mode: 'signIn' | 'signUp'; to: string };

/** F-07: who may go on from the cart to the checkout, and on which way. */
export const checkoutGateMachine = setup({
  types: {
    context: {} as CheckoutGateContext,
    events: {} as CheckoutGateEvent,
    emitted: {} as CheckoutGateFact,
    children: {} as { prompt: 'prompt' },
  },
  actors: { prompt: guestPromptMachine },
  guards: {
    cartIsEmpty: ({ context }) => context.facts.cartEmpty,
    isSignedIn: ({ context }) => context.facts.hasToken,
    chose: (_, params: { choice: GuestPromptOutput; is: GuestPromptOutput }) =>
      params.choice === params.is,
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
          description: 'A visitor says how to go on, where the shop leaves them the choice.',
          meta: { requirements: ['CHK-02', 'CHK-03', 'GUEST-03'] },
          target: 'guestPrompt',
        },
      ],
    },
    guestPrompt: {
      description: 'Guest, Login or Sign Up; the cart is kept either way.',
      meta: { requirements: ['CHK-02', 'CHK-03', 'CHK-05'] },
      invoke: {
        id: 'prompt',
        src: 'prompt',
        input: ({ context }) => ({ guestCheckoutOn: context.facts.guestCheckoutOn }),
        onDone: [
          {
            guard: {
              type: 'chose',
              params: ({ event }) => ({ choice: event.output, is: 'guest' as const }),
            },
            target: 'idle',
            actions: ['openCheckout'],
          },
          {
            guard: {
              type: 'chose',
              params: ({ event }) => ({ choice: event.output, is: 'signIn' as const }),
            },
            description: 'The customer signs in first; the checkout is opened afterwards.',
            target: 'idle',
            actions: [{ type: 'askSignIn', params: { mode: 'signIn' } }],
          },
          {
            guard: {
              type: 'chose',
              params: ({ event }) => ({ choice: event.output, is: 'signUp' as const }),
            },
            target: 'idle',
            actions: [{ type: 'askSignIn', params: { mode: 'signUp' } }],
          },
          { description: 'Closed: nothing happens.', target: 'idle' },
        ],
        onError: {
          description: 'Nothing was chosen: the cart is as it was, and can be checked out again.',
          target: 'idle',
        },
      },
    },
  },
});
