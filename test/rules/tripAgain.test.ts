import { describe, expect, it } from 'vitest';
import { tripLineToday } from '../../machines/rules/tripAgain.ts';
import { vehicle } from '../rental/vehicles.ts';

const line = {
  id: 1,
  vehicle: vehicle({}),
  quantity: 2,
  originalPrice: 84,
  total: 168,
  plates: [],
};
const hourly = { type: 'hourly' as const, hours: 6, distanceKm: null };
const changesOf = (over: Parameters<typeof vehicle>[0] | null, trip = hourly) =>
  tripLineToday(line, over === null ? null : vehicle(over), trip, 2).changes;

describe('F-16: a booked vehicle as it would be today', () => {
  it('is as before at six hours of 14.00', () => expect(changesOf({})).toEqual([]));

  it('is gone when the provider has it no more, or withdrew it', () => {
    expect(changesOf(null)).toEqual([{ kind: 'gone' }]);
    expect(changesOf({ active: false })).toEqual([{ kind: 'gone' }]);
  });

  it('is not let for such trips any more, or taken', () => {
    expect(changesOf({ hourly: false })).toEqual([{ kind: 'otherTrips' }]);
    expect(changesOf({ available: 0 })).toEqual([{ kind: 'taken' }]);
  });

  it('comes once instead of twice, at 90.00 instead of 84.00', () =>
    expect(changesOf({ available: 1, hourlyPrice: 15 })).toEqual([
      { kind: 'quantity', from: 2, to: 1 },
      { kind: 'price', from: 84, to: 90 },
    ]));

  it('says nothing of a price that is not known', () => {
    expect(changesOf({ hourlyPrice: null })).toEqual([]);
    const unmeasured = { type: 'distance_wise' as const, hours: 6, distanceKm: null };
    expect(tripLineToday(line, vehicle({}), unmeasured, 2).now?.price).toBeNull();
  });
});
