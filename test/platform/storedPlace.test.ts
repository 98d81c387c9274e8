// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedPlace, storePlace } from '../../src/platform/stored/visit.ts';

const point = '{"lat":31.988,"lng":-39.984}';

/** Stores these three texts in the browser; null leaves one out. */
function holding(location: string | null, currentLatLng: string | null, zoneid: string | null) {
  for (const [key, text] of Object.entries({ location, currentLatLng, zoneid })) {
    if (text !== null) localStorage.setItem(key, text);
  }
}

describe('the stored place', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => storePlace(null));

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

  it.each(['"Serdika" Mall, Sofia', '[Gate 3] Harbour Lane', '{Block B} 7 Quay'])(
    'LOC-03, DATA-17: an address that begins like JSON is still there after a reload: %s',
    (address) => {
      storePlace({ address, position: { lat: 31.988, lng: -39.984 }, zoneIds: [1] });
      expect(storedPlace()?.address).toBe(address);
    },
  );

  it('DATA-17: an address that another storefront stored as JSON is its text', () => {
    holding('"24 Harbour Lane"', point, '[1]');
    expect(storedPlace()?.address).toBe('24 Harbour Lane');
  });

  it('LOC-03, DATA-17: a place that the browser stored only in part is no mixture of two places', async () => {
    storePlace({ address: '24 Harbour Lane', position: { lat: 1, lng: 2 }, zoneIds: [1] });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === 'location') throw new DOMException('full', 'QuotaExceededError');
      localStorage[key] = value;
    });
    const place = { address: '8 Market Square, second floor', position: { lat: 3, lng: 4 } };
    storePlace({ ...place, zoneIds: [2] });
    vi.restoreAllMocks();
    expect(storedPlace()).toEqual({ ...place, zoneIds: [2] });
    vi.resetModules();
    const reloaded = await import('../../src/platform/stored/visit.ts');
    expect(reloaded.storedPlace()).toBeNull();
  });

  it.each([
    ['an address that is null', 'null', point, '[1]'],
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
