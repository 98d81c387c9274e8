import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';

export interface Health {
  db: Database;
  mode: 'shop' | 'test';
}

/** Converts nanoseconds to whole milliseconds. */
const inMs = (ns: number): number => Math.round(ns / 1e6);

/** Converts bytes to whole megabytes. */
const inMb = (bytes: number): number => Math.round(bytes / 2 ** 20);

/**
 * Adds `GET /sandbox/health`, in every mode: 200 when the database answers, 503 when it cannot be
 * reached or is overloaded, 500 for any other error. `loop` is the delay of the event loop since
 * the start, in ms: `p99_ms` (99 of 100 delays are shorter) and `longest_ms`; work that blocks the
 * loop delays all requests. `memory_mb` is the memory of the process, `heap_mb` that of JavaScript.
 */
export function healthRoute(app: FastifyInstance, { db, mode }: Health): void {
  const lateness = monitorEventLoopDelay({ resolution: 20 });
  lateness.enable();
  app.addHook('onClose', () => {
    lateness.disable();
  });
  app.get('/sandbox/health', async () => {
    await db.execute(sql`select 1`);
    const loop = { p99_ms: inMs(lateness.percentile(99)), longest_ms: inMs(lateness.max) };
    const { rss, heapUsed } = process.memoryUsage();
    return { status: 'ok', mode, loop, memory_mb: inMb(rss), heap_mb: inMb(heapUsed) };
  });
}
