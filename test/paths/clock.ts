/**
 * The time of day for machines during a walk. xstate's clock drives only timers; deadlines are
 * compared with `Date`, so both must have the same time, or a walk would have another result every
 * day.
 */

/** Every walk starts on this morning. */
const START = Date.UTC(2026, 0, 5, 9, 0, 0);
const RealDate = Date;

let now = START;
const StoppedDate = new Proxy(RealDate, {
  construct: (target, args: unknown[]): Date =>
    args.length === 0 ? new target(now) : Reflect.construct(target, args),
  get: (target, name): unknown => (name === 'now' ? () => now : Reflect.get(target, name)),
});

/** Fixes `Date` at `elapsedMs` after the start of the walk; returns the function that undoes it. */
export const stopClock = (elapsedMs: number): (() => void) => {
  now = START + elapsedMs;
  globalThis.Date = StoppedDate;
  return () => {
    globalThis.Date = RealDate;
  };
};

/** Milliseconds from the start of the walk to a moment of `Date`. */
export const sinceStart = (moment: number): number => moment - START;
