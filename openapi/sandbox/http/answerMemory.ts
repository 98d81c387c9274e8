import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/connection.ts';
import type { Clock } from './clock.ts';
import type { Operation } from './contract.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the answer is kept; null for one that is for one person. */
    place: MemoryPlace | null;
  }
}

/** An answer as it is sent, and the tag that a browser asks with again. */
export interface KeptAnswer {
  text: string;
  tag: string;
}

/** Where the answer to a request is kept, as the shop was when it was asked. */
export interface MemoryPlace {
  kept: KeptAnswer | null;
  keep: (answer: KeptAnswer) => void;
}

const MOST_CHARACTERS = 32_000_000;
const MINUTE_MS = 60_000;
const areas: readonly unknown[] = ['catalogue', 'modules'];
/** All that such an answer depends on besides its address. */
const headers = ['moduleid', 'zoneid', 'x-localization', 'latitude', 'longitude', 'host'] as const;

/** Whether what the operation answers to one stranger is true for all who ask alike. */
export function isForEverybody({ method, access, definition, id }: Operation): boolean {
  const [area] = Array.isArray(definition['tags']) ? (definition['tags'] as unknown[]) : [];
  return method === 'GET' && access === 'open' && (areas.includes(area) || id === 'getConfig');
}

/**
 * Answers of the catalogue, kept until something that strangers may read changes in the database, or
 * the minute ends: opening hours and offers begin and end on one. How often something was ordered may
 * so be told up to a minute late.
 */
export class AnswerMemory {
  readonly #db: Database;
  readonly #clock: Clock;
  #moment = '';
  #characters = 0;
  readonly #answers = new Map<string, KeptAnswer>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The place of a request's answer; null where it is for one person. */
  async placeOf(request: FastifyRequest): Promise<MemoryPlace | null> {
    const { operation } = request;
    if (operation === null || request.method !== 'GET' || !isForEverybody(operation)) return null;
    if (request.headers.authorization !== undefined) return null;
    const asked = headers.map((name) => request.headers[name] ?? '');
    const key = JSON.stringify([request.protocol, request.url, ...asked]);
    const moment = await this.#presentMoment();
    return {
      kept: this.#answers.get(key) ?? null,
      keep: (answer) => {
        if (moment === this.#moment && !this.#answers.has(key)) this.#add(key, answer);
      },
    };
  }

  #add(key: string, answer: KeptAnswer): void {
    this.#answers.set(key, answer);
    this.#characters += answer.text.length;
    for (const [oldest, { text }] of this.#answers) {
      if (this.#characters <= MOST_CHARACTERS) break;
      this.#answers.delete(oldest);
      this.#characters -= text.length;
    }
  }

  /** The state of the shop: the count of its changes, and the minute. A new one forgets all answers. */
  async #presentMoment(): Promise<string> {
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE_MS);
    const [row] = await this.#db
      .select({ changes: sql<string>`sum("count")::text` })
      .from(sql`changes.counts`);
    const moment = `${minute} ${row?.changes ?? ''}`;
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.#answers.clear();
      this.#characters = 0;
    }
    return moment;
  }
}
