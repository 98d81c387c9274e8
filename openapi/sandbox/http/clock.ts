/**
 * The sandbox's time. Everything uses it instead of `Date.now()`, so that tests can set the time.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that test mode can set; it runs on from the set time unless it is frozen. */
export class TestClock implements Clock {
  #offsetMs = 0;
  #frozenAt: number | null = null;

  now(): Date {
    return new Date(this.#frozenAt ?? Date.now() + this.#offsetMs);
  }

  /** Sets the time. The clock then runs on from there, or stays at this time if it is `frozen`. */
  set(moment: Date, frozen = false): void {
    this.#offsetMs = moment.getTime() - Date.now();
    this.#frozenAt = frozen ? moment.getTime() : null;
  }

  advance(milliseconds: number): void {
    if (this.#frozenAt === null) this.#offsetMs += milliseconds;
    else this.#frozenAt += milliseconds;
  }

  /** Returns to the real time. */
  reset(): void {
    this.#offsetMs = 0;
    this.#frozenAt = null;
  }
}
