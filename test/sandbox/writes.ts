import { sql } from 'drizzle-orm';
import type { Database } from '../../openapi/sandbox/db/connection.ts';

/** The id of the database's next transaction; only transactions that write get an id. */
export async function nextTransaction(db: Database): Promise<number> {
  const [row] = await db
    .select({ next: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text` })
    .from(sql`generate_series(1, 1)`);
  return Number(row?.next);
}

/**
 * Whether a committed transaction with an id from `since` to before `next` wrote anything.
 * Rate-limit counters do not count: each is written in a separate transaction.
 */
export async function hasWritten(db: Database, since: number, next: number): Promise<boolean> {
  if (next === since) return false;
  const kept = await db
    .select({ id: sql`id` })
    .from(sql`generate_series(${since}::int, ${next - 1}::int) as id`)
    .where(
      sql`pg_xact_status(id::text::xid8) = 'committed'
        and id::text not in (select xmin::text from throttles)`,
    );
  return kept.length > 0;
}
