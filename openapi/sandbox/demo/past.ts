import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../../../machines/rules/durations.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { deposit } from '../areas/account/deposit.ts';
import { choiceOf, productsOf } from '../areas/cart/products.ts';
import { review } from '../areas/catalogue/reviews.ts';
import { cancelOnce } from '../areas/checkout/cancel.ts';
import { creditCashback } from '../areas/checkout/cashback.ts';
import { writeOnce } from '../areas/checkout/place.ts';
import { creditPoints } from '../areas/checkout/points.ts';
import { priceLines } from '../areas/checkout/pricing.ts';
import type { SentFulfilment } from '../areas/checkout/sent.ts';
import { decideFulfilment } from '../areas/checkout/fulfilment.ts';
import { afterwardsHandlers } from '../areas/orders/afterwards.ts';
import { ownOrder } from '../areas/orders/ownOrders.ts';
import { advance } from '../areas/orders/progress.ts';
import { readConfig } from '../areas/place/config.ts';
import { doorOf } from '../areas/place/door.ts';
import { tripHandlers } from '../areas/rental/tripHandlers.ts';
import type { Database } from '../db/connection.ts';
import { items } from '../db/schema/items.ts';
import { addresses, customers, walletTransactions } from '../db/schema/people.ts';
import { modules } from '../db/schema/place.ts';
import { trips, tripUnits } from '../db/schema/rental.ts';
import { stores } from '../db/schema/stores.ts';
import type { Context } from '../http/context.ts';
import { Passwords } from '../http/passwords.ts';
import { say } from '../http/texts.ts';
import { Throttle } from '../http/throttle.ts';
import { PostOffice } from '../post/postOffice.ts';
import { LocalPhoneService } from '../providers/phoneService.ts';
import { SignInProviders } from '../providers/signInProviders.ts';

const CUSTOMER_ID = 1;

interface PastOrder {
  /**
   * How many days ago the order was placed. Negative: it is placed today and scheduled for that
   * many days later.
   */
  daysAgo: number;
  storeId: number;
  /** The English names of the items, with quantities. */
  items: readonly (readonly [name: string, quantity: number])[];
  payment: 'cash_on_delivery' | 'wallet';
  takeAway?: boolean;
  cancellationReason?: string;
  itemReview?: readonly [rating: number, comment: string];
  courierReview?: readonly [rating: number, comment: string];
  refundReason?: string;
}

/** The demo customer's orders, oldest first. The last one is scheduled for tomorrow. */
const pastOrders: readonly PastOrder[] = [
  {
    daysAgo: 33,
    storeId: 1,
    items: [
      ['Club sandwich', 2],
      ['Onion rings', 1],
      ['Basque cheesecake', 1],
    ],
    payment: 'cash_on_delivery',
    itemReview: [5, 'Still crisp when it arrived. The toast makes it.'],
    courierReview: [5, 'Friendly, and ten minutes early.'],
  },
  {
    daysAgo: 19,
    storeId: 25,
    items: [
      ['Bananas, 1 kg', 2],
      ['Strawberries, 250 g', 2],
      ['Vine tomatoes, 500 g', 1],
      ['Pineapple', 1],
    ],
    payment: 'wallet',
    itemReview: [4, 'Ripe on the day. One was a little soft.'],
  },
  {
    daysAgo: 11,
    storeId: 39,
    items: [
      ['Vitamin C 1000 mg, 20 pieces', 1],
      ['Mint toothpaste, 75 ml', 2],
    ],
    payment: 'cash_on_delivery',
    takeAway: true,
  },
  {
    daysAgo: 8,
    storeId: 2,
    items: [['Tofu bento', 1]],
    payment: 'cash_on_delivery',
    cancellationReason: 'I changed my mind',
  },
  {
    daysAgo: 5,
    storeId: 50,
    items: [['Round sunglasses', 1]],
    payment: 'wallet',
    refundReason: 'It arrived damaged',
  },
  {
    daysAgo: 2,
    storeId: 2,
    items: [
      ['Salmon nigiri set', 1],
      ['Miso soup', 2],
    ],
    payment: 'cash_on_delivery',
  },
  {
    daysAgo: -1,
    storeId: 25,
    items: [
      ['Royal Gala apples, 1 kg', 1],
      ['Blueberries, 250 g', 1],
    ],
    payment: 'cash_on_delivery',
  },
];

/**
 * Gives the demo customer a history: orders, payments, notifications, reviews, wallet and points.
 * It is written by the shop's own code for orders, so that it is consistent. A visitor who signs in
 * finds orders to repeat, to rate and to track.
 * @param today the day on which the history ends
 */
