import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';

export interface Health {
  db: Database;
  mode: 'shop' | 'test';
}

/** `GET /sandbox/health`, in every mode: 200 when the database answers, else the usual 500. */
export function healthRoute(app: FastifyInstance, { db, mode }: Health): void {
  app.get('/sandbox/health', async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok', mode };
  });
}
