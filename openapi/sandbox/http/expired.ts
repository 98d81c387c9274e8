import { lte } from 'drizzle-orm';
import { DAY_MS } from '../../../machines/rules/durations.ts';
import type { Database } from '../db/connection.ts';
import { outbox, paymentSessions, throttles } from '../db/schema/operations.ts';
import { tokens } from '../db/schema/people.ts';
import { isEndedSession } from './tokens.ts';

/** How long payments and sent messages are kept, in milliseconds: 30 days. */
const retentionMs = 30 * DAY_MS;

/**
 * Deletes what nobody needs any more: rate limits and sessions that have ended, and payments and
 * messages that are older than 30 days (ASVS 14.2.7).
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const tooOld = new Date(now.getTime() - retentionMs);
  await db.delete(throttles).where(lte(throttles.endsAt, now));
  await db.delete(tokens).where(isEndedSession(now));
  await db.delete(paymentSessions).where(lte(paymentSessions.createdAt, tooOld));
  await db.delete(outbox).where(lte(outbox.createdAt, tooOld));
}
