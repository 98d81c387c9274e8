/**
 * Gives the demo customer 1,000 past orders and 2,000 wallet transactions. It writes to the
 * database in the given data folder, before a server opens it: placing the orders by API would take
 * an hour.
 */
import { asc, eq } from 'drizzle-orm';
import { orderLines, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { customers, walletTransactions } from '../../openapi/sandbox/db/schema/people.ts';
import { readEnvironment } from '../../openapi/sandbox/http/environment.ts';
import { openShop } from '../../openapi/sandbox/main.ts';

const ORDERS = 1000;
const ENTRIES = 2000;
const HOUR_MS = 60 * 60_000;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the database');
const shop = await openShop(
  readEnvironment({ ...process.env, SANDBOX_DATA: folder, SANDBOX_SIZE: 'demo' }),
);
const { db } = shop;
const [maya] = await db
  .select({ id: customers.id })
  .from(customers)
  .where(eq(customers.email, 'maya@sixways.example'));
if (maya === undefined) throw new Error('the demo has no customer');
const past = await db
  .select()
  .from(orders)
  .where(eq(orders.ownerId, maya.id))
  .orderBy(asc(orders.id));
const model = past.find(({ status, storeId }) => status === 'delivered' && storeId !== null);
if (model === undefined) throw new Error('the demo’s customer has no delivered order');
const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, model.id));
const before = (hours: number) => new Date(model.createdAt.getTime() - hours * HOUR_MS);
const { id: _, ...order } = model;
for (let number = past.length; number < ORDERS; number += 1) {
  const [made] = await db
    .insert(orders)
    .values({ ...order, idempotencyKey: null, createdAt: before(number) })
    .returning({ id: orders.id });
  const orderId = made?.id ?? 0;
  await db.insert(orderLines).values(lines.map(({ id: _line, ...line }) => ({ ...line, orderId })));
}
const known = await db
  .select()
  .from(walletTransactions)
  .where(eq(walletTransactions.customerId, maya.id));
await db.insert(walletTransactions).values(
  Array.from({ length: ENTRIES - known.length }, (_one, number) => ({
    customerId: maya.id,
    transactionId: `bench-${number}`,
    type: number % 2 === 0 ? 'add_fund' : 'order_place',
    credit: number % 2 === 0 ? 10 : 0,
    debit: number % 2 === 0 ? 0 : 10,
    balance: number % 2 === 0 ? 10 : 0,
    createdAt: before(number + 1),
  })),
);
await shop.close();
