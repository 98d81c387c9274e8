import { encode } from '@googlemaps/polyline-codec';
import { describe, expect, it } from 'vitest';
import { readDirections } from '../../src/api/place/directions.ts';

const reply = (encodedPolyline: unknown) => ({
  routes: [{ distanceMeters: 900, duration: '180s', polyline: { encodedPolyline } }],
});

describe('directions as they come in', () => {
  it('are the points of the first way', () => {
    const line = encode([
      [38.5, -120.2],
      [40.7, -120.95],
    ]);
    expect(readDirections(reply(line))).toEqual({
      points: [
        { lat: 38.5, lng: -120.2 },
        { lat: 40.7, lng: -120.95 },
      ],
      seconds: 180,
    });
  });

  it.each([undefined, null, 'soon', 180])('have no time where it reads %s', (duration) => {
    const line = encode([[38.5, -120.2]]);
    const routes = [{ duration, polyline: { encodedPolyline: line } }];
    expect(readDirections({ routes })).toEqual({
      points: [{ lat: 38.5, lng: -120.2 }],
      seconds: null,
    });
  });

  it.each([
    ['no way', { routes: [] }],
    ['no line', reply(null)],
    ['another shape', 'nothing'],
    ['nothing', null],
  ])('are empty for %s', (_, value) => {
    expect(readDirections(value).points).toEqual([]);
  });

  it('hold no point outside the world', () => {
    const line = encode([
      [38.5, -120.2],
      [140, -120.2],
    ]);
    expect(readDirections(reply(line)).points).toEqual([{ lat: 38.5, lng: -120.2 }]);
  });
});
