import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLng } from '../../machines/rules/domain.ts';
import { secondsLeft, splitRoute } from '../../machines/rules/drivingRoute.ts';

const at = (lat: number, lng: number): LatLng => ({ lat, lng });
const corner = [at(0, 0), at(0, 2), at(2, 2)];

describe('a way cut where the courier is', () => {
  it('somebody on the second street has the first behind them', () => {
    const { gone, left } = splitRoute(corner, at(1, 2));
    expect(gone).toEqual([at(0, 0), at(0, 2), at(1, 2)]);
    expect(left).toEqual([at(1, 2), at(2, 2)]);
  });

  it('takes somebody beside the way as at its nearest point', () => {
    const { gone, left } = splitRoute(corner, at(0.1, 1));
    expect(gone.at(-1)).toEqual(at(0, 1));
    expect(left).toEqual([at(0, 1), at(0, 2), at(2, 2)]);
  });

  it('has all of it to go where there are no two points', () => {
    expect(splitRoute([], at(1, 1))).toEqual({ gone: [], left: [] });
    expect(splitRoute([at(0, 0)], at(1, 1))).toEqual({ gone: [], left: [at(0, 0)] });
  });

  it('takes the share of its driving time that its rest has of its length', () => {
    const way = { points: corner, seconds: 1200 };
    expect(secondsLeft(way, at(0, 0))).toBeCloseTo(1200);
    expect(secondsLeft(way, at(0, 2))).toBeCloseTo(600, 0);
    expect(secondsLeft(way, at(2, 2))).toBe(0);
  });

  it('has no time left to say where the route or its time is not known', () => {
    expect(secondsLeft({ points: corner, seconds: null }, at(0, 0))).toBeNull();
    expect(secondsLeft({ points: [], seconds: 60 }, at(0, 0))).toBeNull();
    expect(secondsLeft({ points: [at(1, 1), at(1, 1)], seconds: 60 }, at(1, 1))).toBeNull();
  });

  it('loses no corner of any way, wherever the courier is', () => {
    const point = fc.record({
      lat: fc.double({ min: -60, max: 60, noNaN: true }),
      lng: fc.double({ min: -60, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 9 }), point, (way, courier) => {
        const { gone, left } = splitRoute(way, courier);
        expect([...gone.slice(0, -1), ...left.slice(1)]).toEqual(way);
        expect(gone.at(-1)).toEqual(left[0]);
      }),
    );
  });
});
