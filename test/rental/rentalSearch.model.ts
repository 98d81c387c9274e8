import { isDeepStrictEqual } from 'node:util';
import { rentalSearchMachine } from '../../machines/rental/rentalSearch.machine.ts';
import type { VehicleQuery } from '../../machines/rules/vehicleSearch.ts';
import { failedCall, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { vehicle } from './vehicles.ts';

const trip = {
  type: 'hourly' as const,
  pickup: { name: 'Harbour', lat: 0, lng: 0 },
  pickupAt: null,
  hours: 4,
};
const everything: VehicleQuery = { filters: {}, trip };
const page = (ids: number[], at: number, total: number) => ({
  rows: ids.map((id) => vehicle({ id })),
  page: at,
  total,
  minPrice: 2,
  maxPrice: 28,
});

export const rentalSearchModel = defineModel(rentalSearchMachine, {
  inputs: [
    named('every vehicle', { query: everything }),
    named('no pickup yet', { query: { filters: {}, trip: null } }),
  ],
  events: {
    'vehicles.asked': [
      named('every vehicle', { query: everything }),
      named('another length', { query: { filters: {}, trip: { ...trip, hours: 9 } } }),
      named('by distance', { query: { filters: {}, trip: { ...trip, type: 'distance_wise' } } }),
      named('cheap ones', { query: { filters: { maxPrice: 5 }, trip } }),
    ],
  },
  actors: {
    findVehicles: {
      done: [
        named('the only two', page([1, 2], 1, 2)),
        named('two of four', page([1, 2], 1, 4)),
        named('one again and one new', page([2, 3], 2, 4)),
        named('an empty page', page([], 3, 4)),
      ],
      error: [
        named(
          'outside every zone',
          failedCall('forbidden', [{ code: 'zone', message: 'No.' }], 403),
        ),
        silence,
      ],
    },
  },
  key: ({ context }) => ({
    type: context.query.trip?.type,
    hours: context.query.trip?.hours,
    cheap: context.query.filters.maxPrice !== undefined,
    found: context.vehicles.map(({ id }) => id),
    page: context.page,
    total: context.total,
    price: context.maxPrice,
    problem: context.problem !== null,
  }),
  invariants: {
    'MSG-21: a page that does not come takes none of those listed, and says why': (s, step) =>
      step?.answer?.failed !== true ||
      !step.previous.matches('loadingMore') ||
      (s.context.vehicles === step.previous.context.vehicles && s.context.problem !== null),
    'API-36: a call asks for the search that is shown, for its first or for its next page': (
      s,
      step,
    ) =>
      step === null ||
      step.started.every(({ input }) =>
        [1, step.previous.context.page + 1].some((page) =>
          isDeepStrictEqual(input, { ...s.context.query, page }),
        ),
      ),
    'RENT-21: another question is asked at once, and an older answer never comes after it': (
      s,
      step,
    ) =>
      step?.event == null ||
      s.context.query === step.previous.context.query ||
      isDeepStrictEqual(
        step.started.map(({ input }) => input),
        [{ ...s.context.query, page: 1 }],
      ),
    'RENT-21: vehicles that answered another question are not listed when a search fails': (
      s,
      step,
    ) =>
      step?.answer?.failed !== true ||
      step.previous.matches('loadingMore') ||
      s.context.vehicles.length === 0,
    'no vehicle is listed twice': ({ context }) =>
      new Set(context.vehicles.map(({ id }) => id)).size === context.vehicles.length,
    'what is listed was found': (s) =>
      !(['results', 'loadingMore', 'moreFailed'] as const).some((state) => s.matches(state)) ||
      s.context.vehicles.length > 0,
  },
});
