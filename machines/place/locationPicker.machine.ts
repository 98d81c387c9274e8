import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  DevicePosition,
  LatLng,
  MessageRef,
  Place,
  PlaceSuggestion,
} from '../rules/domain.ts';
import { messageOf, refusedWith } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface LocationPickerContext {
  /** The text in the search field. */
  text: string;
  suggestions: PlaceSuggestion[];
  picked: PlaceSuggestion | null;
  /**
   * The point that is being looked up; `address` is its address text, '' when it is not known yet.
   */
  position: LatLng | null;
  address: string;
  place: Place | null;
  /** Why the last attempt failed; shown beside the other ways to choose a place. */
  problem: MessageRef | null;
}

export type LocationPickerEvent =
  | { type: 'place.text.changed'; text: string }
  | { type: 'place.suggestion.picked'; suggestion: PlaceSuggestion }
  | { type: 'place.explored' }
  | { type: 'place.position.asked' }
  | { type: 'place.point.picked'; position: LatLng; address: string }
  | { type: 'place.retry' };

/**
 * In metres. If the device's position may be wrong by more than this, the customer must choose the
 * exact point on a map that opens there.
 */
const VAGUE_METRES = 1000;

/** The context fields after a suggestion was picked; its coordinates are looked up afterwards. */
const pickedFrom = (suggestion: PlaceSuggestion) => ({
  picked: suggestion,
  text: suggestion.mainText,
  address: [suggestion.mainText, suggestion.secondaryText].filter(Boolean).join(', '),
});

/**
 * F-12: choosing a place by search or by the device's position; choosing on the map has its own
 * statechart. The output is the place, and the parent decides what to do with it.
 */
