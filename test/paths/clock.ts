/**
 * The time of day as machines see it during a walk. xstate's clock drives timers only; deadlines are
 * compared with `Date`, so both must tell the same time, or a walk gives another result every day.
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

/** Makes `Date` stand still at `elapsedMs` after the start of the walk; returns how to undo it. */
export const stopClock = (elapsedMs: number): (() => void) => {
  now = START + elapsedMs;
  globalThis.Date = StoppedDate;
  return () => {
    globalThis.Date = RealDate;
  };
};

/** Milliseconds from the start of the walk to a moment of `Date`. */
export const sinceStart = (moment: number): number => moment - START;
