/** The sandbox's time: every date that is stored or compared comes from here. */
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

  /** Sets the time; `frozen` stops it there. */
  set(moment: Date, frozen = false): void {
    this.#offsetMs = moment.getTime() - Date.now();
    this.#frozenAt = frozen ? moment.getTime() : null;
  }

  advance(milliseconds: number): void {
    if (this.#frozenAt === null) this.#offsetMs += milliseconds;
    else this.#frozenAt += milliseconds;
  }

  /** Back to the real time. */
  reset(): void {
    this.#offsetMs = 0;
    this.#frozenAt = null;
  }
}
