import { setup } from 'xstate';

export interface GuestPromptContext {
  /** Whether guests may check out: the shop's setting `guest_checkout_status` (GUEST-03). */
  guestCheckoutOn: boolean;
}

export type GuestPromptEvent =
  | { type: 'prompt.guest.chosen' }
  | { type: 'prompt.login.chosen' }
  | { type: 'prompt.signUp.chosen' }
  | { type: 'prompt.closed' };

/** How the customer wants to continue; `closed` when they closed the question without an answer. */
export type GuestPromptOutput = 'guest' | 'signIn' | 'signUp' | 'closed';

/**
 * F-08: asks a visitor whether to continue as a guest, sign in or sign up. The form for a guest's
 * name and address is a part of the checkout.
 */
export const guestPromptMachine = setup({
  types: {
    context: {} as GuestPromptContext,
    input: {} as GuestPromptContext,
    events: {} as GuestPromptEvent,
    output: {} as GuestPromptOutput,
    tags: {} as 'asks',
  },
  guards: {
    guestsMayCheckOut: ({ context }) => context.guestCheckoutOn,
  },
}).createMachine({
  id: 'guestPrompt',
  description:
    'The visitor chooses how to check out: as a guest, with an account, or with a new one.',
  context: ({ input }) => input,
  initial: 'opening',
  output: ({ event }) => event.output as GuestPromptOutput,
  states: {
    opening: {
      description:
        'If the shop allows no guest checkout, the visitor must sign in without a question.',
      meta: { requirements: ['GUEST-03', 'CHK-03'] },
      always: [{ guard: 'guestsMayCheckOut', target: 'asking' }, { target: 'loginChosen' }],
    },
    asking: {
      description: 'The visitor chooses Guest, Login or Sign Up.',
      meta: { requirements: ['CHK-02', 'CHK-05'] },
      tags: ['asks'],
      on: {
        'prompt.guest.chosen': { target: 'guestChosen' },
        'prompt.login.chosen': { target: 'loginChosen' },
        'prompt.signUp.chosen': { target: 'signUpChosen' },
        'prompt.closed': { target: 'closed' },
      },
    },
    guestChosen: {
      description: 'The visitor goes on as a guest; name and address stay in this browser.',
      meta: { requirements: ['GUEST-04', 'DATA-03'] },
      type: 'final',
      output: 'guest',
    },
    loginChosen: {
      description: 'The visitor goes on by signing in.',
      type: 'final',
      output: 'signIn',
    },
    signUpChosen: {
      description: 'The visitor goes on by opening a new account.',
      type: 'final',
      output: 'signUp',
    },
    closed: {
      description: 'The visitor closed the question: nothing is sent, and the cart is kept.',
      type: 'final',
      output: 'closed',
    },
  },
});
