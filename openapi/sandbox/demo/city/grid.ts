import { metres, type Spot } from './plane.ts';

const CELL = 250;

/** A rectangle on the flat plane of the city; its four sides in metres from the centre. */
export interface Frame {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface Grid<T> {
  /** All items that may overlap a rectangle, each once, in the order in which they were given. */
  within(frame: Frame): T[];
  /**
   * The item that is nearest to a position; null when none is nearer than `reach` metres. `away`
   * gives the distance of an item in metres.
   */
  nearest(spot: Spot, reach: number, away: (item: T) => number): T | null;
}

/** A spatial index: finds items on the plane without checking all of them. */
export function gridOf<T>(items: readonly T[], frameOf: (item: T) => Frame): Grid<T> {
  const cells = new Map<number, number[]>();
  const keyOf = (column: number, row: number) => column * 10_000 + row;
  const cellOf = (metre: number) => Math.floor(metre / CELL);
  const keysOf = (frame: Frame): number[] => {
    const keys: number[] = [];
    for (let column = cellOf(frame.west); column <= cellOf(frame.east); column += 1) {
      for (let row = cellOf(frame.south); row <= cellOf(frame.north); row += 1) {
        keys.push(keyOf(column, row));
      }
    }
    return keys;
  };
  items.forEach((item, index) => {
    for (const key of keysOf(frameOf(item))) {
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [index]);
      else cell.push(index);
    }
  });
  const clamp = (metre: number) => Math.max(-9_000, Math.min(9_000, metre));
  const within = (frame: Frame): T[] => {
    const found = new Set<number>();
    const inside = {
      west: clamp(frame.west),
      south: clamp(frame.south),
      east: clamp(frame.east),
      north: clamp(frame.north),
    };
    for (const key of keysOf(inside)) for (const index of cells.get(key) ?? []) found.add(index);
    return [...found].sort((a, b) => a - b).flatMap((index) => items.slice(index, index + 1));
  };
  return {
    within,
    nearest: (spot, reach, away) => {
      for (let radius = CELL; ; radius = Math.min(radius * 2, reach)) {
        let best: T | null = null;
        let least = Math.min(radius, reach);
        const frame = {
          west: spot.x - radius,
          south: spot.y - radius,
          east: spot.x + radius,
          north: spot.y + radius,
        };
        for (const item of within(frame)) {
          const distance = away(item);
          if (distance < least) [best, least] = [item, distance];
        }
        if (best !== null || radius >= reach) return best;
      }
    },
  };
}

/** A spatial index for items that are points. */
export function spotGrid<T extends Spot>(items: readonly T[]) {
  const grid = gridOf(items, ({ x, y }) => ({ west: x, east: x, south: y, north: y }));
  return {
    nearest: (spot: Spot, reach: number) => grid.nearest(spot, reach, (item) => metres(item, spot)),
  };
}
