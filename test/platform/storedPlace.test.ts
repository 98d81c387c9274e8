// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storedPlace } from '../../src/platform/stored/visit.ts';

const point = '{"lat":31.988,"lng":-39.984}';

/** Stores these three texts in the browser; null leaves one out. */
function holding(location: string | null, currentLatLng: string | null, zoneid: string | null) {
  for (const [key, text] of Object.entries({ location, currentLatLng, zoneid })) {
    if (text !== null) localStorage.setItem(key, text);
  }
}

describe('the stored place', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['a list', point, '[1,2]', [1, 2]],
    ['one number', point, '3', [3]],
    ['the JSON text of a list', point, '"[1,2]"', [1, 2]],
    ['numbers as texts', '{"lat":"31.988","lng":"-39.984"}', '["1"]', [1]],
  ])('DATA-17, OPEN-06: zones of an older shape are read: %s', (_, position, zones, zoneIds) => {
    holding('24 Harbour Lane', position, zones);
    expect(storedPlace()).toEqual({
      address: '24 Harbour Lane',
      position: { lat: 31.988, lng: -39.984 },
      zoneIds,
    });
  });

  it.each([
    ['no address', null, point, '[1]'],
    ['no point', 'x', null, '[1]'],
    ['no zone', 'x', point, null],
    ['a point beyond the poles', 'x', '{"lat":91,"lng":0}', '[1]'],
    ['a point beyond the date line', 'x', '{"lat":0,"lng":-181}', '[1]'],
    ['a point that is no number', 'x', '{"lat":"NaN","lng":0}', '[1]'],
    ['a point of words', 'x', '{"lat":"north","lng":"west"}', '[1]'],
    ['half a point', 'x', '{"lat":1}', '[1]'],
    ['damaged text', 'x', '{"lat":1,', '[1]'],
    ['zones that are none', 'x', point, 'null'],
    ['zones of words', 'x', point, '["east"]'],
    ['an empty list of zones', 'x', point, '[]'],
  ])('DATA-17: what no longer fits is asked for anew: %s', (_, address, position, zones) => {
    holding(address, position, zones);
    expect(storedPlace()).toBeNull();
  });
});
