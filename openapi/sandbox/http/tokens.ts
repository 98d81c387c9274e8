import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '../../../machines/rules/durations.ts';
import type { Database } from '../db/connection.ts';
import { customers, tokens } from '../db/schema/people.ts';

/**
 * Sessions end 60 days after sign-in (`absoluteMs`), or after 20 days without a request (`idleMs`).
 * The time of a session's last request is updated at most every five minutes (`noteUseAfterMs`).
 */
const absoluteMs = 60 * DAY_MS;
const idleMs = 20 * DAY_MS;
const noteUseAfterMs = 5 * MINUTE_MS;

export type Customer = typeof customers.$inferSelect;

/** The hash under which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Starts a session and returns its token of 256 random bits; only the hash is stored. */
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
 * Ends sessions: one by its token, or all of a customer. `except` is the token of a session that
 * must not end, such as the one in which the customer has changed the password.
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

/** SQL condition for valid sessions: not expired, used recently, and the account is not blocked. */
export const isOpenSession = (now: Date) =>
  and(
    gt(tokens.expiresAt, now),
    gt(tokens.lastUsedAt, new Date(now.getTime() - idleMs)),
    eq(customers.active, true),
  );

/** SQL condition for sessions that have ended for good: expired, or not used for too long. */
export const isEndedSession = (now: Date) =>
  or(lte(tokens.expiresAt, now), lte(tokens.lastUsedAt, new Date(now.getTime() - idleMs)));

/**
 * The customer to whom a token belongs; null when it is unknown or expired, or the account is
 * blocked. Also stores `now` as the time of the session's last request, at most every five minutes.
 */
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
