import { assign, fromPromise, setup } from 'xstate';
import type { LatLng, MessageRef, Place } from '../rules/domain.ts';
import { messageOf, refusedWith } from '../rules/failure.ts';
import { mapZoom } from '../rules/mapZoom.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface MapPickerInput {
  /** Where the map opens. */
  position: LatLng;
  /**
   * The address and zones of that point, if already known; null when the customer did not choose
   * it.
   */
  place: Place | null;
  /**
   * Set when the opening point is not the customer's, with the reason: their position was asked for
   * and not found (`lost`), or they have not chosen a place yet (`unchosen`).
   */
  unclaimed?: 'lost' | 'unchosen' | undefined;
}

export interface MapPickerContext {
  /** The reason why the point at which the map opened is not the customer's; null when it is. */
  unclaimed: 'lost' | 'unchosen' | null;
  /** The point below the pin. */
  position: LatLng;
  /** The address of this point from the geocoder or a search; '' while unknown. */
  address: string;
  /** Ids of the zones in which this point lies; null while unknown. */
  zoneIds: number[] | null;
  zoom: number;
  /**
   * Whether a search result is being looked up: the map will move there, so no point can be
   * confirmed.
   */
  searching: boolean;
  /** The place that was confirmed; null before. */
  place: Place | null;
  /** Why looking up the point failed. */
  problem: MessageRef | null;
}

export type MapPickerEvent =
  | { type: 'map.drag.started' }
  | { type: 'map.moved'; position: LatLng }
  /**
   * A place is being looked up elsewhere, such as in the search: it replaces the point below the
   * pin.
   */
  | { type: 'map.search.started' }
  /** The lookup found nothing, or its result arrives in another way. */
  | { type: 'map.search.ended' }
  | { type: 'map.place.found'; place: Place }
  | { type: 'map.position.lost' }
  | { type: 'map.zoomed'; zoom: number }
  | { type: 'map.zones.asked' }
  | { type: 'map.again' }
  | { type: 'map.confirmed' };

const clampZoom = (zoom: number) =>
  Math.min(mapZoom.greatest, Math.max(mapZoom.least, Math.round(zoom)));

/** The text shown for a point without a known address. */
export const coordinates = ({ lat, lng }: LatLng): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/**
 * F-13: a point on the map becomes a place. Each move looks up address and zones at once, and the
 * last move wins; only a point inside a zone can be confirmed. The output is null when the map was
 * closed.
 */
