import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { conversations, messages } from '../../db/schema/inbox.ts';
import { outbox, uploads } from '../../db/schema/operations.ts';
import { cartRows, orders } from '../../db/schema/orders.ts';
import { customers, newsletter, oneTimeCodes, reviews } from '../../db/schema/people.ts';
import { rentalCartRows, rentalCartTrips, trips, vehicleReviews } from '../../db/schema/rental.ts';
import { oneAtATime, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import type { Customer } from '../../http/tokens.ts';
import { over } from '../orders/progress.ts';
import { runningTrips } from '../rental/progress.ts';
import { texts } from './texts.ts';
import { customerUpToDate } from './upToDate.ts';

/** Replaces the customer's name in public reviews once the account is deleted. */
const FORMER = 'Former customer';

/**
 * The file names of all pictures that a customer uploaded, so that they can be deleted with the
 * account.
 */
async function picturesOf({ db }: Context, { id, image }: Customer): Promise<string[]> {
  const ofCustomer = and(eq(orders.ownerId, id), eq(orders.isGuest, false));
  const placed = await db
    .select({ files: orders.attachments, refund: orders.refund })
    .from(orders)
    .where(ofCustomer);
  const reviewFiles = await db
    .select({ files: reviews.attachments })
    .from(reviews)
    .where(eq(reviews.customerId, id));
  const vehicleReviewFiles = await db
    .select({ files: vehicleReviews.attachments })
    .from(vehicleReviews)
    .where(eq(vehicleReviews.customerId, id));
  const written = await db
    .select({ files: messages.files })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.customerId, id));
  return [
    ...(image === null ? [] : [image]),
    ...placed.flatMap(({ refund }) => refund?.images ?? []),
    ...[...placed, ...reviewFiles, ...vehicleReviewFiles, ...written].flatMap(({ files }) => files),
  ];
}

/**
 * Removes personal data from the records that the shop must keep: orders, trips and public reviews.
 */
async function anonymise({ db: tx }: Context, id: number): Promise<void> {
  await tx
    .update(orders)
    .set({
      deliveryAddress: null,
      receiverDetails: null,
      contactNumber: null,
      orderNote: null,
      unavailableItemNote: null,
      deliveryInstruction: null,
      cancellationReason: null,
      attachments: [],
      refund: null,
      offlinePayment: null,
      idempotencyKey: null,
      idempotencyHash: null,
    })
    .where(and(eq(orders.ownerId, id), eq(orders.isGuest, false)));
  const nowhere = { lat: '0', lng: '0', location_name: '' };
  await tx
    .update(trips)
    .set({
      contactName: '',
      contactPhone: '',
      contactEmail: null,
      note: null,
      cancellationReason: null,
      pickup: nowhere,
      destination: null,
      idempotencyKey: null,
      idempotencyHash: null,
    })
    .where(and(eq(trips.ownerId, id), eq(trips.isGuest, false)));
  const nameless = { customerName: FORMER, attachments: [] };
  await tx.update(reviews).set(nameless).where(eq(reviews.customerId, id));
  await tx.update(vehicleReviews).set(nameless).where(eq(vehicleReviews.customerId, id));
}

/**
 * Deletes one-time codes, and recorded e-mails and SMS, for the customer's phone and e-mail
 * address.
 */
async function forgetContact({ db: tx }: Context, { id, phone, email }: Customer): Promise<void> {
  const targets = [phone, email].filter((target) => target !== null);
  await tx
    .delete(oneTimeCodes)
    .where(or(inArray(oneTimeCodes.target, targets), eq(oneTimeCodes.boundTo, `customer:${id}`)));
  await tx.delete(outbox).where(inArray(outbox.target, targets));
  if (email !== null) await tx.delete(newsletter).where(eq(newsletter.email, email));
}

/**
 * Deletes an account for good (PROF-13), with sessions, addresses, wallet, conversations and
 * everything else that names the customer. Orders and trips remain, without personal data.
 * @throws Refusal 203 `on-going` while an order or a trip is under way
 */
export const removeAccount = (outer: Context): Promise<[]> =>
  oneAtATime(outer, async (ctx) => {
    const customer = await customerUpToDate(ctx);
    const [running, onTheRoad] = [
      await ctx.db.$count(
        orders,
        and(
          eq(orders.ownerId, customer.id),
          eq(orders.isGuest, false),
          notInArray(orders.status, [...over]),
        ),
      ),
      await ctx.db.$count(
        trips,
        and(
          eq(trips.ownerId, customer.id),
          eq(trips.isGuest, false),
          inArray(trips.status, [...runningTrips]),
        ),
      ),
    ];
    if (running + onTheRoad > 0) refuse(203, 'on-going', texts.stillRunning);
    const pictures = (await picturesOf(ctx, customer)).filter((file) =>
      file.startsWith('uploads/'),
    );
    if (pictures.length > 0) await ctx.db.delete(uploads).where(inArray(uploads.id, pictures));
    await anonymise(ctx, customer.id);
    await forgetContact(ctx, customer);
    for (const table of [cartRows, rentalCartRows, rentalCartTrips]) {
      await ctx.db
        .delete(table)
        .where(and(eq(table.ownerId, customer.id), eq(table.isGuest, false)));
    }
    await ctx.db.delete(customers).where(eq(customers.id, customer.id));
    return [];
  });
