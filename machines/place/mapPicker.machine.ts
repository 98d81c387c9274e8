import { assign, fromPromise, setup } from 'xstate';
import type { LatLng, MapOpening, MessageRef, Place } from '../rules/domain.ts';
import { messageOf, refusedWith } from '../rules/failure.ts';
import { mapZoom } from '../rules/mapZoom.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface MapPickerInput {
  /** The point at which the map opens. */
  position: LatLng;
  /**
   * The address and zones of that point; null when they are not known, and must be looked up. A
   * place without zones is looked up too, because it is not known whether the shop serves it.
   */
  place: Place | null;
  /**
   * Why the map opens at a point that the customer did not choose: the device's position was not
   * found (`lost`), or no place was chosen yet (`unchosen`). Absent when the customer chose the
   * point.
   */
  fallbackReason?: 'lost' | 'unchosen' | undefined;
}

export interface MapPickerContext {
  /** Why the map opened at a point that the customer did not choose; null when they chose it. */
  fallbackReason: 'lost' | 'unchosen' | null;
  /** The point below the pin. */
  position: LatLng;
  /** The address of this point from the geocoder or a search; '' while unknown. */
  address: string;
  /** Ids of the zones in which this point lies; null while unknown. */
  zoneIds: number[] | null;
  zoom: number;
  /**
   * Whether a place is being looked up outside the map, for example in the search. The map will
   * move to it, so no point can be confirmed now.
   */
  searching: boolean;
  /** The place that the customer confirmed; null before. */
  place: Place | null;
  /** Why looking up the point failed; null when it did not. */
  problem: MessageRef | null;
}

export type MapPickerEvent =
  | { type: 'map.drag.started' }
  | { type: 'map.moved'; position: LatLng }
  /**
   * A place is being looked up outside the map, for example in the search: it will replace the
   * point below the pin.
   */
  | { type: 'map.search.started' }
  /** That lookup has ended. A place that it found is sent in an event of its own. */
  | { type: 'map.search.ended' }
  | { type: 'map.place.found'; place: Place }
  /** The device's position was not found; `position` is the shop's, where the map opens then. */
  | { type: 'map.position.lost'; position: LatLng }
  | { type: 'map.zoomed'; zoom: number }
  | { type: 'map.zones.asked' }
  | { type: 'map.retry' }
  | { type: 'map.confirmed' };

/**
 * The input for a map. `at` says where it opens: at this place or point; or (`chosen`) at the
 * place `from`. It opens at the shop if there is no such place, or (`lost`) the device's position
 * was not found; the shop's point is then never taken as the customer's own.
 */
export function openingOf(at: MapOpening, from: Place | null, shop: LatLng): MapPickerInput {
  if (at === 'lost') return { position: shop, place: null, fallbackReason: 'lost' };
  if (at !== 'chosen' && !('position' in at)) return { position: at, place: null };
  const place = at === 'chosen' ? from : at;
  return place === null
    ? { position: shop, place, fallbackReason: 'unchosen' }
    : { position: place.position, place };
}

const isSome = (zoneIds: number[] | null) => zoneIds !== null && zoneIds.length > 0;

const clampZoom = (zoom: number) =>
  Math.min(mapZoom.greatest, Math.max(mapZoom.least, Math.round(zoom)));