export const mapPickerMachine = setup({
  types: {
    context: {} as MapPickerContext,
    input: {} as MapPickerInput,
    events: {} as MapPickerEvent,
    output: {} as { place: Place | null },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    geocode: fromPromise<string, { position: LatLng }>(notProvided),
    lookUpZones: fromPromise<number[], { position: LatLng }>(notProvided),
  },
  guards: {
    isLost: ({ context }) => context.unclaimed === 'lost',
    isUnchosen: ({ context }) => context.unclaimed === 'unchosen',
    nothingIsLookedUp: ({ context }) => !context.searching,
    isKnown: ({ context }) => context.zoneIds !== null,
    isInZone: ({ context }) => context.zoneIds !== null && context.zoneIds.length > 0,
    isOutsideZones: (_, params: { error: unknown }) => refusedWith(params.error, 'coordinates'),
  },
  actions: {
    moveTo: assign((_, params: { position: LatLng }) => ({
      position: params.position,
      address: '',
      zoneIds: null,
      problem: null,
    })),
    keepFound: assign((_, { place: { address, position, zoneIds } }: { place: Place }) => ({
      address,
      position,
      zoneIds,
      problem: null,
      zoom: mapZoom.place,
      searching: false,
    })),
    beginSearch: assign({ searching: true }),
    endSearch: assign({ searching: false }),
    keepAddress: assign({ address: (_, params: { address: string }) => params.address }),
    keepZones: assign({ zoneIds: (_, params: { zoneIds: number[] }) => params.zoneIds }),
    keepZoom: assign({ zoom: (_, params: { zoom: number }) => clampZoom(params.zoom) }),
    showZones: assign({ zoom: mapZoom.zone }),
    keepPlace: assign({
      place: ({ context: { address, position, zoneIds } }) => ({
        address: address || coordinates(position),
        position,
        zoneIds: zoneIds ?? [],
      }),
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'mapPicker',
  description: 'Choosing a place by moving the map below a pin.',
  context: ({ input }) => ({
    unclaimed: input.unclaimed ?? null,
    position: input.place?.position ?? input.position,
    address: input.place?.address ?? '',
    zoneIds: input.place?.zoneIds ?? null,
    zoom: mapZoom.place,
    searching: false,
    place: null,
    problem: null,
  }),
  initial: 'picking',
  output: ({ context }) => ({ place: context.place }),
  states: {
    picking: {
      description: 'The map is shown with its pin.',
      initial: 'opening',
      on: {
        'map.drag.started': { target: '.dragging' },
        'map.moved': {
          description: 'The last move wins: what is being looked up for another point is dropped.',
          meta: { requirements: ['LOC-07'] },
          target: '.resolving',
          actions: [{ type: 'moveTo', params: ({ event }) => ({ position: event.position }) }],
        },
        'map.search.started': {
          description: 'Whoever has named a place wants that one, not the point below the pin.',
          meta: { requirements: ['LOC-09', 'LOC-03'] },
          actions: ['beginSearch'],
        },
        'map.search.ended': { actions: ['endSearch'] },
        'map.place.found': {
          description: 'A search or the device named a place with its zones: the map goes there.',
          target: '.ready',
          actions: [{ type: 'keepFound', params: ({ event }) => ({ place: event.place }) }],
        },
        'map.position.lost': {
          description:
            'The device did not find the customer: the point below the pin is not theirs.',
          meta: { requirements: ['LOC-05', 'MSG-24', 'OPEN-05'] },
          target: '.lost',
          actions: ['clearProblem'],
        },
        'map.zoomed': {
          description: 'Zooming keeps the point; the level stays between 1 and 21.',
          meta: { requirements: ['LOC-06'] },
          actions: [{ type: 'keepZoom', params: ({ event }) => ({ zoom: event.zoom }) }],
        },
        'map.zones.asked': {
          description: 'The outlines of the zones are looked at from far enough to see them.',
          meta: { requirements: ['LOC-06'] },
          actions: ['showZones'],
        },
      },
      states: {
        opening: {
          description: 'A point that is known already is not looked up again.',
          always: [
            { guard: 'isLost', target: 'lost' },
            { guard: 'isUnchosen', target: 'unchosen' },
            { guard: 'isKnown', target: 'ready' },
            { target: 'resolving' },
          ],
        },
        lost: {
          description:
            'The position was not found. Nothing can be taken until the map is moved or a place is searched for.',
          meta: { requirements: ['LOC-05', 'MSG-24', 'OPEN-05'] },
          tags: ['failed'],
        },
        unchosen: {
          description:
            'The map opened at the shop, where nobody said to be. Nothing can be taken until it is moved or a place is searched for.',
          meta: { requirements: ['LOC-07', 'LOC-08'] },
        },
        dragging: {
          description: 'The map is being moved; nothing is looked up until it rests.',
          meta: { requirements: ['LOC-07'] },
        },
        resolving: {
          description: 'Address and zones of the point are looked up side by side.',
          meta: { requirements: ['LOC-07', 'LOC-08', 'API-21', 'API-23'] },
          tags: ['busy'],
          type: 'parallel',
          states: {
            geocode: {
              description: 'The address of the point; without one its coordinates stand for it.',
              initial: 'asking',
              states: {
                asking: {
                  description: 'The geocoder is asked.',
                  invoke: {
                    src: 'geocode',
                    input: ({ context }) => ({ position: context.position }),
                    onDone: {
                      target: 'answered',
                      actions: [
                        { type: 'keepAddress', params: ({ event }) => ({ address: event.output }) },
                      ],
                    },
                    onError: { target: 'answered' },
                  },
                },
                answered: {
                  description: 'An address, or none.',
                  type: 'final',
                },
              },
            },
            zoneLookup: {
              description: 'The zones of the point decide whether it can be chosen.',
              initial: 'asking',
              states: {
                asking: {
                  description: 'The server is asked which zones hold the point.',
                  invoke: {
                    src: 'lookUpZones',
                    input: ({ context }) => ({ position: context.position }),
                    onDone: {
                      target: 'answered',
                      actions: [
                        { type: 'keepZones', params: ({ event }) => ({ zoneIds: event.output }) },
                      ],
                    },
                    onError: [
                      {
                        guard: {
                          type: 'isOutsideZones',
                          params: ({ event }) => ({ error: event.error }),
                        },
                        target: 'answered',
                        actions: [{ type: 'keepZones', params: { zoneIds: [] } }],
                      },
                      {
                        target: '#mapPicker.picking.unresolved',
                        actions: [
                          { type: 'explain', params: ({ event }) => ({ error: event.error }) },
                        ],
                      },
                    ],
                  },
                },
                answered: {
                  description: 'Its zones, or none.',
                  type: 'final',
                },
              },
            },
          },
          onDone: [{ guard: 'isInZone', target: 'ready' }, { target: 'outside' }],
        },
        ready: {
          description: 'The point has an address and lies in a zone: it can be taken.',
          meta: { requirements: ['LOC-03', 'LOC-08'] },
          on: {
            'map.confirmed': {
              guard: 'nothingIsLookedUp',
              target: '#mapPicker.confirmed',
              actions: ['keepPlace'],
            },
          },
        },
        outside: {
          description: 'The shop does not come to this point; the map can be moved on.',
          meta: { requirements: ['LOC-08'] },
          tags: ['failed'],
        },
        unresolved: {
          description: 'The point could not be looked up; it is kept and can be tried again.',
          tags: ['failed'],
          on: { 'map.again': { target: 'resolving', actions: ['clearProblem'] } },
        },
      },
    },
    confirmed: {
      description: 'The point is the place.',
      type: 'final',
    },
  },
});
