/** A seeded random generator with the same numbers on every machine (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** A number from 0 up to, but not including, 1. */
    next,
    /** A whole number between two limits, both included. */
    between: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    /** A random element of a list that is not empty. */
    pick: <T>(list: readonly T[]): T => {
      const value = list[Math.floor(next() * list.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    /** True in the given percentage of cases. */
    chance: (percent: number): boolean => next() * 100 < percent,
  };
}

export type Random = ReturnType<typeof seeded>;

/** Element `turn` of a list; after the last element it starts again at the first. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
