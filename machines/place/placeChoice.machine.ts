import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { FilledCart, LatLng, MapOpening, MessageRef, Place } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { mapPickerMachine, openingOf } from './mapPicker.machine.ts';
import { zoneChangeMachine } from './zoneChange.machine.ts';

/** Where the customer is now, and what a change of the place may affect. */
export interface PlaceDependents {
  /** The customer's present place; null when they choose one for the first time. */
  from: Place | null;
  /** The customer's carts, in every module. */
  carts: FilledCart[];
  /** Ids of the modules that rent vehicles. */
  rentalModuleIds: number[];
}

export interface PlaceChoiceInput {
  at: MapOpening;
  /** The customer's present place; null when they choose one for the first time. */
  from: Place | null;
}

export interface PlaceChoiceContext extends PlaceChoiceInput {
  /**
   * The default location in the shop's settings; null until it is read. The map opens there when
   * the customer's own place is not known.
   */
  shop: LatLng | null;
  /** The customer's place and carts at the moment when the new place was confirmed; null before. */
  belongings: PlaceDependents | null;
  /** The place that was confirmed on the map; null before. */
  to: Place | null;
  problem: MessageRef | null;
}

export type PlaceChoiceEvent =
  /** The customer confirmed the point below the pin. */
  | { type: 'place.taken'; belongings: PlaceDependents }
  /**
   * The child statechart `zoneChange` decided on a place: the new one, or the old one again after
   * Undo.
   */
  | { type: 'zone.agreed'; place: Place }
  | { type: 'place.retry' };

export type PlaceChoiceFact =
  { type: 'place.agreed'; place: Place } | { type: 'place.choice.ended' };

const noBelongings: PlaceDependents = { from: null, carts: [], rentalModuleIds: [] };

const takenOf = ({ to }: PlaceChoiceContext): Place => {
  if (to === null) throw new Error('no place is chosen');
  return to;
};

/** F-12, F-13: choosing a place on the map, and deciding what happens to carts that it affects. */
export const placeChoiceMachine = setup({
  types: {
    context: {} as PlaceChoiceContext,
    input: {} as PlaceChoiceInput,
    events: {} as PlaceChoiceEvent,
    emitted: {} as PlaceChoiceFact,
    tags: {} as 'failed' | 'asks',
    children: {} as { map: 'mapPicker'; zone: 'zoneChange' },
  },
  actors: {
    findShop: fromPromise<LatLng>(notProvided),
    mapPicker: mapPickerMachine,
    zoneChange: zoneChangeMachine,
  },
  actions: {
    keepShop: assign({ shop: (_, params: { shop: LatLng }) => params.shop }),
    keepBelongings: assign({
      belongings: (_, params: { belongings: PlaceDependents }) => params.belongings,
    }),
    confirmMap: sendTo('map', { type: 'map.confirmed' as const }),
    keepTaken: assign({ to: (_, params: { place: Place | null }) => params.place }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearProblem: assign({ problem: null }),
    tellAgreed: emit((_, params: { place: Place }) => ({
      type: 'place.agreed' as const,
      place: params.place,
    })),
    tellEnded: emit({ type: 'place.choice.ended' as const }),
  },
}).createMachine({
  id: 'placeChoice',
  description: 'The customer chooses a place on a map, and decides about carts it does not serve.',
  context: ({ input }) => ({
    ...input,
    shop: null,
    belongings: null,
    to: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The shop’s position is looked up: the map opens there until a place is known.',
      invoke: {
        src: 'findShop',
        onDone: {
          target: 'picking',
          actions: [{ type: 'keepShop', params: ({ event }) => ({ shop: event.output }) }],
        },
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unavailable: {
      description:
        'The map cannot be shown; place and carts are unchanged, and the customer may try again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      on: { 'place.retry': { target: 'opening', actions: ['clearProblem'] } },
    },
    picking: {
      description: 'The customer looks for a point on the map, by search, device or saved address.',
      meta: { requirements: ['LOC-01', 'LOC-07', 'LOC-08'] },
      invoke: {
        id: 'map',
        src: 'mapPicker',
        input: ({ context: { at, from, shop } }) => openingOf(at, from, shop ?? { lat: 0, lng: 0 }),
        onDone: {
          description: 'The customer confirmed a point that lies in a zone.',
          target: 'changing',
          actions: [{ type: 'keepTaken', params: ({ event }) => ({ place: event.output.place }) }],
        },
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'place.taken': {
          description:
            'The customer confirms the place; the carts of this moment decide what is asked.',
          meta: { requirements: ['LOC-13'] },
          actions: [
            {
              type: 'keepBelongings',
              params: ({ event }) => ({ belongings: event.belongings }),
            },
            'confirmMap',
          ],
        },
      },
    },
    changing: {
      description: 'The customer is asked about carts and trips that the new place does not serve.',
      meta: { requirements: ['LOC-13'] },
      tags: ['asks'],
      invoke: {
        id: 'zone',
        src: 'zoneChange',
        input: ({ context }) => ({
          ...(context.belongings ?? noBelongings),
          to: takenOf(context),
        }),
        onDone: { target: 'decided' },
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'zone.agreed': {
          description: 'The new place applies at once; cleared carts can still be restored.',
          meta: { requirements: ['LOC-03', 'LOC-13'] },
          actions: [{ type: 'tellAgreed', params: ({ event }) => ({ place: event.place }) }],
        },
      },
    },
    decided: {
      description: 'The place is decided, new or unchanged, and the dialog closes.',
      meta: { requirements: ['LOC-03', 'LOC-13'] },
      entry: ['tellEnded'],
      type: 'final',
    },
  },
});
