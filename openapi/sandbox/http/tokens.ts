import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { customers, tokens } from '../db/schema/people.ts';

const day = 24 * 60 * 60 * 1000;
/** A session ends 60 days after sign-in, or after 20 days without a call. */
const absoluteMs = 60 * day;
const idleMs = 20 * day;
const noteUseAfterMs = 5 * 60 * 1000;

export type Customer = typeof customers.$inferSelect;

/** The stored form of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a session: 256 random bits, of which only the hash is stored. */
export async function issueToken(db: Database, customerId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(tokens).values({
    hash: hashToken(token),
    customerId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteMs),
  });
  return token;
}

/**
 * Ends one session; or all of a customer's, when the account is deleted or its password was reset;
 * or all but the one in which the password was changed.
 */
export async function revokeTokens(
  db: Database,
  which: { token: string } | { customerId: number; except?: string | null },
): Promise<void> {
  if ('token' in which) {
    await db.delete(tokens).where(eq(tokens.hash, hashToken(which.token)));
    return;
  }
  const { customerId, except = null } = which;
  await db
    .delete(tokens)
    .where(
      and(
        eq(tokens.customerId, customerId),
        except === null ? undefined : ne(tokens.hash, hashToken(except)),
      ),
    );
}

/** The condition for valid sessions: neither expired nor idle, and not of a blocked account. */
export const isOpenSession = (now: Date) =>
  and(
    gt(tokens.expiresAt, now),
    gt(tokens.lastUsedAt, new Date(now.getTime() - idleMs)),
    eq(customers.active, true),
  );

/** The customer of a token; null for unknown, expired or idle ones and for blocked accounts. */
export async function customerOfToken(
  db: Database,
  token: string,
  now: Date,
): Promise<Customer | null> {
  const hash = hashToken(token);
  const [row] = await db
    .select({ customer: customers, lastUsedAt: tokens.lastUsedAt })
    .from(tokens)
    .innerJoin(customers, eq(customers.id, tokens.customerId))
    .where(and(eq(tokens.hash, hash), isOpenSession(now)));
  if (row === undefined) return null;
  if (now.getTime() - row.lastUsedAt.getTime() > noteUseAfterMs) {
    await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.hash, hash));
  }
  return row.customer;
}
