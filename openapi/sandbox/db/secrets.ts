import { eq } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { settings } from './schema/operations.ts';

/**
 * Reads a secret of the shop, such as a signing key; `make` creates it the first time. All
 * processes on one database share it.
 */
export async function storedSecret<Secret extends string | object>(
  db: Database,
  key: string,
  make: () => Secret,
): Promise<Secret> {
  const read = () => db.select().from(settings).where(eq(settings.key, key));
  const [known] = await read();
  if (known !== undefined) return known.value as Secret;
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  const [made] = await read();
  if (made === undefined) throw new Error(`The secret ${key} was not written.`);
  return made.value as Secret;
}
