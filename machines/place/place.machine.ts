import { assign, emit, sendParent, setup } from 'xstate';
import type { MessageRef, OutwardFact, Place } from '../rules/domain.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';

export interface PlaceContext {
  place: Place | null;
}

export interface PlaceInput {
  place: Place | null;
}

export type PlaceEvent =
  { type: 'place.chosen'; place: Place; rental: boolean } | { type: 'place.zone.lost' };

/**
 * What this statechart tells the page. After `place.changed`, the browser stores the place, and all
 * cached server data that depends on the place is read again.
 */
export type PlaceFact = OutwardFact | { type: 'place.changed'; place: Place | null };

/** Where the customer is: one stored place with its zones, or none yet (LOC-03, NAV-04). */
export const placeMachine = setup({
  types: {
    context: {} as PlaceContext,
    input: {} as PlaceInput,
    events: {} as PlaceEvent,
    emitted: {} as PlaceFact,
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
  },
  actions: {
    keepPlace: assign({ place: (_, params: { place: Place }) => params.place }),
    dropPlace: assign({ place: null }),
    tellChange: emit(({ context }) => ({ type: 'place.changed' as const, place: context.place })),
    tellShop: sendParent(({ context }: { context: PlaceContext }) => ({
      type: 'place.changed' as const,
      place: context.place,
    })),
    sayChosen: emit((_, params: { message: MessageRef }) => toast('success', params.message)),
    sayZoneLost: emit(toast('info', 'place.zoneLost')),
    openLanding: emit(navigate('/')),
  },
}).createMachine({
  id: 'place',
  description: 'The customer’s place, which decides what the shop can offer.',
  context: ({ input }) => ({ place: input.place }),
  initial: 'booting',
  on: {
    'place.chosen': {
      description: 'A place is stored with its zones, and replaces the former one completely.',
      meta: { requirements: ['LOC-03', 'LOC-04', 'LOC-08'] },
      target: '.chosen',
      actions: [
        { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
        'tellChange',
        'tellShop',
        {
          type: 'sayChosen',
          params: ({ event }) => ({
            message: { key: event.rental ? 'place.chosen.pickup' : 'place.chosen.delivery' },
          }),
        },
      ],
    },
  },
  states: {
    booting: {
      description: 'It is decided whether a place is stored in this browser.',
      always: [{ guard: 'hasPlace', target: 'chosen' }, { target: 'none' }],
    },
    none: {
      description:
        'No place is chosen yet: the landing page asks for one; shared pages open without one.',
      meta: { requirements: ['NAV-04', 'LOC-12'] },
    },
    chosen: {
      description: 'The customer shops at a place with known zones.',
      meta: { requirements: ['LOC-03', 'LOC-08'] },
      on: {
        'place.zone.lost': {
          description: 'The stored zone no longer exists: the customer is asked for a place again.',
          target: 'none',
          actions: ['dropPlace', 'tellChange', 'tellShop', 'sayZoneLost', 'openLanding'],
        },
      },
    },
  },
});
