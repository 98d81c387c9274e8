/** Numbers that look random and are the same on every machine (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0 up to 1. */
    next,
    /** A whole number, both bounds included. */
    between: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    /** One of a list that is not empty. */
    pick: <T>(list: readonly T[]): T => {
      const value = list[Math.floor(next() * list.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    /** True in so many of a hundred cases. */
    chance: (percent: number): boolean => next() * 100 < percent,
  };
}

export type Random = ReturnType<typeof seeded>;
