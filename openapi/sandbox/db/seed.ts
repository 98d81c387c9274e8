import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Demo } from '../demo/types.ts';
import { hashPassword } from '../http/passwords.ts';
import type { Database } from './connection.ts';
import { addOns, brands, campaignItems, categories, conditions, items } from './schema/items.ts';
import {
  banners,
  campaigns,
  campaignStores,
  coupons,
  flashSaleItems,
  flashSales,
} from './schema/offers.ts';
import { outbox, paymentSessions, settings, uploads } from './schema/operations.ts';
import { cartRows, orderLines, orderPayments, orders } from './schema/orders.ts';
import {
  addresses,
  courierReviews,
  couriers,
  customers,
  guests,
  loyaltyTransactions,
  newsletter,
  oneTimeCodes,
  reviews,
  tokens,
  walletTransactions,
  wishlists,
} from './schema/people.ts';
import { modules, places, streets, zoneModules, zones } from './schema/place.ts';
import { storeDiscounts, storeHours, stores } from './schema/stores.ts';

/** A statement holds up to 65,535 values; this many rows of the widest table stay below it. */
const ROWS_AT_ONCE = 500;

const everyTable: readonly PgTable[] = [
  addOns,
  addresses,
  banners,
  brands,
  campaignItems,
  campaignStores,
  campaigns,
  cartRows,
  categories,
  conditions,
  coupons,
  courierReviews,
  couriers,
  customers,
  flashSaleItems,
  flashSales,
  guests,
  items,
  loyaltyTransactions,
  modules,
  newsletter,
  oneTimeCodes,
  orderLines,
  orderPayments,
  orders,
  outbox,
  paymentSessions,
  places,
  reviews,
  settings,
  storeDiscounts,
  storeHours,
  stores,
  streets,
  tokens,
  uploads,
  walletTransactions,
  wishlists,
  zoneModules,
  zones,
];

/** Empties every table and starts their numbering anew. */
export async function emptyTables(db: Database): Promise<void> {
  const names = everyTable.map((table) => `"${getTableName(table)}"`).join(', ');
  await db.execute(sql.raw(`truncate table ${names} restart identity cascade`));
}

/** Fills empty tables with the demo city; passwords are hashed here. */
export async function seed(db: Database, demo: Demo): Promise<void> {
  const people = await Promise.all(
    demo.customers.map(async ({ password, ...customer }) => ({
      ...customer,
      passwordHash: await hashPassword(password),
    })),
  );
  const fill = async <Table extends PgTable>(
    tx: Database,
    table: Table,
    rows: readonly Table['$inferInsert'][],
  ) => {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await tx.insert(table).values(rows.slice(at, at + ROWS_AT_ONCE) as never);
    }
  };
  await db.transaction(async (tx) => {
    await fill(tx, zones, demo.zones);
    await fill(tx, modules, demo.modules);
    await fill(tx, zoneModules, demo.zoneModules);
    await fill(tx, streets, demo.streets);
    await fill(tx, places, demo.places);
    await fill(tx, stores, demo.stores);
    await fill(tx, storeHours, demo.storeHours);
    await fill(tx, storeDiscounts, demo.storeDiscounts);
    await fill(tx, categories, demo.categories);
    await fill(tx, brands, demo.brands);
    await fill(tx, conditions, demo.conditions);
    await fill(tx, addOns, demo.addOns);
    await fill(tx, items, demo.items);
    await fill(tx, campaignItems, demo.campaignItems);
    await fill(tx, campaigns, demo.campaigns);
    await fill(tx, campaignStores, demo.campaignStores);
    await fill(tx, flashSales, demo.flashSales);
    await fill(tx, flashSaleItems, demo.flashSaleItems);
    await fill(tx, banners, demo.banners);
    await fill(tx, coupons, demo.coupons);
    await fill(tx, customers, people);
    await fill(tx, couriers, demo.couriers);
    await fill(tx, reviews, demo.reviews);
    await fill(
      tx,
      settings,
      Object.entries(demo.settings).map(([key, value]) => ({ key, value })),
    );
    for (const table of everyTable) await continueNumbering(tx, table);
  });
}

/** Seeded rows bring their ids; the next row of the shop takes the one after the greatest. */
async function continueNumbering(tx: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  const identity = getTableConfig(table).columns.find((column) => column.generatedIdentity);
  if (identity === undefined) return;
  await tx.execute(
    sql.raw(
      `select setval(pg_get_serial_sequence('${name}', 'id'), greatest((select max(id) from "${name}"), 1)) where exists (select 1 from "${name}")`,
    ),
  );
}
