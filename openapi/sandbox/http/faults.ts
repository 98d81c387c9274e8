import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A fault that tests or operators plan for the requests of an operation, or with a path prefix: the
 * server then fails on purpose.
 */
export interface Fault {
  operationId?: string;
  pathPrefix?: string;
  /** How many requests the fault affects; all when it is missing. */
  times?: number;
  /** How many matching requests are answered normally first. */
  after?: number;
  /**
   * The share of requests that the fault affects, from 0 to 1, chosen by the seeded random
   * generator; all when it is missing.
   */
  probability?: number;
  delayMs?: number;
  /**
   * Answers with this status instead of calling the handler; `body` is sent as JSON, or unchanged
   * if it is a text.
   */
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * Cuts the connection: before the handler runs, or after its work, so that only the answer is
   * lost.
   */
  drop?: 'before' | 'after';
  /** Sends only the first half of the answer's JSON. */
  malformed?: boolean;
}

interface Planned {
  fault: Fault;
  seen: number;
  struck: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    faults: Fault[] | null;
  }
}

/**
 * The planned faults, and the seeded random generator that decides about those with a probability.
 */
export class FaultPlan {
  #planned: Planned[] = [];
  #state = 1;

  /** Replaces the plan. With the same seed, the same requests are affected. */
  set(faults: readonly Fault[], seed = 1): void {
    this.#planned = faults.map((fault) => ({ fault, seen: 0, struck: 0 }));
    this.#state = seed >>> 0;
  }

  /**
   * The faults that affect this request. The request is counted for each fault that matches it,
   * because `after` and `times` depend on that number.
   */
  strike(operationId: string | null, path: string): Fault[] {
    return this.#planned
      .filter(({ fault }) => concerns(fault, operationId, path))
      .filter((planned) => this.#falls(planned))
      .map(({ fault }) => fault);
  }

  #falls(planned: Planned): boolean {
    const { fault } = planned;
    planned.seen += 1;
    if (planned.seen <= (fault.after ?? 0)) return false;
    if (planned.struck >= (fault.times ?? Infinity)) return false;
    if (fault.probability !== undefined && this.#random() >= fault.probability) return false;
    planned.struck += 1;
    return true;
  }

  /** Mulberry32: a small random generator with the same results on every machine. */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

function concerns(fault: Fault, operationId: string | null, path: string): boolean {
  if (fault.operationId !== undefined) return fault.operationId === operationId;
  return path.startsWith(fault.pathPrefix ?? '/api/');
}

/**
 * Makes a server apply the planned faults; must be registered after the hook that sets
 * `request.operation`.
 */
export function applyFaults(app: FastifyInstance, plan: FaultPlan): void {
  app.decorateRequest('faults', null);
  app.addHook('preParsing', async (request, reply) => {
    request.faults = plan.strike(request.operation?.id ?? null, pathOf(request));
    for (const fault of request.faults) {
      // Half of a compressed answer could not be decoded at all, so it is sent uncompressed.
      if (fault.malformed === true) delete request.headers['accept-encoding'];
      if (fault.delayMs !== undefined) await wait(fault.delayMs);
      if (fault.drop === 'before') {
        reply.hijack();
        request.raw.socket.destroy();
        return;
      }
      if (fault.status !== undefined) {
        const text = typeof fault.body === 'string';
        await reply
          .code(fault.status)
          .headers({
            'content-type': `${text ? 'text/html' : 'application/json'}; charset=utf-8`,
            ...fault.headers,
          })
          .send(text ? fault.body : JSON.stringify(fault.body ?? { message: 'planned fault' }));
      }
    }
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const struck = request.faults ?? [];
    if (struck.some((fault) => fault.drop === 'after')) request.raw.socket.destroy();
    const malformed = struck.some((fault) => fault.malformed === true);
    if (!malformed || typeof payload !== 'string') return payload;
    return payload.slice(0, Math.ceil(payload.length / 2));
  });
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';
