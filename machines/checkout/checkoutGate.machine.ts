import { emit, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { navigate } from '../rules/outwardFacts.ts';
import { linkTo } from '../rules/paths.ts';
import { guestPromptMachine, type GuestPromptOutput } from './guestPrompt.machine.ts';

/**
 * The facts that decide whether the checkout opens at once, or the customer is first asked to sign
 * in.
 */
export interface GateFacts {
  cartEmpty: boolean;
  hasToken: boolean;
  /** Whether guests may check out: the shop's setting `guest_checkout_status` (GUEST-03). */
  guestCheckoutOn: boolean;
}

/**
 * F-07: decides what follows after "Checkout" in the cart: the checkout itself, or first the
 * question whether to sign in, sign up or continue as a guest.
 */
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
    /** Opens sign-in or sign-up; when the customer is signed in, the checkout opens (OPEN-01). */
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
  description:
    'The step before the checkout: the visitor goes on signed in or as a guest, or stays.',
  context: ({ input }) => input,
  initial: 'evaluating',
  states: {
    evaluating: {
      description: 'The cart, the sign-in and the shop’s rule for guests decide what comes next.',
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
          description:
            'The visitor is not signed in: they choose how to go on, if the shop allows guests.',
          meta: { requirements: ['CHK-02', 'CHK-03', 'GUEST-03'] },
          target: 'guestPrompt',
        },
      ],
    },
    guestPrompt: {
      description: 'The visitor chooses Guest, Login or Sign Up; the cart is kept in each case.',
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
            description: 'The customer signs in first; the checkout opens afterwards.',
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
          { description: 'The question was closed: the cart stays as it is.', target: 'left' },
        ],
        onError: {
          description:
            'The question could not be shown: the cart stays, and checkout can be tried again.',
          target: 'left',
        },
      },
    },
    left: {
      description: 'The next page opens, or the customer stays with the cart.',
      entry: ['takeOff'],
      type: 'final',
    },
  },
});
