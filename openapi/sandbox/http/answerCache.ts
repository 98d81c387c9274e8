import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../machines/rules/durations.ts';
import type { Connection } from '../db/connection.ts';
import type { Clock } from './clock.ts';
import type { Encoding } from './compression.ts';
import { originOf } from './context.ts';
import type { Operation } from './contract.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache entry for this request; null when its answer must not be shared. */
    cacheEntry: CacheEntry | null;
  }
}

/** A JSON answer as it is sent, with its ETag. */
export interface CachedAnswer {
  text: string;
  tag: string;
  /**
   * The compressed answer by encoding: compressed for the first client that accepts it, then
   * reused.
   */
  compressed: Map<Encoding, Promise<Buffer>>;
}

/**
 * The cached answer to a request, if there is one; `fill` stores a new one, unless data has changed
 * since the request arrived. `addCopy` counts a compressed copy of a cached answer, in bytes.
 */
export interface CacheEntry {
  answer: CachedAnswer | null;
  fill: (answer: CachedAnswer) => void;
  addCopy: (answer: CachedAnswer, bytes: number) => void;
}

/** The maximum size of the cache: the characters of all answers and their keys, and the copies. */
const MAX_SIZE = 32_000_000;
const areas: readonly unknown[] = ['catalogue', 'modules'];
/**
 * Operations outside the cached areas `catalogue` and `modules` that are cached too, because every
 * visitor of a home page or the landing page sends them.
 */
const others: readonly string[] = ['getConfig', 'listAdvertisements', 'listTestimonials'];
/** The request headers on which every cached answer depends. */
const headers = ['moduleid', 'zoneid', 'x-localization'] as const;
/** The headers for answers that contain the distance to stores. */
const headersWithPosition = [...headers, 'latitude', 'longitude'] as const;

/**
 * Whether all anonymous visitors who send the same request get the same answer, so that it can be
 * cached.
 */
export function isForEverybody({ method, access, definition, id }: Operation): boolean {
  const [area] = Array.isArray(definition['tags']) ? (definition['tags'] as unknown[]) : [];
  return method === 'GET' && access === 'open' && (areas.includes(area) || others.includes(id));
}

/**
 * Caches answers of the catalogue. The cache is cleared when public data changes in the database
 * (migration 0010), and every minute, because opening hours and offers begin and end on a minute. A
 * change of `order_count` does not clear it, so an answer may contain an old `order_count` for up
 * to a minute.
 */
export class AnswerCache {
  readonly #changes: Connection['changes'];
  readonly #clock: Clock;
  #moment = '';
  /** The sum of the sizes in `#answers`. */
  #size = 0;
  readonly #answers = new Map<string, { answer: CachedAnswer; size: number }>();

  constructor(changes: Connection['changes'], clock: Clock) {
    this.#changes = changes;
    this.#clock = clock;
  }

  /** The cache entry for a request; null when its answer must not be shared. */
  async entryOf(request: FastifyRequest): Promise<CacheEntry | null> {
    const { operation } = request;
    if (operation === null || request.method !== 'GET' || !isForEverybody(operation)) return null;
    if (request.headers.authorization !== undefined) return null;
    const names = operation.position === 'ignored' ? headers : headersWithPosition;
    const asked = names.map((name) => request.headers[name] ?? '');
    // The origin, not the header `host`: addresses of pictures are built from it, and behind a
    // trusted proxy it comes from another header.
    const key = JSON.stringify([originOf(request), request.url, ...asked]);
    const moment = await this.#presentMoment();
    return {
      answer: this.#answers.get(key)?.answer ?? null,
      fill: (answer) => {
        if (moment !== this.#moment || this.#answers.has(key)) return;
        this.#answers.set(key, { answer, size: 0 });
        this.#grow(key, key.length + answer.text.length);
      },
      addCopy: (answer, bytes) => {
        if (this.#answers.get(key)?.answer === answer) this.#grow(key, bytes);
      },
    };
  }

  /** Counts a larger size of one answer, and removes the oldest answers above the maximum. */
  #grow(key: string, by: number): void {
    const grown = this.#answers.get(key);
    if (grown === undefined) return;
    grown.size += by;
    this.#size += by;
    for (const [oldest, { size }] of this.#answers) {
      if (this.#size <= MAX_SIZE) break;
      this.#answers.delete(oldest);
      this.#size -= size;
    }
  }

  /**
   * A text that identifies the present state of public data: the minute, and the number of changes
   * so far. If it is another one than last time, the cache is cleared.
   */
  async #presentMoment(): Promise<string> {
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE_MS);
    const moment = `${minute} ${await this.#changes()}`;
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.#answers.clear();
      this.#size = 0;
    }
    return moment;
  }
}
