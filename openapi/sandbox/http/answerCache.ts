import type { FastifyRequest } from 'fastify';
import type { Connection } from '../db/connection.ts';
import type { Clock } from './clock.ts';
import type { Encoding } from './compression.ts';
import type { Operation } from './contract.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache entry of the answer; null for a personal answer. */
    cacheEntry: CacheEntry | null;
  }
}

/** An answer as it is sent, with its ETag. */
export interface CachedAnswer {
  text: string;
  tag: string;
  /** Compressed for the first client that accepts the encoding, and then reused for all. */
  compressed: Map<Encoding, Promise<Buffer>>;
}

/**
 * The cache entry of a request, and how to fill it, for the state of the shop when the request
 * arrived.
 */
export interface CacheEntry {
  answer: CachedAnswer | null;
  fill: (answer: CachedAnswer) => void;
}

const MOST_CHARACTERS = 32_000_000;
const MINUTE_MS = 60_000;
const areas: readonly unknown[] = ['catalogue', 'modules'];
/** Answers of other areas that every visitor of a home or of the landing page requests. */
const others: readonly string[] = ['getConfig', 'listAdvertisements', 'listTestimonials'];
/** The request headers on which every such answer depends. */
const headers = ['moduleid', 'zoneid', 'x-localization', 'host'] as const;
/** Those of an answer that names how far away a store is. */
const headersWithPosition = [...headers, 'latitude', 'longitude'] as const;

/**
 * Whether an operation's answer to one anonymous visitor is the same for all who send the same
 * request.
 */
export function isForEverybody({ method, access, definition, id }: Operation): boolean {
  const [area] = Array.isArray(definition['tags']) ? (definition['tags'] as unknown[]) : [];
  return method === 'GET' && access === 'open' && (areas.includes(area) || others.includes(id));
}

/**
 * A cache for answers of the catalogue. It is cleared when the database counts a change of public
 * data (migration 0010), and at the start of each minute, because opening hours and offers begin
 * and end on a minute. Changes of `order_count` are not counted: a cached answer may show it up to
 * a minute late.
 */
export class AnswerCache {
  readonly #changes: Connection['changes'];
  readonly #clock: Clock;
  #moment = '';
  #characters = 0;
  readonly #answers = new Map<string, CachedAnswer>();

  constructor(changes: Connection['changes'], clock: Clock) {
    this.#changes = changes;
    this.#clock = clock;
  }

  /** The entry of a request; null when the answer is personal. */
  async entryOf(request: FastifyRequest): Promise<CacheEntry | null> {
    const { operation } = request;
    if (operation === null || request.method !== 'GET' || !isForEverybody(operation)) return null;
    if (request.headers.authorization !== undefined) return null;
    const names = operation.position === 'ignored' ? headers : headersWithPosition;
    const asked = names.map((name) => request.headers[name] ?? '');
    const key = JSON.stringify([request.protocol, request.url, ...asked]);
    const moment = await this.#presentMoment();
    return {
      answer: this.#answers.get(key) ?? null,
      fill: (answer) => {
        if (moment === this.#moment && !this.#answers.has(key)) this.#add(key, answer);
      },
    };
  }

  #add(key: string, answer: CachedAnswer): void {
    this.#answers.set(key, answer);
    this.#characters += answer.text.length;
    for (const [oldest, { text }] of this.#answers) {
      if (this.#characters <= MOST_CHARACTERS) break;
      this.#answers.delete(oldest);
      this.#characters -= text.length;
    }
  }

  /**
   * The version of the shop: its number of changes, and the minute. A new version clears the cache.
   */
  async #presentMoment(): Promise<string> {
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE_MS);
    const moment = `${minute} ${await this.#changes()}`;
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.#answers.clear();
      this.#characters = 0;
    }
    return moment;
  }
}
