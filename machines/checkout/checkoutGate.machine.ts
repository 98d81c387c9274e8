import { emit, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { navigate } from '../rules/outwardFacts.ts';
import { linkTo } from '../rules/paths.ts';
import { guestPromptMachine, type GuestPromptOutput } from './guestPrompt.machine.ts';

/** The facts that decide whether a customer goes on to the checkout at once, or through sign-in. */
export interface GateFacts {
  cartEmpty: boolean;
  hasToken: boolean;
  /** Whether guests may check out: the shop's setting `guest_checkout_status` (GUEST-03). */
  guestCheckoutOn: boolean;
}

/** F-07: who may go on from the cart to the checkout, and through which step. */
export const checkoutGateMachine = setup({
  types: {
    context: {} as GateFacts,
    input: {} as GateFacts,
    emitted: {} as OutwardFact,
    children: {} as { prompt: 'prompt' },
  },
  actors: { prompt: guestPromptMachine },
  guards: {
    cartIsEmpty: ({ context }) => context.cartEmpty,
    isSignedIn: ({ context }) => context.hasToken,
    chose: (_, params: { choice: GuestPromptOutput; is: GuestPromptOutput }) =>
      params.choice === params.is,
  },
  actions: {
    openCheckout: emit(navigate(linkTo('checkout', { page: 'cart' }))),
    /** Opens sign-in or sign-up; the checkout opens after it (OPEN-01). */
    askSignIn: emit((_, params: { mode: 'signIn' | 'signUp' }) => ({
      type: 'auth.asked' as const,
      mode: params.mode,
      intent: { kind: 'open' as const, to: linkTo('checkout', { page: 'cart' }) },
    })),
    openHome: emit(navigate(linkTo('home'))),
    takeOff: emit({ type: 'overlay.closed' as const, kind: 'checkoutGate' as const }),
  },
}).createMachine({
  id: 'checkoutGate',
  description: 'From the cart to the checkout: signed in, as a guest, or not yet.',
  context: ({ input }) => input,
  initial: 'evaluating',
  states: {
    evaluating: {
      description: 'Cart, token and the shop’s guest rule decide the way.',
      meta: { requirements: ['CHK-01', 'CHK-02', 'CHK-03', 'CHK-04', 'GUEST-03'] },
      always: [
        {
          guard: 'cartIsEmpty',
          meta: { requirements: ['CHK-04'] },
          target: 'left',
          actions: ['openHome'],
        },
        {
          guard: 'isSignedIn',
          meta: { requirements: ['CHK-01', 'NAV-15'] },
          target: 'left',
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
        input: ({ context }) => ({ guestCheckoutOn: context.guestCheckoutOn }),
        onDone: [
          {
            guard: {
              type: 'chose',
              params: ({ event }) => ({ choice: event.output, is: 'guest' as const }),
            },
            target: 'left',
            actions: ['openCheckout'],
          },
          {
            guard: {
              type: 'chose',
              params: ({ event }) => ({ choice: event.output, is: 'signIn' as const }),
            },
            description: 'The customer signs in first; the checkout is opened afterwards.',
            target: 'left',
            actions: [{ type: 'askSignIn', params: { mode: 'signIn' } }],
          },
          {
            guard: {
              type: 'chose',
              params: ({ event }) => ({ choice: event.output, is: 'signUp' as const }),
            },
            target: 'left',
            actions: [{ type: 'askSignIn', params: { mode: 'signUp' } }],
          },
          { description: 'Closed: nothing happens.', target: 'left' },
        ],
        onError: {
          description: 'Nothing was chosen: the cart is as it was, and can be checked out again.',
          target: 'left',
        },
      },
    },
    left: {
      description: 'The way on is open, or the customer stays with the cart.',
      entry: ['takeOff'],
      type: 'final',
    },
  },
});
