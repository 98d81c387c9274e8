import { describe, expect, it } from 'vitest';
import { visitIn, visitText, type Visit } from '../../src/start/visit.ts';

const visit: Visit = {
  language: 'ar',
  theme: 'dark',
  textSize: 115,
  lessMotion: true,
  place: { zoneIds: [1, 4], position: { lat: 31.98765, lng: -39.98432 } },
  moduleId: 6,
  signedIn: true,
  timeZone: 'Africa/Cairo',
  isWide: true,
};
const stranger: Visit = {
  language: 'en',
  theme: 'light',
  textSize: 100,
  lessMotion: false,
  place: null,
  moduleId: null,
  signedIn: false,
  timeZone: null,
  isWide: false,
};
const read = (value: string) => visitIn(`other=1; visit=${value}; more=2`, 'en');

describe('the cookie that mirrors a visit', () => {
  it('DATA-17: says all that the first page depends on, the position to about a kilometre', () => {
    expect(read(visitText(visit))).toEqual({
      ...visit,
      place: { zoneIds: [1, 4], position: { lat: 31.99, lng: -39.98 } },
    });
  });

  it('DATA-17: names as many zones as the browser stores of a place, in one cookie of 4 KB', () => {
    const zoneIds = Array.from({ length: 100 }, (_, index) => 100_000 + index);
    const crowded = visitText({ ...visit, place: { zoneIds, position: { lat: 1, lng: 1 } } });
    expect(read(crowded).place?.zoneIds).toEqual(zoneIds);
    expect(crowded.length).toBeLessThan(4000);
  });

  it('DATA-17: holds neither token nor address', () => {
    const stored = {
      ...visit,
      token: 'secret',
      place: { zoneIds: [1], position: { lat: 1, lng: 1 }, address: '1 Quay' },
    };
    expect(decodeURIComponent(visitText(stored))).not.toMatch(/secret|Quay/);
  });

  it.each(['', '%', '%7Bgarbage', 'null', '7', '%22text%22', encodeURIComponent('[1,2]')])(
    'DATA-17: what is no visit (%s) counts as a first one',
    (value) => {
      expect(read(value)).toEqual(stranger);
    },
  );

  it.each([
    { place: { zoneIds: [], position: { lat: 1, lng: 1 } } },
    { place: { zoneIds: ['1'], position: { lat: 1, lng: 1 } } },
    { place: { zoneIds: [1], position: { lat: '1', lng: 1 } } },
    { place: { zoneIds: Array.from({ length: 101 }, () => 1), position: { lat: 1, lng: 1 } } },
    {
      language: 'xx',
      theme: 'pink',
      textSize: 300,
      lessMotion: 'yes',
      moduleId: -1,
      signedIn: 'yes',
      timeZone: 'Moon/Sea',
      isWide: 'yes',
    },
    { timeZone: '+05:30' },
    { timeZone: 7 },
  ])('DATA-17: what is wrong in it (%o) is as if it were not there', (stored) => {
    expect(read(encodeURIComponent(JSON.stringify(stored)))).toEqual(stranger);
  });
});
