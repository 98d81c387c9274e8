import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { DeliveryAddress, LatLng, OrderRoute } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';

/** The route of an order and the time it is driven: the fee depends on both. */
export interface Journey {
  from: LatLng;
  to: LatLng;
  storeZoneId: number;
  /** When the courier drives, `YYYY-MM-DD HH:mm` on the shop's wall clock. */
  at: string;
}

/** Where and when the delivery starts: at the store, now or at the chosen time. */
export interface Departure {
  /** Whether the customer collects the order; then there is no route. */
  collected: boolean;
  at: string;
  from: LatLng;
  storeZoneId: number;
}

export interface DestinationInput {
  departure: Departure;
  address: DeliveryAddress | null;
  /** Where the customer is: the distance is measured to this place until an address is given. */
  place: LatLng;
}

export type DestinationEvent =
  | { type: 'order.address.given'; address: DeliveryAddress }
  | { type: 'order.departure.changed'; departure: Departure }
  | { type: 'route.retry' };

const isAt = (one: LatLng, other: LatLng): boolean =>
  one.lat === other.lat && one.lng === other.lng;

const destinationOf = ({ address, place }: DestinationInput): LatLng => address?.position ?? place;

/**
 * Holds the destination of an order, and measures the route to it when address, store or time
 * changes.
 */
export const destinationMachine = setup({
  types: {
    context: {} as DestinationInput,
    input: {} as DestinationInput,
    events: {} as DestinationEvent,
    tags: {} as 'failed',
  },
  actors: {
    measureRoute: fromPromise<OrderRoute, Journey>(notProvided),
  },
  guards: {
    isCollected: ({ context }) => context.departure.collected,
    isSameDeparture: ({ context }, params: { departure: Departure }) =>
      JSON.stringify(params.departure) === JSON.stringify(context.departure),
    isOfAnotherStore: ({ context: { departure } }, params: { departure: Departure }) =>
      !isAt(departure.from, params.departure.from) ||
      departure.storeZoneId !== params.departure.storeZoneId,
    isAtTheSameSpot: ({ context }, { address }: { address: DeliveryAddress }) =>
      isAt(destinationOf(context), address.position),
  },
  actions: {
    keepAddress: assign({ address: (_, params: { address: DeliveryAddress }) => params.address }),
    keepDeparture: assign({ departure: (_, params: { departure: Departure }) => params.departure }),
    tellAddress: sendParent((_, { address }: { address: DeliveryAddress }) => ({
      type: 'address.changed' as const,
      choices: { address },
    })),
    tellRoute: sendParent((_, { route }: { route: OrderRoute | null }) => ({
      type: 'route.changed' as const,
      route,
    })),
  },
}).createMachine({
  id: 'destination',
  description: 'Where the order goes and how far that is.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'order.address.given': [
      {
        description: 'Who receives it was completed: the way to the same spot, and its fee, stay.',
        meta: { requirements: ['ADDR-12', 'GUEST-04', 'PRICE-12'] },
        guard: { type: 'isAtTheSameSpot', params: ({ event }) => event },
        actions: [
          { type: 'keepAddress', params: ({ event }) => event },
          { type: 'tellAddress', params: ({ event }) => event },
        ],
      },
      {
        meta: { requirements: ['ADDR-12', 'ADDR-14'] },
        target: '.deciding',
        actions: [
          { type: 'keepAddress', params: ({ event }) => event },
          { type: 'tellRoute', params: { route: null } },
          { type: 'tellAddress', params: ({ event }) => event },
        ],
      },
    ],
    'order.departure.changed': [
      {
        description: 'Something else of the order changed.',
        guard: { type: 'isSameDeparture', params: ({ event }) => event },
      },
      {
        description: 'Another store now: the way to it is measured anew.',
        guard: { type: 'isOfAnotherStore', params: ({ event }) => event },
        target: '.deciding',
        actions: [
          { type: 'keepDeparture', params: ({ event }) => event },
          { type: 'tellRoute', params: { route: null } },
        ],
      },
      {
        description: 'Busy times cost more, so another time asks for the fee again.',
        target: '.deciding',
        actions: [{ type: 'keepDeparture', params: ({ event }) => event }],
      },
    ],
  },
  states: {
    deciding: {
      description: 'It is decided whether a way must be measured.',
      meta: { requirements: ['ADDR-13', 'PRICE-11'] },
      always: [{ guard: 'isCollected', target: 'collected' }, { target: 'measuring' }],
    },
    collected: {
      description: 'The customer collects the order: no way, no fee.',
      meta: { requirements: ['PRICE-11', 'ADDR-13'] },
      entry: [{ type: 'tellRoute', params: { route: null } }],
    },
    measuring: {
      description:
        'The distance from the store to the address, or to the place until there is one, is measured for the fee.',
      meta: { requirements: ['PRICE-12', 'PRICE-16'] },
      invoke: {
        src: 'measureRoute',
        input: ({ context }) => ({
          from: context.departure.from,
          to: destinationOf(context),
          storeZoneId: context.departure.storeZoneId,
          at: context.departure.at,
        }),
        onDone: {
          target: 'measured',
          actions: [{ type: 'tellRoute', params: ({ event }) => ({ route: event.output }) }],
        },
        onError: {
          description: 'The fee of another time or address is not the fee of this one.',
          target: 'unmeasured',
          actions: [{ type: 'tellRoute', params: { route: null } }],
        },
      },
    },
    measured: {
      description: 'The way and its fee are known.',
      meta: { requirements: ['PRICE-12'] },
    },
    unmeasured: {
      description: 'The way could not be measured; it can be tried again.',
      tags: ['failed'],
      on: { 'route.retry': { target: 'measuring' } },
    },
  },
});
