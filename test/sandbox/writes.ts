import { sql } from 'drizzle-orm';
import type { Database } from '../../openapi/sandbox/db/connection.ts';

/** Ids of transactions are given to those that write; the next one to be given. */
export async function nextTransaction(db: Database): Promise<number> {
  const [row] = await db
    .select({ next: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text` })
    .from(sql`generate_series(1, 1)`);
  return Number(row?.next);
}

/**
 * Whether one of the transactions `since` a turn, up to the next, wrote something that was kept. What
 * counts requests for their limits does so in a transaction of its own, for one row at a time.
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