/** The text shown for a point without a known address, for example '52.52000, 13.40500'. */
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
    isLost: ({ context }) => context.fallbackReason === 'lost',
    isUnchosen: ({ context }) => context.fallbackReason === 'unchosen',
    nothingIsLookedUp: ({ context }) => !context.searching,
    isKnown: ({ context }) => isSome(context.zoneIds),
    isInZone: ({ context }) => isSome(context.zoneIds),
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
    /**
     * Keeps an address that is known already: when only the zones of a chosen place were unknown,
     * its address is the text that the customer chose.
     */
    keepAddress: assign({
      address: ({ context }, params: { address: string }) => context.address || params.address,
    }),
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
  description: 'The customer chooses a place by moving the map below a pin.',
  context: ({ input }) => ({
    fallbackReason: input.fallbackReason ?? null,
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
          description:
            'The map was moved: the new point is looked up, and earlier look-ups are dropped.',
          meta: { requirements: ['LOC-07'] },
          target: '.resolving',
          actions: [{ type: 'moveTo', params: ({ event }) => ({ position: event.position }) }],
        },
        'map.search.started': {
          description:
            'A place is being searched: the point below the pin cannot be confirmed now.',
          meta: { requirements: ['LOC-09', 'LOC-03'] },
          actions: ['beginSearch'],
        },
        'map.search.ended': { actions: ['endSearch'] },
        'map.place.found': {
          description: 'The search or the device gave a place with zones: the map moves there.',
          target: '.ready',
          actions: [{ type: 'keepFound', params: ({ event }) => ({ place: event.place }) }],
        },
        'map.position.lost': {
          description:
            'The device’s position was not found: the map moves to the shop, which is no choice.',
          meta: { requirements: ['LOC-05', 'MSG-24', 'OPEN-05'] },
          target: '.lost',
          actions: [{ type: 'moveTo', params: ({ event }) => ({ position: event.position }) }],
        },
        'map.zoomed': {
          description: 'Zooming keeps the point; the level stays between 1 and 21.',
          meta: { requirements: ['LOC-06'] },
          actions: [{ type: 'keepZoom', params: ({ event }) => ({ zoom: event.zoom }) }],
        },
        'map.zones.asked': {
          description: 'The map zooms out, so that the outlines of the zones are visible.',
          meta: { requirements: ['LOC-06'] },
          actions: ['showZones'],
        },
      },
      states: {
        opening: {
          description: 'It is decided whether the point below the pin must be looked up.',
          always: [
            { guard: 'isLost', target: 'lost' },
            { guard: 'isUnchosen', target: 'unchosen' },
            { guard: 'isKnown', target: 'ready' },
            { target: 'resolving' },
          ],
        },
        lost: {
          description:
            'The position was not found: the customer must move the map or search for a place.',
          meta: { requirements: ['LOC-05', 'MSG-24', 'OPEN-05'] },
          tags: ['failed'],
        },
        unchosen: {
          description:
            'The map opened at the shop: the customer must move it or search for a place.',
          meta: { requirements: ['LOC-07', 'LOC-08'] },
        },
        dragging: {
          description: 'The customer moves the map; the point is looked up when it rests.',
          meta: { requirements: ['LOC-07'] },
        },
        resolving: {
          description: 'The address and the zones of the point are looked up at the same time.',
          meta: { requirements: ['LOC-07', 'LOC-08', 'API-21', 'API-23'] },
          tags: ['busy'],
          type: 'parallel',
          states: {
            geocode: {
              description:
                'The address of the point is looked up; without one, coordinates are used.',
              initial: 'asking',
              states: {
                asking: {
                  description: 'The geocoder is asked for the address.',
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
                  description: 'The geocoder gave an address, or none.',
                  type: 'final',
                },
              },
            },
            zoneLookup: {
              description: 'The zones of the point decide whether it can be chosen.',
              initial: 'asking',
              states: {
                asking: {
                  description: 'The server is asked which zones the point lies in.',
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
                  description: 'The server named the zones of the point, or none.',
                  type: 'final',
                },
              },
            },
          },
          onDone: [{ guard: 'isInZone', target: 'ready' }, { target: 'outside' }],
        },
        ready: {
          description: 'The point has an address and lies in a zone: the customer can confirm it.',
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
          description: 'The shop does not serve this point; the customer can move the map.',
          meta: { requirements: ['LOC-08'] },
          tags: ['failed'],
        },
        unresolved: {
          description: 'The look-up failed; the point is kept, and the customer may try again.',
          tags: ['failed'],
          on: { 'map.retry': { target: 'resolving', actions: ['clearProblem'] } },
        },
      },
    },
    confirmed: {
      description: 'The customer has confirmed the point as the place.',
      type: 'final',
    },
  },
});
