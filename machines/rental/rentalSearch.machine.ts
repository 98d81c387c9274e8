import { assign, fromPromise, setup } from 'xstate';
import type { MessageRef, Vehicle, VehiclePage } from '../rules/domain.ts';
import { messageOf, refusedWith } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { isSameSearch, type VehicleQuery } from '../rules/vehicleSearch.ts';

export interface RentalSearchContext {
  query: VehicleQuery;
  /**
   * The vehicles of all pages read so far; the last result stays visible while a new search runs.
   */
  vehicles: Vehicle[];
  page: number;
  total: number;
  /** The lowest and highest price over all pages. */
  minPrice: number;
  maxPrice: number;
  problem: MessageRef | null;
}

export interface RentalSearchInput {
  query: VehicleQuery;
}

export type RentalSearchEvent =
  | { type: 'vehicles.asked'; query: VehicleQuery }
  | { type: 'vehicles.more' }
  | { type: 'vehicles.retry' };

/**
 * F-17, second half: vehicles for a trip, page by page. Answers to an outdated search are ignored.
 */
export const rentalSearchMachine = setup({
  types: {
    context: {} as RentalSearchContext,
    input: {} as RentalSearchInput,
    events: {} as RentalSearchEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    findVehicles: fromPromise<VehiclePage, VehicleQuery & { page: number }>(notProvided),
  },
  guards: {
    isAskedAlready: ({ context }, params: { query: VehicleQuery }) =>
      isSameSearch(context.query, params.query),
    foundNone: (_, params: { found: VehiclePage }) => params.found.rows.length === 0,
    isOutsideZones: (_, params: { error: unknown }) => refusedWith(params.error, 'zone'),
    hasMore: ({ context }) => context.vehicles.length < context.total,
  },
  actions: {
    keepQuery: assign({
      query: (_, params: { query: VehicleQuery }) => params.query,
      problem: null,
    }),
    keepFound: assign((_, { found }: { found: VehiclePage }) => ({
      vehicles: found.rows,
      page: found.page,
      total: found.total,
      minPrice: found.minPrice,
      maxPrice: found.maxPrice,
    })),
    appendFound: assign(({ context }, { found }: { found: VehiclePage }) => {
      const known = new Set(context.vehicles.map(({ id }) => id));
      const fresh = found.rows.filter(({ id }) => !known.has(id));
      const vehicles = [...context.vehicles, ...fresh];
      // An empty page is the last one, whatever total an earlier answer named.
      return {
        vehicles,
        page: found.page,
        total: found.rows.length === 0 ? vehicles.length : found.total,
      };
    }),
    dropFound: assign({ vehicles: [], page: 0, total: 0 }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'rentalSearch',
  description: 'The vehicles available for a trip, narrowed by filters.',
  context: ({ input }) => ({
    query: input.query,
    vehicles: [],
    page: 0,
    total: 0,
    minPrice: 0,
    maxPrice: 0,
    problem: null,
  }),
  initial: 'searching',
  on: {
    'vehicles.asked': [
      {
        description: 'Nothing that the search depends on has changed.',
        guard: { type: 'isAskedAlready', params: ({ event }) => ({ query: event.query }) },
      },
      {
        description: 'A filter, the order or the trip changed: the search starts again.',
        meta: { requirements: ['API-36', 'RENT-21'] },
        target: '.searching',
        actions: [{ type: 'keepQuery', params: ({ event }) => ({ query: event.query }) }],
      },
    ],
  },
  states: {
    searching: {
      description: 'The first page is being loaded; earlier results stay visible.',
      meta: { requirements: ['API-36', 'RENT-20'] },
      tags: ['busy'],
      invoke: {
        src: 'findVehicles',
        input: ({ context }) => ({ ...context.query, page: 1 }),
        onDone: [
          {
            guard: { type: 'foundNone', params: ({ event }) => ({ found: event.output }) },
            target: 'none',
            actions: [{ type: 'keepFound', params: ({ event }) => ({ found: event.output }) }],
          },
          {
            target: 'results',
            actions: [{ type: 'keepFound', params: ({ event }) => ({ found: event.output }) }],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutsideZones', params: ({ event }) => ({ error: event.error }) },
            target: 'outside',
            actions: ['dropFound'],
          },
          {
            target: 'failed',
            actions: [
              'dropFound',
              { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    results: {
      description: 'Vehicles are listed, and the customer can load more.',
      meta: { requirements: ['RENT-01', 'RENT-20', 'API-36'] },
      on: { 'vehicles.more': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The next page is being loaded.',
      tags: ['busy'],
      invoke: {
        src: 'findVehicles',
        input: ({ context }) => ({ ...context.query, page: context.page + 1 }),
        onDone: {
          target: 'results',
          actions: [{ type: 'appendFound', params: ({ event }) => ({ found: event.output }) }],
        },
        onError: {
          target: 'moreFailed',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    moreFailed: {
      description:
        'The next page could not be loaded; the list stays, and the customer may try again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      on: { 'vehicles.retry': { target: 'loadingMore', actions: ['forgetProblem'] } },
    },
    none: {
      description: 'No vehicle matches; the customer can change the filters or the time.',
      meta: { requirements: ['CAT-09'] },
    },
    outside: {
      description:
        'The pickup point lies outside all pickup zones; the customer can choose another.',
      tags: ['failed'],
    },
    failed: {
      description:
        'The search failed: the old results are removed, the trip is kept, and it can be retried.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      on: { 'vehicles.retry': { target: 'searching', actions: ['forgetProblem'] } },
    },
  },
});
