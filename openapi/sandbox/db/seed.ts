import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { EDITION } from '../demo/edition.ts';
import type { Demo, RentalDemo, ServiceDemo } from '../demo/types.ts';
import { Passwords } from '../http/passwords.ts';
import type { Database } from './connection.ts';
import { conversations, messages, notifications } from './schema/inbox.ts';
import { addOns, brands, campaignItems, categories, conditions, items } from './schema/items.ts';
import {
  banners,
  campaigns,
  campaignStores,
  coupons,
  flashSaleItems,
  flashSales,
} from './schema/offers.ts';
import { settings } from './schema/operations.ts';
import { parcelCategories } from './schema/parcel.ts';
import { addresses, couriers, customers, reviews } from './schema/people.ts';
import { modules, zoneModules, zones } from './schema/place.ts';
import {
  drivers,
  tripLines,
  trips,
  tripUnits,
  vehicleBrands,
  vehicleCategories,
  vehicleReviews,
  vehicles,
  vehicleUnits,
} from './schema/rental.ts';
import { storeDiscounts, storeHours, stores } from './schema/stores.ts';
import { walletBonuses } from './schema/wallet.ts';

/**
 * The number of rows in one insert statement: a statement can have at most 65,535 values, and 500
 * rows of the widest table stay below that.
 */
const rowsAtOnce = 500;

/**
 * Fills empty tables with demo data. The same data always gives the same rows, even the same
 * password hashes.
 */
export async function seed(db: Database, demo: Demo): Promise<void> {
  const people = await Promise.all(demo.customers.map(withPasswordHash));
  await db.transaction(async (tx) => {
    await fill(demo.zones, (rows) => tx.insert(zones).values(rows));
    await fill(demo.modules, (rows) => tx.insert(modules).values(rows));
    await fill(demo.zoneModules, (rows) => tx.insert(zoneModules).values(rows));
    await fill(demo.stores, (rows) => tx.insert(stores).values(rows));
    await fill(demo.storeHours, (rows) => tx.insert(storeHours).values(rows));
    await fill(demo.storeDiscounts, (rows) => tx.insert(storeDiscounts).values(rows));
    await fill(demo.categories, (rows) => tx.insert(categories).values(rows));
    await fill(demo.brands, (rows) => tx.insert(brands).values(rows));
    await fill(demo.conditions, (rows) => tx.insert(conditions).values(rows));
    await fill(demo.addOns, (rows) => tx.insert(addOns).values(rows));
    await fill(demo.items, (rows) => tx.insert(items).values(rows));
    await fill(demo.campaignItems, (rows) => tx.insert(campaignItems).values(rows));
    await fill(demo.campaigns, (rows) => tx.insert(campaigns).values(rows));
    await fill(demo.campaignStores, (rows) => tx.insert(campaignStores).values(rows));
    await fill(demo.flashSales, (rows) => tx.insert(flashSales).values(rows));
    await fill(demo.flashSaleItems, (rows) => tx.insert(flashSaleItems).values(rows));
    await fill(demo.banners, (rows) => tx.insert(banners).values(rows));
    await fill(demo.coupons, (rows) => tx.insert(coupons).values(rows));
    await fill(people, (rows) => tx.insert(customers).values(rows));
    await fill(demo.addresses, (rows) => tx.insert(addresses).values(rows));
    await fill(demo.couriers, (rows) => tx.insert(couriers).values(rows));
    await fill(demo.reviews, (rows) => tx.insert(reviews).values(rows));
    await insertRental(tx, demo.rental);
    await insertService(tx, demo.service);
    await insertSettings(tx, demo.settings);
    await continueNumbering(tx);
  });
  // The embedded engine collects no statistics by itself, and plans queries badly without them.
  await db.execute(sql`analyze`);
}

/**
 * Writes settings and replaces existing ones. It also stores `EDITION`, a hash of the demo data,
 * from which a later start sees whether the data is out of date (`isOutdated`).
 */
