import { eq, inArray, sql } from 'drizzle-orm';
import { HOUR_SECONDS } from '../../../machines/rules/durations.ts';
import type { Database } from '../db/connection.ts';
import { throttles } from '../db/schema/operations.ts';
import type { Clock } from './clock.ts';
import { deleteExpired } from './expired.ts';
import { Refusal } from './refusal.ts';
import { texts } from './texts.ts';

/** A rate limit: at most `max` uses within `seconds` of the first one. */
export interface Allowance {
  max: number;
  seconds: number;
}

/**
 * A limit that lets users wait longer and longer instead of blocking them. The first `free` uses
 * within an hour need no wait; before each further use the wait doubles, from a minute up to
 * `longest` seconds.
 */
export interface Backoff {
  free: number;
  longest: number;
}

/**
 * Uses of a limit that this server has counted in the database in advance. `left` is how many of
 * them it can still give away.
 */
interface Claim {
  left: number;
  endsAt: Date;
}

/** The default of `SANDBOX_RATE_LIMIT`, in requests per minute. */
const USUAL_REQUESTS_PER_MINUTE = 600;
const MAX_CLAIMS = 20_000;
/**
 * For large limits a server counts a sixtieth of the allowed uses in advance, with one query
 * (`Claim`, `takeOfMany`).
 */
const CLAIMS_OF_ALLOWANCE = 60;
const USES_BETWEEN_SWEEPS = 1000;

/**
 * Rate limits by phone, account or IP address, shared by all servers of a database. Counting is not
 * part of a request's transaction, so that failed requests count too. A crash of the database
 * resets all counts, because the table is unlogged.
 */
export class Throttle {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #scale: number;
  readonly #claims = new Map<string, Claim>();
  #usesSinceSweep = 0;

  /**
   * @param requestsPerMinute the configured limit of one IP address; the limits of `requireScaled`
   * grow and shrink with it
   */
  constructor(db: Database, clock: Clock, requestsPerMinute = USUAL_REQUESTS_PER_MINUTE) {
    this.#db = db;
    this.#clock = clock;
    this.#scale = requestsPerMinute / USUAL_REQUESTS_PER_MINUTE;
  }

  /**
   * Counts a use of the limit `key`, a text that names the limit and whom it concerns, such as
   * `sign-up:` with an IP address. Returns 0 when the use is allowed, else the seconds to wait.
   */
  async take(key: string, { max, seconds }: Allowance): Promise<number> {
    const { uses, endsAt } = await this.#count(key, 1, seconds);
    return uses <= max ? 0 : this.#secondsUntil(endsAt);
  }

