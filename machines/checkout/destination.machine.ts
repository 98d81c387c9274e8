import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { DeliveryAddress, LatLng, OrderRoute } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';
import { isSamePoint } from '../rules/samePoint.ts';

/** From where to where an order is delivered, and when: the delivery fee depends on these. */
export interface Journey {
  from: LatLng;
  to: LatLng;
  storeZoneId: number;
  /** When the courier drives, `YYYY-MM-DD HH:mm` on the shop's wall clock. */
  at: string;
}

/**
 * Where and when the delivery starts: at the store (`from`), now or at the chosen time (`at`,
 * `YYYY-MM-DD HH:mm` on the shop's wall clock).
 */
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

const destinationOf = ({ address, place }: DestinationInput): LatLng => address?.position ?? place;

/**
 * Holds the delivery address of an order, and measures the route to it again when the address, the
 * store or the time changes.
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
      !isSamePoint(departure.from, params.departure.from) ||
      departure.storeZoneId !== params.departure.storeZoneId,
    isAtTheSameSpot: ({ context }, { address }: { address: DeliveryAddress }) =>
      isSamePoint(destinationOf(context), address.position),
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
  description: 'Where the order is delivered, and how far it is from the store.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'order.address.given': [
      {
        description: 'Only the recipient’s details changed: the route and its fee stay the same.',
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
        description: 'The store, the time and the order type are unchanged: the route stays.',
        guard: { type: 'isSameDeparture', params: ({ event }) => event },
      },
      {
        description: 'The store changed: the route from it is measured again.',
        guard: { type: 'isOfAnotherStore', params: ({ event }) => event },
        target: '.deciding',
        actions: [
          { type: 'keepDeparture', params: ({ event }) => event },
          { type: 'tellRoute', params: { route: null } },
        ],
      },
      {
        description:
          'The delivery time changed: the fee is asked for again, as busy times cost more.',
        target: '.deciding',
        actions: [{ type: 'keepDeparture', params: ({ event }) => event }],
      },
    ],
  },
  states: {
    deciding: {
      description: 'It is decided whether a delivery route must be measured.',
      meta: { requirements: ['ADDR-13', 'PRICE-11'] },
      always: [{ guard: 'isCollected', target: 'collected' }, { target: 'measuring' }],
    },
    collected: {
      description: 'The customer collects the order, so there is no route and no fee.',
      meta: { requirements: ['PRICE-11', 'ADDR-13'] },
      entry: [{ type: 'tellRoute', params: { route: null } }],
    },
    measuring: {
      description:
        'The route from the store to the address, or else to the chosen place, is measured.',
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
          description: 'The route is unknown now; an earlier fee was for another time or address.',
          target: 'unmeasured',
          actions: [{ type: 'tellRoute', params: { route: null } }],
        },
      },
    },
    measured: {
      description: 'The route and its delivery fee are known.',
      meta: { requirements: ['PRICE-12'] },
    },
    unmeasured: {
      description: 'The route could not be measured; the customer may try again.',
      tags: ['failed'],
      on: { 'route.retry': { target: 'measuring' } },
    },
  },
});
