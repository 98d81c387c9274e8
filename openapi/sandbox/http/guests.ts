import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { guests } from '../db/schema/people.ts';

const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Creates a guest (GUEST-01): a number as the id, which the API needs, and a secret key that only
 * the requesting browser gets. Only the key's hash is stored.
 */
export async function issueGuest(db: Database, now: Date): Promise<{ id: number; key: string }> {
  const id = randomInt(2 ** 40, 2 ** 47);
  const key = randomBytes(32).toString('base64url');
  await db.insert(guests).values({ id, keyHash: hashKey(key), createdAt: now });
  return { id, key };
}

/**
 * Checks a guest's id and key; null when the id is unknown or ended, or the key is wrong. Older
 * clients send only the id; that is accepted until the key is first used, from then on the key is
 * required (ASVS 7.2.4).
 */
export async function provenGuest(
  db: Database,
  id: number | null,
  key: string | null,
): Promise<number | null> {
  if (id === null || !Number.isSafeInteger(id)) return null;
  const [guest] = await db.select().from(guests).where(eq(guests.id, id));
  if (guest === undefined) return null;
  if (key === null) return guest.keyed ? null : id;
  if (guest.keyHash === null || !isSame(guest.keyHash, hashKey(key))) return null;
  if (!guest.keyed) await db.update(guests).set({ keyed: true }).where(eq(guests.id, id));
  return id;
}

/** Deletes a guest, so that the id becomes invalid. */
export async function endGuest(db: Database, id: number): Promise<void> {
  await db.delete(guests).where(eq(guests.id, id));
}
