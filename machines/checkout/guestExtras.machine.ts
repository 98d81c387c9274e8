import { assign, emit, setup } from 'xstate';
import type { GuestExtras } from '../rules/domain.ts';

export interface GuestExtrasContext {
  /**
   * What the guest typed besides the contact data, such as note, tip and time; null when there is
   * nothing to offer.
   */
  extras: GuestExtras | null;
}

export type GuestExtrasEvent = { type: 'extras.taken' } | { type: 'extras.left' };

/**
 * `extras.settled`: the customer has answered, and is not asked again. `taken` has the data to take
 * over, or null when the customer does not want it.
 */
export type GuestExtrasFact = { type: 'extras.settled'; taken: GuestExtras | null };

/**
 * After sign-in, what a guest typed is dropped (ADDR-10, OPEN-07). This statechart offers the
 * customer to take over the note, tip and time; name, phone and address are never offered.
 */
export const guestExtrasMachine = setup({
  types: {
    context: {} as GuestExtrasContext,
    input: {} as GuestExtrasContext,
    events: {} as GuestExtrasEvent,
    emitted: {} as GuestExtrasFact,
    tags: {} as 'asks',
  },
  guards: {
    nothingIsOffered: ({ context }) => context.extras === null,
  },
  actions: {
    tellTaken: emit(({ context }) => ({
      type: 'extras.settled' as const,
      taken: context.extras,
    })),
    tellLeft: emit({ type: 'extras.settled' as const, taken: null }),
    dropExtras: assign({ extras: null }),
  },
}).createMachine({
  id: 'guestExtras',
  description:
    'The customer signed in, and decides whether to keep the guest’s note, tip and time.',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: {
      description: 'It is decided whether there are entries of a guest to offer.',
      always: [{ guard: 'nothingIsOffered', target: 'settled' }, { target: 'offering' }],
    },
    offering: {
      description:
        'The guest’s note, tip and time are offered; the order can be placed without them.',
      meta: { requirements: ['ADDR-10', 'GUEST-04'] },
      tags: ['asks'],
      on: {
        'extras.taken': { target: 'settled', actions: ['tellTaken', 'dropExtras'] },
        'extras.left': { target: 'settled', actions: ['tellLeft', 'dropExtras'] },
      },
    },
    settled: {
      description: 'The guest’s entries were taken, declined, or do not exist.',
      type: 'final',
    },
  },
});
