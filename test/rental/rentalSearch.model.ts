import {
  rentalSearchMachine,
  type VehicleQuery,
} from '../../machines/rental/rentalSearch.machine.ts';
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
    cheap: context.query.filters.maxPrice !== undefined,
    found: context.vehicles.map(({ id }) => id),
    page: context.page,
    total: context.total,
    price: context.maxPrice,
    problem: context.problem !== null,
  }),
  invariants: {
    'no vehicle is listed twice': ({ context }) =>
      new Set(context.vehicles.map(({ id }) => id)).size === context.vehicles.length,
    'what is listed was found': (s) =>
      !(['results', 'loadingMore', 'moreFailed'] as const).some((state) => s.matches(state)) ||
      s.context.vehicles.length > 0,
  },
});