export async function livePast(db: Database, today: Date): Promise<void> {
  const noon = new Date(today);
  noon.setHours(12, 30, 0, 0);
  await openWalletBook(db, new Date(noon.getTime() - 40 * DAY_MS));
  const finishedTrips = await tripsOverBy(db, today);
  for (const past of pastOrders) {
    const slot = new Date(noon.getTime() - past.daysAgo * DAY_MS);
    const placedAt = past.daysAgo < 0 ? today : slot;
    await creditTrips(db, finishedTrips, placedAt);
    const ctx = await contextAt(db, placedAt, past.storeId);
    const { id } = await place(ctx, past, past.daysAgo < 0 ? wallClockOf(slot) : null);
    if (past.daysAgo < 0) continue;
    if (past.cancellationReason !== undefined) {
      await cancelOnce(
        { ...ctx, now: new Date(placedAt.getTime() + 5000) },
        await ownOrder(ctx, id),
        past.cancellationReason,
      );
      continue;
    }
    const afterwards = { ...ctx, now: new Date(placedAt.getTime() + HOUR_MS) };
    await advance(afterwards, await ownOrder(ctx, id));
    await tellAfterwards(afterwards, past, id);
  }
  await reviewTrip(await contextAt(db, new Date(today.getTime() - HOUR_MS), null));
}

/** The demo customer's completed trips, in the order in which they ended. */
const tripsOverBy = (db: Database, today: Date) =>
  db
    .select()
    .from(trips)
    .where(and(eq(trips.ownerId, CUSTOMER_ID), lte(trips.completedAt, today)))
    .orderBy(trips.completedAt);

/**
 * Adds cashback and points of the trips that ended before `moment`, and removes these trips from
 * the list. They are added between the orders, because the books are in the order of time.
 */
async function creditTrips(
  db: Database,
  finished: (typeof trips.$inferSelect)[],
  moment: Date,
): Promise<void> {
  for (const trip of finished.splice(0, finished.filter(endedBy(moment)).length)) {
    const ctx = await contextAt(db, trip.completedAt ?? moment, null);
    await creditCashback(ctx, 'trip', trip);
    await creditPoints(ctx, 'trip', trip);
  }
}

const endedBy =
  (moment: Date) =>
  ({ completedAt }: Pick<typeof trips.$inferSelect, 'completedAt'>): boolean =>
    completedAt !== null && completedAt <= moment;

/**
 * Writes the first entries of the demo customer's wallet history: the opening balance, and a top-up
 * with its bonus.
 */
async function openWalletBook(db: Database, now: Date): Promise<void> {
  const [owner] = await db.select().from(customers).where(eq(customers.id, CUSTOMER_ID));
  if (owner === undefined) throw new Error('The demo has no customer to give a past to.');
  await db.insert(walletTransactions).values({
    customerId: CUSTOMER_ID,
    transactionId: randomUUID(),
    type: 'add_fund_by_admin',
    credit: owner.walletBalance,
    balance: owner.walletBalance,
    reference: null,
    createdAt: now,
  });
  await deposit(
    { db, now: new Date(now.getTime() + 2 * DAY_MS) },
    { customerId: CUSTOMER_ID, amount: 50, bonus: 5, type: 'add_fund', reference: 'stripe' },
  );
}

/**
 * Places one order like the checkout, but without a confirmation by e-mail or SMS. The server
 * calculates the price. `slot` is the time for which the order is scheduled; null means as soon as
 * possible.
 */
async function place(ctx: Context, past: PastOrder, slot: string | null): Promise<{ id: number }> {
  const menu = await ctx.db.select().from(items).where(eq(items.storeId, past.storeId));
  const chosen = past.items.map(([name, quantity]) => {
    const item = menu.find((one) => one.name.en === name);
    if (item === undefined) throw new Error(`Store ${past.storeId} of the demo sells no ${name}.`);
    return { itemId: item.id, quantity };
  });
  const find = await productsOf(
    ctx,
    chosen.map(({ itemId }) => ({ model: 'Item', itemId })),
  );
  const lines = chosen.map(({ itemId, quantity }) => {
    const product = find('Item', itemId);
    if (product === null) throw new Error(`Item ${itemId} of the demo is not on offer.`);
    return { product, choice: choiceOf(product, [], [], [], quantity) };
  });
  const store = lines[0]?.product.store;
  if (store === undefined) throw new Error('An order of the demo has no items.');
  const sent = await destinationOf(ctx, past.takeAway === true, slot);
  const { row } = await writeOnce(ctx, sent, async (inside) => {
    const config = await readConfig(inside.db);
    const way = await decideFulfilment(inside, sent, store, config);
    const totals = await priceLines(inside, store, {
      ...way,
      lines,
      distanceKm: way.orderType === 'take_away' ? null : way.distanceKm,
      coupon: null,
      packaging: false,
    });
    return {
      ...way,
      sent,
      lines,
      store,
      totals,
      config,
      coupon: null,
      method: past.payment,
      partial: false,
      pictures: [],
      prescription: false,
    };
  });
  return row;
}

