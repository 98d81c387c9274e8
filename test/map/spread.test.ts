import { expect, it } from 'vitest';
import { spread, type Spot } from '../../src/map/spread.ts';

const placed = (spots: Spot[], least: number, most: number) =>
  spread(spots, least, most).map(({ x, y }, index) => ({
    x: (spots[index]?.x ?? 0) + x,
    y: (spots[index]?.y ?? 0) + y,
  }));

const nearest = (spots: Spot[]) =>
  Math.min(
    ...spots.flatMap((one, index) =>
      spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

it('issue 24: pins that do not touch each other stay where they are', () => {
  expect(
    spread(
      [
        { x: 0, y: 0 },
        { x: 44, y: 0 },
      ],
      44,
      64,
    ),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

it('issue 24: two pins that lie over each other go apart by the same way', () => {
  expect(
    spread(
      [
        { x: 0, y: 0 },
        { x: 24, y: 0 },
      ],
      44,
      64,
    ),
  ).toEqual([
    { x: -10, y: 0 },
    { x: 10, y: 0 },
  ]);
});

it('issue 24: a pin goes out of the way of one that stays', () => {
  expect(
    spread(
      [
        { x: 0, y: 0, fixed: true },
        { x: 0, y: 24 },
      ],
      44,
      64,
    ),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 20 },
  ]);
});

it('issue 24: seven stores of one house can all be pressed', () => {
  const house = Array.from({ length: 7 }, () => ({ x: 100, y: 100 }));
  expect(nearest(placed(house, 44, 64))).toBeGreaterThan(40);
});

it('issue 24: however many there are, none is shown far from its place', () => {
  const crowd = Array.from({ length: 60 }, (_, at) => ({ x: at % 5, y: 0 }));
  const far = spread(crowd, 44, 64).map(({ x, y }) => Math.hypot(x, y));
  expect(Math.max(...far)).toBeLessThanOrEqual(65);
});
