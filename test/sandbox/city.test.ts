import { describe, expect, it } from 'vitest';
import { isInside } from '../../machines/rules/zoneAt.ts';
import {
  nearestPlace,
  placeById,
  pointAlong,
  route,
  suggestPlaces,
  zones,
} from '../../openapi/sandbox/demo/city.ts';
import { metres, metresToLine, toPoint, toSpot } from '../../openapi/sandbox/demo/city/plane.ts';
import { houses, places } from '../../openapi/sandbox/demo/city/places.ts';
import { edges, endsOf, nodes, streets } from '../../openapi/sandbox/demo/city/streets.ts';
import { zonesAtSpot } from '../../openapi/sandbox/demo/city/terrain.ts';
import { seeded } from '../../openapi/sandbox/demo/random.ts';
import type { Point } from '../../openapi/sandbox/db/schema/place.ts';

/** Whether the corners of a polygon, seen from a point, turn once around it. */
function isSurrounded(polygon: readonly Point[], { lat, lng }: Point): boolean {
  let turned = 0;
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [a, b] = [from, to].map((corner) => [corner.lng - lng, corner.lat - lat] as const);
    if (a === undefined || b === undefined) return;
    turned += Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
  });
  return Math.abs(turned) > Math.PI;
}

const random = seeded(4_450);
const anywhere = () =>
  toPoint({ x: (random.next() - 0.5) * 10_000, y: (random.next() - 0.5) * 10_000 });
const some = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, () => random.pick(list));

