import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { locationPickerMachine } from '../../machines/place/locationPicker.machine.ts';
import { mapPickerMachine } from '../../machines/place/mapPicker.machine.ts';
import type { LatLng, Place, ZoneOutline } from '../../machines/rules/domain.ts';
import { nearestZone } from '../../machines/rules/nearestZone.ts';
import { outsideZones } from '../failures.ts';

interface Asked {
  position: LatLng;
  answer: () => void;
}

/**
 * A picker whose geocoder and zone lookup answer at the time and in the order that a test decides.
 */
function slowPicker() {
  const asked: Asked[] = [];
  const later = <T>(position: LatLng, value: T) =>
    new Promise<T>((resolve) => asked.push({ position, answer: () => resolve(value) }));
  const picker = createActor(
    mapPickerMachine.provide({
      actors: {
        geocode: fromPromise<string, { position: LatLng }>(({ input }) =>
          later(input.position, `${input.position.lat} Mill Road`),
        ),
        lookUpZones: fromPromise<number[], { position: LatLng }>(({ input }) =>
          later(input.position, [input.position.lat]),
        ),
      },
    }),
    { input: { position: { lat: 0, lng: 0 }, place: null } },
  ).start();
  return { asked, picker };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('LOC-06: the map opens at zoom 17, shows zones from 9, and goes no further than 1 and 21', () => {
  const { picker } = slowPicker();
  const zoom = () => picker.getSnapshot().context.zoom;
  expect(zoom()).toBe(17);
  picker.send({ type: 'map.zoomed', zoom: 22 });
  expect(zoom()).toBe(21);
  picker.send({ type: 'map.zoomed', zoom: 0 });
  expect(zoom()).toBe(1);
  picker.send({ type: 'map.zoomed', zoom: 1 });
  expect(zoom()).toBe(1);
  picker.send({ type: 'map.zoomed', zoom: 21 });
  expect(zoom()).toBe(21);
  picker.send({ type: 'map.zones.asked' });
  expect(zoom()).toBe(9);
});

describe('a slow geocoder', () => {
  it.each([
    ['in the order asked', (asked: Asked[]) => asked],
    ['the last first', (asked: Asked[]) => asked.toReversed()],
    [
      'shuffled',
      (asked: Asked[]) =>
        asked.toSorted((a, b) => ((a.position.lat * 37) % 51) - ((b.position.lat * 37) % 51)),
    ],
  ])(
    'LOC-07 LOC-08: of 50 drags answered %s the last one’s address and zone are taken',
    async (_, inOrder) => {
      const { asked, picker } = slowPicker();
      for (let drag = 1; drag <= 50; drag += 1) {
        picker.send({ type: 'map.drag.started' });
        picker.send({ type: 'map.moved', position: { lat: drag, lng: 1 } });
      }
      expect(asked).toHaveLength(102);
      for (const { answer } of inOrder(asked)) {
        answer();
        await settle();
      }
      picker.send({ type: 'map.confirmed' });
      expect(picker.getSnapshot().output?.place).toEqual({
        address: '50 Mill Road',
        position: { lat: 50, lng: 1 },
        zoneIds: [50],
      });
    },
  );
});

describe('a known place that is pressed', () => {
  const place = (lat: number): Place => ({
    address: `${lat} Mill Road`,
    position: { lat, lng: 1 },
    zoneIds: [lat],
  });
  const press = (lat: number) => ({ type: 'place.point.picked' as const, ...place(lat) });

  it('LOC-01 LOC-08: replaces one that is still looked up', async () => {
    const answers: (() => void)[] = [];
    const picker = createActor(
      locationPickerMachine.provide({
        actors: {
          resolvePlace: fromPromise<Place, { position: LatLng; address: string }>(
            ({ input }) =>
              new Promise((resolve) => {
                answers.push(() => resolve(place(input.position.lat)));
              }),
          ),
        },
      }),
    ).start();
    picker.send(press(1));
    picker.send(press(2));
    for (const answer of answers) answer();
    await settle();
    expect(picker.getSnapshot().output).toEqual({ place: place(2) });
  });

  it.each([
    ['outside every zone', outsideZones, 'outside'],
    ['not found, because no answer came', new Error('lost'), 'unresolved'],
  ] as const)('LOC-01 LOC-08: is looked up after one that was %s', async (_, failure, state) => {
    const picker = createActor(
      locationPickerMachine.provide({
        actors: {
          resolvePlace: fromPromise<Place, { position: LatLng; address: string }>(
            ({ input: { position } }) =>
              position.lat === 1 ? Promise.reject(failure) : Promise.resolve(place(position.lat)),
          ),
        },
      }),
    ).start();
    picker.send(press(1));
    await settle();
    expect(picker.getSnapshot().matches(state)).toBe(true);
    expect(picker.getSnapshot().can({ type: 'place.position.asked' })).toBe(true);
    picker.send(press(2));
    await settle();
    expect(picker.getSnapshot().output).toEqual({ place: place(2) });
  });
});

describe('the nearest zone', () => {
  const square = (id: number, name: string, at: number): ZoneOutline => ({
    id,
    name,
    outline: [
      { lat: at - 1, lng: at - 1 },
      { lat: at - 1, lng: at + 1 },
      { lat: at + 1, lng: at + 1 },
      { lat: at + 1, lng: at - 1 },
    ],
  });

  it('LOC-08: is the one whose middle is nearest to a point outside all of them', () => {
    const zones = [square(1, 'Eastside', 10), square(2, 'Old Town', 20)];
    expect(nearestZone(zones, { lat: 17, lng: 17 })).toEqual({
      name: 'Old Town',
      middle: { lat: 20, lng: 20 },
    });
    expect(nearestZone([], { lat: 17, lng: 17 })).toBeNull();
  });
});
