import { eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { EDITION } from '../demo/edition.ts';
import type { Demo } from '../demo/types.ts';
import type { Database } from './connection.ts';
import { settings } from './schema/operations.ts';
import { parcelCategories } from './schema/parcel.ts';
import { vehicles } from './schema/rental.ts';
import { continueNumbering, insertRental, insertService, insertSettings } from './seed.ts';

/**
 * Whether the database was filled with other demo data than the present one: its stored `edition`,
 * a hash of the demo data, differs.
 */
export async function isOutdated(db: Database): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'edition'));
  return row?.value !== EDITION;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds what is new in the demo data to a database that has older data: missing settings; rental if
 * there are no vehicles; parcels, bonuses and inbox if there are no parcel categories. Existing
 * rows do not change.
 */
export async function topUp(db: Database, demo: Demo): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = new Map(
      (
        await tx
          .select()
          .from(settings)
          .where(inArray(settings.key, Object.keys(demo.settings)))
      ).map(({ key, value }) => [key, value]),
    );
    const merged = Object.entries(demo.settings).map(([key, value]) => {
      const known = stored.get(key);
      const both = isRecord(known) && isRecord(value) ? { ...value, ...known } : (known ?? value);
      return [key, both] as const;
    });
    await insertSettings(tx, Object.fromEntries(merged));
    const isEmpty = async (table: PgTable) => (await tx.$count(table)) === 0;
    if (await isEmpty(vehicles)) await insertRental(tx, demo.rental);
    if (await isEmpty(parcelCategories)) await insertService(tx, demo.service);
    await continueNumbering(tx);
  });
  await db.execute(sql`analyze`);
}