export const locationPickerMachine = setup({
  types: {
    context: {} as LocationPickerContext,
    events: {} as LocationPickerEvent,
    emitted: {} as
      { type: 'place.position.lost' } | { type: 'place.position.vague'; position: LatLng },
    output: {} as { place: Place | null },
    tags: {} as 'busy' | 'failed',
  },
  delays: { typingPause: 250 },
  actors: {
    suggestPlaces: fromPromise<PlaceSuggestion[], { text: string }>(notProvided),
    readPlaceDetails: fromPromise<{ position: LatLng }, { placeId: string }>(notProvided),
    askPosition: fromPromise<DevicePosition>(notProvided),
    resolvePlace: fromPromise<Place, { position: LatLng; address: string }>(notProvided),
  },
  guards: {
    textIsLongEnough: ({ context }) => context.text.trim().length >= 2,
    somethingIsSuggested: ({ context }) => context.suggestions.length > 0,
    isVague: (_, params: { position: DevicePosition }) =>
      params.position.accuracyMetres > VAGUE_METRES,
    isOutsideZones: (_, params: { error: unknown }) => refusedWith(params.error, 'coordinates'),
  },
  actions: {
    keepText: assign({
      text: (_, params: { text: string }) => params.text,
      problem: null,
    }),
    dropSuggestions: assign({ suggestions: [] }),
    keepSuggestions: assign({
      suggestions: (_, params: { suggestions: PlaceSuggestion[] }) => params.suggestions,
    }),
    keepPicked: assign((_, params: { suggestion: PlaceSuggestion }) => ({
      ...pickedFrom(params.suggestion),
      problem: null,
    })),
    pickFirst: assign(({ context }) => {
      const [first] = context.suggestions;
      return first === undefined ? {} : { ...pickedFrom(first), problem: null };
    }),
    keepPosition: assign({
      position: (_, params: { position: LatLng }) => params.position,
      problem: null,
    }),
    keepAddress: assign({ address: (_, params: { address: string }) => params.address }),
    forgetAddress: assign({ address: '' }),
    keepPlace: assign({ place: (_, params: { place: Place }) => params.place }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    explainNoPosition: assign({ problem: { key: 'place.positionNotFound' } }),
    offerMap: emit({ type: 'place.position.lost' as const }),
    offerMapThere: emit((_, { position }: { position: DevicePosition }) => ({
      type: 'place.position.vague' as const,
      position: { lat: position.lat, lng: position.lng },
    })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'locationPicker',
  description: 'The customer chooses a delivery or pickup place by search or current position.',
  context: {
    text: '',
    suggestions: [],
    picked: null,
    position: null,
    address: '',
    place: null,
    problem: null,
  },
  initial: 'choosing',
  output: ({ context }) => ({ place: context.place }),
  on: {
    'place.text.changed': {
      description: 'The customer types: a look-up that is under way is dropped.',
      target: '.choosing.typing',
      actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }],
    },
    'place.position.asked': {
      description: 'The device’s position is used, whatever was looked up before.',
      target: '.locating',
      actions: ['clearProblem'],
    },
    'place.point.picked': {
      description:
        'A point with a known address was picked, and replaces any look-up: only its zones are looked up.',
      target: '.resolving',
      actions: [
        { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
        { type: 'keepPosition', params: ({ event }) => ({ position: event.position }) },
      ],
    },
  },
  states: {
    choosing: {
      description: 'The customer can search for a place or use the current position.',
      meta: { requirements: ['LOC-01'] },
      initial: 'idle',
      on: {
        'place.suggestion.picked': {
          target: 'placing',
          actions: [
            { type: 'keepPicked', params: ({ event }) => ({ suggestion: event.suggestion }) },
          ],
        },
      },
      states: {
        idle: {
          description: 'Nothing is being looked up.',
        },
        typing: {
          description: 'The customer types; a short pause starts the search.',
          meta: { requirements: ['LOC-09'] },
          after: {
            typingPause: [
              { guard: 'textIsLongEnough', target: 'suggesting' },
              { target: 'idle', actions: ['dropSuggestions'] },
            ],
          },
          on: {
            'place.explored': {
              description: 'The search starts without waiting for the pause.',
              guard: 'textIsLongEnough',
              target: 'suggesting',
            },
          },
        },
        suggesting: {
          description: 'Suggestions for the typed text are being loaded.',
          meta: { requirements: ['LOC-09', 'API-24'] },
          invoke: {
            src: 'suggestPlaces',
            input: ({ context }) => ({ text: context.text }),
            onDone: {
              target: 'suggested',
              actions: [
                {
                  type: 'keepSuggestions',
                  params: ({ event }) => ({ suggestions: event.output }),
                },
              ],
            },
            onError: {
              target: 'suggestionsFailed',
              actions: [
                'dropSuggestions',
                { type: 'explain', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        suggested: {
          description: 'Suggestions are listed, or the list says that nothing was found.',
          meta: { requirements: ['LOC-09'] },
          on: {
            'place.explored': {
              description: 'The first suggestion is chosen.',
              guard: 'somethingIsSuggested',
              target: '#locationPicker.placing',
              actions: ['pickFirst'],
            },
          },
        },
        suggestionsFailed: {
          description: 'The search failed; the text is kept, and the customer may try again.',
          tags: ['failed'],
          on: { 'place.retry': { target: 'suggesting', actions: ['clearProblem'] } },
        },
      },
    },
    placing: {
      description: 'The coordinates of the picked suggestion are looked up.',
      meta: { requirements: ['LOC-09', 'API-22'] },
      tags: ['busy'],
      invoke: {
        src: 'readPlaceDetails',
        input: ({ context }) => ({ placeId: context.picked?.placeId ?? '' }),
        onDone: {
          target: 'resolving',
          actions: [
            {
              type: 'keepPosition',
              params: ({ event }) => ({ position: event.output.position }),
            },
          ],
        },
        onError: {
          target: 'choosing.suggested',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    locating: {
      description:
        'The device is asked for its position; after 5 seconds without one, a map is offered.',
      meta: { requirements: ['LOC-01', 'LOC-05'] },
      tags: ['busy'],
      invoke: {
        src: 'askPosition',
        onDone: [
          {
            description:
              'The position is inexact, perhaps streets away: the map opens there instead.',
            guard: { type: 'isVague', params: ({ event }) => ({ position: event.output }) },
            target: 'choosing',
            actions: [
              { type: 'offerMapThere', params: ({ event }) => ({ position: event.output }) },
            ],
          },
          {
            target: 'resolving',
            actions: [
              'forgetAddress',
              {
                type: 'keepPosition',
                params: ({ event: { output } }) => ({
                  position: { lat: output.lat, lng: output.lng },
                }),
              },
            ],
          },
        ],
        onError: { target: 'choosing', actions: ['explainNoPosition', 'offerMap'] },
      },
      after: { 5000: { target: 'choosing', actions: ['explainNoPosition', 'offerMap'] } },
    },
    resolving: {
      description: 'The address and the zones of the point are being looked up.',
      meta: { requirements: ['LOC-08', 'API-21', 'API-23'] },
      tags: ['busy'],
      invoke: {
        src: 'resolvePlace',
        input: ({ context }) => ({
          position: context.position ?? { lat: 0, lng: 0 },
          address: context.address,
        }),
        onDone: {
          target: 'done',
          actions: [{ type: 'keepPlace', params: ({ event }) => ({ place: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isOutsideZones', params: ({ event }) => ({ error: event.error }) },
            target: 'outside',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'unresolved',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    outside: {
      description: 'The shop does not deliver there yet; the customer can choose another place.',
      meta: { requirements: ['LOC-08'] },
      tags: ['failed'],
      on: { 'place.retry': { target: 'choosing', actions: ['clearProblem'] } },
    },
    unresolved: {
      description: 'The look-up failed; the point is kept, and the customer may try again.',
      tags: ['failed'],
      on: { 'place.retry': { target: 'resolving', actions: ['clearProblem'] } },
    },
    done: {
      description: 'A place was chosen; its address, point and zones are known.',
      type: 'final',
    },
  },
});