describe('the zones', () => {
  it('API-23: lie around a point or not, as the angles of their corners say (10,000 points)', () => {
    const points = Array.from({ length: 10_000 }, anywhere);
    const found = new Set<number>();
    for (const point of points) {
      const around = zones.filter(({ polygon }) => isSurrounded(polygon, point));
      for (const zone of zones) {
        expect(isInside(zone.polygon, point)).toBe(around.includes(zone));
      }
      expect(new Set(zonesAtSpot(toSpot(point)))).toEqual(new Set(around.map(({ id }) => id)));
      for (const { id } of around) found.add(id);
      if (around.length === 0) found.add(0);
    }
    expect(found).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('the addresses', () => {
  it('name the zone their point lies in, and no zone outside all', () => {
    for (let at = 0; at < 2000; at += 1) {
      const point = anywhere();
      const around = zones.filter(({ polygon }) => isInside(polygon, point));
      const address = nearestPlace(point)?.address.en ?? '';
      const borough = address.split(', ').at(-1);
      const named = zones.filter(({ name }) => name.en === borough);
      if (around.length === 0) expect(named).toEqual([]);
      else if (address !== '') expect(around).toContain(named[0]);
    }
  });

  it('are of both languages, each once, and found by their id', () => {
    const ids = new Set(places.map(({ id }) => id));
    expect(ids.size).toBe(places.length);
    expect(new Set(houses.map(({ name }) => name.en)).size).toBe(houses.length);
    for (const { address } of places) {
      expect(address.en).toMatch(/^[\x20-\x7e’é]+$/);
      expect(address.ar).toMatch(/^[\u0600-\u06ff0-9 ]+$/);
    }
    for (const place of some(places, 200)) expect(placeById(place.id)).toBe(place);
    expect(placeById('address-1-9999')).toBeNull();
  });

  it('LOC-07: give a house back for its own point', () => {
    for (const house of some(houses, 300)) expect(nearestPlace(house)?.id).toBe(house.id);
    expect(nearestPlace({ lat: 0, lng: 0 })).toBeNull();
  });
});

describe('the address search', () => {
  const best = (text: string) => suggestPlaces(text)[0]?.name;

  it('finds houses, streets and sights by name, in both languages', () => {
    expect(best('24 Harbour Lane')?.en).toBe('24 Harbour Lane');
    expect(best('harbour lane 24')?.en).toBe('24 Harbour Lane');
    expect(best('24 شارع الميناء')?.en).toBe('24 Harbour Lane');
    expect(best('٢٤ شارع الميناء')?.en).toBe('24 Harbour Lane');
    expect(best('Eastside Mall')?.ar).toBe('مجمع الحي الشرقي');
    expect(best('coppe')?.en).toBe('Copper Street');
  });

  it('forgives a slip of the finger, accents and the Arabic article', () => {
    expect(best('lantren stret')?.en).toBe('Lantern Street');
    expect(best('محطة المركزية')?.en).toBe('Central Station');
    expect(suggestPlaces('glassworks cafe').map(({ name }) => name.en)).toContain(
      'Glassworks Café',
    );
  });

  it('finds nothing for what is no name', () => {
    for (const text of ['zzzzqq', '   ', '!!!', '17', '🍕', '\u0000']) {
      expect(suggestPlaces(text)).toEqual([]);
    }
    expect(suggestPlaces('street').length).toBe(8);
  });
});

/** Shortest lengths from a crossing to all others, by looking at every edge again and again. */
function lengthsFrom(start: number): number[] {
  const lengths = nodes.map((_, node) => (node === start ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, to, length } of edges) {
      for (const [near, far] of [
        [from, to],
        [to, from],
      ] as const) {
        const through = (lengths[near] ?? Infinity) + length;
        if (through < (lengths[far] ?? Infinity) - 1e-9) {
          lengths[far] = through;
          changed = true;
        }
      }
    }
  }
  return lengths;
}

const lengthOf = (points: readonly Point[]): number => {
  const spots = points.map(toSpot);
  return spots.slice(1).reduce((sum, spot, at) => sum + metres(spots[at] ?? spot, spot), 0);
};

describe('the ways', () => {
  const lines = edges.map((edge) => endsOf(edge));

  it('are the shortest there are (against a plain relaxation of all edges)', () => {
    const used = [...new Set(edges.map(({ from }) => from))];
    const start = random.pick(used);
    const lengths = lengthsFrom(start);
    const at = (node: number) => toPoint(nodes[node] ?? { x: 0, y: 0 });
    for (const node of some(used, 150)) {
      const way = route(at(start), at(node));
      expect(Math.abs((way?.distanceMeters ?? 0) - (lengths[node] ?? 0))).toBeLessThan(3);
    }
  });

  it('follow streets, as long as they say, both ways alike', () => {
    for (let at = 0; at < 60; at += 1) {
      const [from, to] = [random.pick(houses), random.pick(houses)];
      const way = route(from, to);
      if (way === null) throw new Error(`no way from ${from.name.en} to ${to.name.en}`);
      expect(way.distanceMeters).toBeGreaterThanOrEqual(
        Math.floor(metres(toSpot(from), toSpot(to))),
      );
      expect(Math.abs(lengthOf(way.points) - way.distanceMeters)).toBeLessThan(4);
      expect(Math.abs((route(to, from)?.distanceMeters ?? 0) - way.distanceMeters)).toBeLessThan(2);
      for (const point of way.points.slice(1, -1)) {
        const away = Math.min(...lines.map((line) => metresToLine(line, toSpot(point))));
        expect(away).toBeLessThan(0.5);
      }
    }
  });

  it('end at the coast, and none leads beyond it', () => {
    const [house] = houses;
    expect(house && route(house, { lat: 31.9, lng: -40 })).toBeNull();
    expect(house && route({ lat: 51.5, lng: -0.1 }, house)).toBeNull();
  });

  it('can be gone along: the courier starts at one end and arrives at the other', () => {
    const [from, to] = [random.pick(houses), random.pick(houses)];
    const way = route(from, to);
    if (way === null) throw new Error('no way');
    const gone = [0, 0.25, 0.5, 0.75, 1].map((share) => pointAlong(way, share));
    expect(metres(toSpot(gone[0] ?? to), toSpot(from))).toBeLessThan(1);
    expect(metres(toSpot(gone[4] ?? from), toSpot(to))).toBeLessThan(1);
    for (const point of gone.slice(1, 4)) {
      const away = Math.min(...lines.map((line) => metresToLine(line, toSpot(point))));
      expect(away).toBeLessThan(15);
    }
  });

  it('connect all streets, and each street has one name of its own', () => {
    expect(lengthsFrom(edges[0]?.from ?? 0).filter(Number.isFinite)).toHaveLength(
      new Set(edges.flatMap(({ from, to }) => [from, to])).size,
    );
    expect(new Set(streets.map(({ name }) => name.en)).size).toBe(streets.length);
    expect(new Set(streets.map(({ name }) => name.ar)).size).toBe(streets.length);
  });
});