  /**
   * Like `take`, for large limits that almost every request uses: one query counts many uses in
   * advance for this server. There are never more than `max` uses, but other servers cannot have
   * the uses that this server counted and did not need.
   */
  async takeOfMany(key: string, { max, seconds }: Allowance): Promise<number> {
    const claimed = this.#claims.get(key);
    if (claimed !== undefined && claimed.left > 0 && this.#isPresent(claimed, seconds)) {
      claimed.left -= 1;
      return 0;
    }
    const size = Math.max(1, Math.floor(max / CLAIMS_OF_ALLOWANCE));
    const { uses, endsAt } = await this.#count(key, size, seconds);
    const granted = Math.max(0, Math.min(size, max - (uses - size)));
    // Simultaneous requests may have claimed uses too, so theirs are added.
    const others = this.#claims.get(key);
    const left = granted + (others?.endsAt.getTime() === endsAt.getTime() ? others.left : 0);
    if (left === 0) return this.#secondsUntil(endsAt);
    this.#claims.delete(key);
    this.#claims.set(key, { left: left - 1, endsAt });
    const [oldest] = this.#claims.keys();
    if (this.#claims.size > MAX_CLAIMS && oldest !== undefined) this.#claims.delete(oldest);
    return 0;
  }

  /** Like `take`, with waits that grow (`Pace`). */
  async takeWithBackoff(key: string, { free, longest }: Backoff): Promise<number> {
    const now = this.#clock.now();
    const pause = sql`least(${longest}, 60 * power(2, least(${throttles.uses} - ${free}, 20)))`;
    const isDue = sql`${throttles.uses} < ${free} or ${isOver(now)}
      or ${throttles.lastAt} + ${pause} * interval '1 second' <= ${now.toISOString()}`;
    const counted = await this.#db
      .insert(throttles)
      .values(firstUses(key, 1, HOUR_SECONDS, now))
      .onConflictDoUpdate({ target: throttles.key, set: moreUses(1, now), setWhere: isDue })
      .returning({ key: throttles.key });
    if (counted.length > 0) return 0;
    const [refused] = await this.#db
      .select({ seconds: sql<number>`extract(epoch from ${throttles.lastAt})::float8 + ${pause}` })
      .from(throttles)
      .where(eq(throttles.key, key));
    return this.#secondsUntil(new Date((refused?.seconds ?? 0) * 1000));
  }

  /**
   * Counts a use of the limit `key` (see `take`).
   * @throws Refusal 429 with `Retry-After` when there were too many
   */
  async require(key: string, allowance: Allowance): Promise<void> {
    const seconds = await this.take(key, allowance);
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  /**
   * Takes back one use of each limit in `keys`, when an attempt succeeded and these limits are for
   * failures. Attempts are counted before their result is known, so that simultaneous attempts
   * cannot all pass.
   */
  async releaseUses(keys: readonly string[]): Promise<void> {
    await this.#db
      .update(throttles)
      .set({ uses: sql`greatest(${throttles.uses} - 1, 0)` })
      .where(inArray(throttles.key, [...keys]));
  }

  /** Like `require`, for a limit that is scaled with the configured `SANDBOX_RATE_LIMIT`. */
  async requireScaled(key: string, { max, seconds }: Allowance): Promise<void> {
    await this.require(key, { max: Math.max(1, Math.round(max * this.#scale)), seconds });
  }

  /** Like `require`, with `takeOfMany`. */
  async requireOfMany(key: string, allowance: Allowance): Promise<void> {
    const seconds = await this.takeOfMany(key, allowance);
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  /** Resets all counts. */
  async clear(): Promise<void> {
    this.#claims.clear();
    await this.#db.delete(throttles);
  }

  async #count(key: string, uses: number, seconds: number) {
    const now = this.#clock.now();
    await this.#sweep(now);
    const [row] = await this.#db
      .insert(throttles)
      .values(firstUses(key, uses, seconds, now))
      .onConflictDoUpdate({ target: throttles.key, set: moreUses(uses, now) })
      .returning({ uses: throttles.uses, endsAt: throttles.endsAt });
    if (row === undefined) throw new Error('A use was not counted.');
    return row;
  }

  /** After every thousand uses, deletes the expired rows of this table and other tables. */
  async #sweep(now: Date): Promise<void> {
    this.#usesSinceSweep += 1;
    if (this.#usesSinceSweep < USES_BETWEEN_SWEEPS) return;
    this.#usesSinceSweep = 0;
    await deleteExpired(this.#db, now);
  }

  #isPresent({ endsAt }: Claim, seconds: number): boolean {
    const restMs = endsAt.getTime() - this.#clock.now().getTime();
    return restMs > 0 && restMs <= seconds * 1000;
  }

  #secondsUntil(moment: Date): number {
    return Math.max(1, Math.ceil((moment.getTime() - this.#clock.now().getTime()) / 1000));
  }
}

const firstUses = (key: string, uses: number, seconds: number, now: Date) => ({
  key,
  uses,
  beganAt: now,
  lastAt: now,
  endsAt: new Date(now.getTime() + seconds * 1000),
});

/**
 * SQL for whether a row has expired. A row from the future counts as expired too, because tests can
 * set the clock back.
 */
const isOver = (now: Date) => {
  const moment = now.toISOString();
  return sql`(${throttles.endsAt} <= ${moment} or ${throttles.beganAt} > ${moment})`;
};

/** The new values of an existing row: increased, or started again when the row has expired. */
const moreUses = (uses: number, now: Date) => ({
  uses: sql`case when ${isOver(now)} then excluded.uses else ${throttles.uses} + ${uses} end`,
  beganAt: sql`case when ${isOver(now)} then excluded.began_at else ${throttles.beganAt} end`,
  endsAt: sql`case when ${isOver(now)} then excluded.ends_at else ${throttles.endsAt} end`,
  lastAt: now,
});

/** The error for too many requests; `seconds` is the time to wait. */
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