export async function insertSettings(tx: Database, values: Demo['settings']): Promise<void> {
  const rows = Object.entries({ ...values, edition: EDITION }).map(([key, value]) => ({
    key,
    value,
  }));
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
}

/**
 * Inserts the demo data of rental, with its providers and offers; also into a database that already
 * has other data.
 */
export async function insertRental(tx: Database, rental: RentalDemo): Promise<void> {
  await fill(rental.stores, (rows) => tx.insert(stores).values(rows));
  await fill(rental.storeHours, (rows) => tx.insert(storeHours).values(rows));
  await fill(rental.storeDiscounts, (rows) => tx.insert(storeDiscounts).values(rows));
  await fill(rental.banners, (rows) => tx.insert(banners).values(rows));
  await fill(rental.coupons, (rows) => tx.insert(coupons).values(rows).onConflictDoNothing());
  await fill(rental.vehicleCategories, (rows) => tx.insert(vehicleCategories).values(rows));
  await fill(rental.vehicleBrands, (rows) => tx.insert(vehicleBrands).values(rows));
  await fill(rental.vehicles, (rows) => tx.insert(vehicles).values(rows));
  await fill(rental.vehicleUnits, (rows) => tx.insert(vehicleUnits).values(rows));
  await fill(rental.drivers, (rows) => tx.insert(drivers).values(rows));
  await fill(rental.vehicleReviews, (rows) => tx.insert(vehicleReviews).values(rows));
  await fill(rental.trips, (rows) => tx.insert(trips).values(rows));
  await fill(rental.tripLines, (rows) => tx.insert(tripLines).values(rows));
  await fill(rental.tripUnits, (rows) => tx.insert(tripUnits).values(rows));
}

/**
 * Inserts the demo data of parcels, wallet bonuses and inbox, also into a database that already has
 * other data. Demo customers may have been deleted there, so only the conversations of customers
 * that exist are inserted.
 */
export async function insertService(tx: Database, service: ServiceDemo): Promise<void> {
  await fill(service.parcelCategories, (rows) => tx.insert(parcelCategories).values(rows));
  await fill(service.walletBonuses, (rows) => tx.insert(walletBonuses).values(rows));
  await fill(service.notifications, (rows) => tx.insert(notifications).values(rows));
  const known = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...new Set(service.conversations.map((one) => one.customerId))]));
  const ofCustomers = service.conversations.filter(({ customerId }) =>
    known.some(({ id }) => id === customerId),
  );
  await fill(ofCustomers, (rows) => tx.insert(conversations).values(rows));
  await fill(
    service.messages.filter((message) =>
      ofCustomers.some(({ id }) => id === message.conversationId),
    ),
    (rows) => tx.insert(messages).values(rows),
  );
}

/** Empties every table and restarts the numbering of its ids. */
export async function emptyTables(db: Database): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const names = tables.map(({ name }) => name).join(', ');
  await db.execute(sql.raw(`truncate table ${names} restart identity cascade`));
}

async function fill<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await insert(rows.slice(at, at + rowsAtOnce));
  }
}

const passwords = new Passwords('shop');

/**
 * Replaces a demo customer's password by its hash. The salt depends on the customer, so that the
 * hash is the same each time.
 */
async function withPasswordHash({ password, ...customer }: Demo['customers'][number]) {
  const salt = createHash('sha256').update(customer.refCode).digest().subarray(0, 16);
  return { ...customer, passwordHash: await passwords.hash(password, salt) };
}

/**
 * Makes the next new row of each table get the id after the highest one. It is called after the
 * demo rows are inserted: they bring their own ids, which the database does not count.
 */
export async function continueNumbering(tx: Database): Promise<void> {
  const columns = await tx
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and is_identity = 'YES'`);
  for (const { table, column } of columns) {
    await tx.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), max("${column}")) ` +
          `from "${table}" having max("${column}") is not null`,
      ),
    );
  }
}
