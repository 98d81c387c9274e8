import { and, eq, gt, inArray, lte, notExists } from 'drizzle-orm';
import { DAY_MS } from '../../../machines/rules/durations.ts';
import type { Database } from '../db/connection.ts';
import { outbox, paymentSessions, throttles } from '../db/schema/operations.ts';
import { cartRows, orders } from '../db/schema/orders.ts';
import { guests, tokens } from '../db/schema/people.ts';
import { rentalCartRows, rentalCartTrips, trips } from '../db/schema/rental.ts';
import { isEndedSession } from './tokens.ts';

/** How long payments and sent messages are kept, in milliseconds: 30 days. */
const retentionMs = 30 * DAY_MS;

/** How long a guest is kept without an order, a trip or a change of a cart: 60 days. */
const guestMs = 60 * DAY_MS;

const carts = [cartRows, rentalCartRows, rentalCartTrips];

/**
 * Deletes what nobody needs any more: rate limits and sessions that have ended, payments and
 * messages that are older than 30 days, and guests who have done nothing for 60 days (ASVS 14.2.7).
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const tooOld = new Date(now.getTime() - retentionMs);
  await db.delete(throttles).where(lte(throttles.endsAt, now));
  await db.delete(tokens).where(isEndedSession(now));
  await db.delete(paymentSessions).where(lte(paymentSessions.createdAt, tooOld));
  await db.delete(outbox).where(lte(outbox.createdAt, tooOld));
  await deleteIdleGuests(db, new Date(now.getTime() - guestMs));
}

/** Deletes guests who have done nothing since `moment`, with their carts. */
async function deleteIdleGuests(db: Database, moment: Date): Promise<void> {
  const ofGuest = (table: (typeof carts)[number] | typeof orders | typeof trips) =>
    and(eq(table.ownerId, guests.id), eq(table.isGuest, true));
  const idle = and(
    lte(guests.createdAt, moment),
    ...[orders, trips].map((table) => notExists(db.select().from(table).where(ofGuest(table)))),
    ...carts.map((table) =>
      notExists(
        db
          .select()
          .from(table)
          .where(and(ofGuest(table), gt(table.updatedAt, moment))),
      ),
    ),
  );
  const idleIds = db.select({ id: guests.id }).from(guests).where(idle);
  for (const table of carts) {
    await db.delete(table).where(and(eq(table.isGuest, true), inArray(table.ownerId, idleIds)));
  }
  await db.delete(guests).where(idle);
}
