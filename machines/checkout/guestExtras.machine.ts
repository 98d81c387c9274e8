import { assign, emit, setup } from 'xstate';
import type { GuestExtras } from '../rules/domain.ts';

export interface GuestExtrasContext {
  /**
   * The guest's order without the contact data: note, tip and time; null when there is nothing to
   * offer.
   */
  extras: GuestExtras | null;
}

export type GuestExtrasEvent = { type: 'extras.taken' } | { type: 'extras.left' };

/**
 * `extras.settled`: the offer is closed for good; `taken` has the extras, or null when the customer
 * does not want them.
 */
export type GuestExtrasFact = { type: 'extras.settled'; taken: GuestExtras | null };

/**
 * What a guest typed is dropped at sign-in (ADDR-10, OPEN-07). Note, tip and time are offered to
 * the customer who signed in; name, phone and address never are.
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
  description: 'A customer who began as a guest says whether note, tip and time come along.',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: {
      description: 'It is looked at whether a guest left anything.',
      always: [{ guard: 'nothingIsOffered', target: 'settled' }, { target: 'offering' }],
    },
    offering: {
      description: 'Note, tip and time of the guest are offered; the order can go on without.',
      meta: { requirements: ['ADDR-10', 'GUEST-04'] },
      tags: ['asks'],
      on: {
        'extras.taken': { target: 'settled', actions: ['tellTaken', 'dropExtras'] },
        'extras.left': { target: 'settled', actions: ['tellLeft', 'dropExtras'] },
      },
    },
    settled: {
      description: 'Nothing of a guest is left to be offered.',
      type: 'final',
    },
  },
});
