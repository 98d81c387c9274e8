import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';
import { texts } from './texts.ts';

/** How often something may be done: `max` times in any `seconds`. */
export interface Allowance {
  max: number;
  seconds: number;
}

/**
 * Waits that grow in place of a lock: the first `free` uses of an hour go at once, then each waits
 * twice as long as the one before it, from a minute to `longest` seconds.
 */
export interface Pace {
  free: number;
  longest: number;
}

const paceForgetsMs = 3_600_000;

/**
 * Limits finer than the server's own: per phone, account or address. Counts live in memory and
 * are bounded; a restart forgives.
 */
export class Throttle {
  readonly #clock: Clock;
  readonly #uses = new Map<string, number[]>();
  readonly #maxKeys = 20_000;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Seconds to wait before the next use of `key`; 0 means it was counted and may go on. */
  take(key: string, allowance: Allowance): number {
    const windowMs = allowance.seconds * 1000;
    const recent = this.#recent(key, windowMs);
    const oldest = recent[0];
    if (recent.length >= allowance.max && oldest !== undefined) {
      return Math.max(1, this.#secondsUntil(oldest + windowMs));
    }
    this.#count(key, recent);
    return 0;
  }

  /** As `take`, with waits that grow. */
  takeAtPace(key: string, { free, longest }: Pace): number {
    const recent = this.#recent(key, paceForgetsMs);
    const last = recent.at(-1);
    if (recent.length >= free && last !== undefined) {
      const pause = Math.min(longest, 60 * 2 ** (recent.length - free));
      const seconds = this.#secondsUntil(last + pause * 1000);
      if (seconds > 0) return seconds;
    }
    this.#count(key, recent);
    return 0;
  }

  /** Counts a use of `key` or refuses with 429 and `Retry-After`. */
  require(key: string, allowance: Allowance): void {
    const seconds = this.take(key, allowance);
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  clear(): void {
    this.#uses.clear();
  }

  #recent(key: string, windowMs: number): number[] {
    const now = this.#clock.now().getTime();
    return (this.#uses.get(key) ?? []).filter((at) => now - at < windowMs && at <= now);
  }

  #secondsUntil(moment: number): number {
    return Math.max(0, Math.ceil((moment - this.#clock.now().getTime()) / 1000));
  }

  #count(key: string, recent: readonly number[]): void {
    this.#uses.delete(key);
    this.#uses.set(key, [...recent, this.#clock.now().getTime()]);
    this.#forgetOldest();
  }

  #forgetOldest(): void {
    if (this.#uses.size <= this.#maxKeys) return;
    const oldest = this.#uses.keys().next();
    if (!oldest.done) this.#uses.delete(oldest.value);
  }
}

/** The 429 of the envelope. */
export function tooManyRequests(seconds: number): Refusal {
  return new Refusal(
    429,
    (say) => {
      const message = say(texts.tooManyRequests, { seconds });
      return { errors: [{ code: 'throttled', message }], message };
    },
    { 'retry-after': String(seconds) },
  );
}
