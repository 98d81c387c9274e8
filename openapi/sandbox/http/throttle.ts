import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';
import { texts } from './texts.ts';

/** How often something may be done: `max` times in any `seconds`. */
export interface Allowance {
  max: number;
  seconds: number;
}

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
    const now = this.#clock.now().getTime();
    const windowMs = allowance.seconds * 1000;
    const recent = (this.#uses.get(key) ?? []).filter((at) => now - at < windowMs && at <= now);
    const oldest = recent[0];
    if (recent.length >= allowance.max && oldest !== undefined) {
      return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
    }
    recent.push(now);
    this.#uses.delete(key);
    this.#uses.set(key, recent);
    this.#forgetOldest();
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