/**
 * The customer's home address in the form of an order request. `slot` is the time for which the
 * order is scheduled; null means as soon as possible.
 */
async function destinationOf(
  ctx: Context,
  takeAway: boolean,
  slot: string | null,
): Promise<SentFulfilment> {
  const [home] = await ctx.db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, CUSTOMER_ID), eq(addresses.type, 'home')));
  if (home === undefined) throw new Error('The demo customer has no home.');
  return {
    order_type: takeAway ? 'take_away' : 'delivery',
    contact_person_name: home.contactName,
    contact_person_number: home.contactNumber,
    contact_person_email: ctx.customer?.email ?? null,
    schedule_at: slot,
    latitude: String(home.lat),
    longitude: String(home.lng),
    address: home.address,
    address_type: 'home',
    ...doorOf(home),
  };
}

/** Empty path and query parameters, because the handlers that are called here need none. */
const noAddress = { path: {}, query: {} };

/**
 * Adds what the customer does after delivery: reviews of the first item and the courier, and a
 * refund request.
 */
async function tellAfterwards(ctx: Context, past: PastOrder, orderId: number): Promise<void> {
  if (past.itemReview !== undefined) {
    const [rating, comment] = past.itemReview;
    const [firstName] = past.items[0] ?? [];
    const menu = await ctx.db.select().from(items).where(eq(items.storeId, past.storeId));
    const itemId = menu.find(({ name }) => name.en === firstName)?.id ?? 0;
    await review(ctx, { item_id: itemId, order_id: orderId, rating, comment });
  }
  if (past.courierReview !== undefined) {
    const [rating, comment] = past.courierReview;
    const { courierId } = await ownOrder(ctx, orderId);
    await afterwardsHandlers.reviewCourier(ctx, {
      ...noAddress,
      body: { order_id: orderId, delivery_man_id: courierId ?? 0, rating, comment },
    });
  }
  if (past.refundReason !== undefined) {
    await afterwardsHandlers.requestRefund(ctx, {
      ...noAddress,
      body: { order_id: orderId, customer_reason: past.refundReason },
    });
  }
}

/** Adds a review of the vehicle of the first trip. */
async function reviewTrip(ctx: Context): Promise<void> {
  const [unit] = await ctx.db.select().from(tripUnits).orderBy(tripUnits.tripId).limit(1);
  if (unit === undefined) return;
  await tripHandlers.submitVehicleReview(ctx, {
    ...noAddress,
    body: {
      trip_id: unit.tripId,
      vehicle_id: unit.vehicleId,
      vehicle_identity_id: unit.unitId,
      rating: 5,
      comment: 'Clean, full tank, and the hand-over took five minutes.',
    },
  });
}

/** A context for calling handlers, as if the demo customer had sent a request at a given time. */
async function contextAt(db: Database, now: Date, storeId: number | null): Promise<Context> {
  const clock = { now: () => now };
  const passwords = new Passwords('shop');
  const [customer] = await db.select().from(customers).where(eq(customers.id, CUSTOMER_ID));
  const [row] =
    storeId === null
      ? []
      : await db
          .select({ module: modules })
          .from(stores)
          .innerJoin(modules, eq(modules.id, stores.moduleId))
          .where(eq(stores.id, storeId));
  return {
    db,
    clock,
    now,
    language: 'en',
    zoneIds: [1],
    module: row?.module ?? null,
    position: null,
    customer: customer ?? null,
    owner: { ownerId: CUSTOMER_ID, isGuest: false },
    guestId: null,
    uploads: new Map(),
    throttle: new Throttle(db, clock),
    passwords,
    ip: '127.0.0.1',
    baseUrl: '',
    signInProviders: new SignInProviders(db, { google: null, facebook: null, apple: null }),
    phoneService: new LocalPhoneService(db, clock, passwords),
    post: new PostOffice({ mail: null, sms: null, keepsAll: false, onFault: () => undefined }),
    pushServices: [],
    header: () => null,
    say: (text, values) => say('en', text, values),
    text: (stored) => stored.en,
    media: (file) => (file === null ? null : `/sandbox/media/${file}`),
  };
}
