/**
 * Sets the time of day while a test walks a machine. xstate's simulated clock drives only timers,
 * but machines compare deadlines with `Date`: both must agree, or a walk would differ from day to
 * day.
 */

/** The time at which every walk starts, in milliseconds since 1970. */
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
