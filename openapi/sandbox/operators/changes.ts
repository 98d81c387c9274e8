import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '../../../machines/rules/durations.ts';
import { addDays } from '../../../machines/rules/wallClock.ts';
import { cancelForShop } from '../areas/checkout/cancel.ts';
import { over, stepsOf } from '../areas/orders/progress.ts';
import type { Database } from '../db/connection.ts';
import { items } from '../db/schema/items.ts';
import { coupons } from '../db/schema/offers.ts';
import { settings } from '../db/schema/operations.ts';
import { orders } from '../db/schema/orders.ts';
import { zones } from '../db/schema/place.ts';
import { storeHours, stores } from '../db/schema/stores.ts';
import type { Clock } from '../http/clock.ts';
import type { Contract } from '../http/contract.ts';
import type { FaultPlan } from '../http/faults.ts';

/** The parts of a running server that the operators' page can change. */
export interface Shop {
  db: Database;
  clock: Clock;
  contract: Contract;
  plan: FaultPlan;
}

/** The fields of a submitted form. */
export type Form = Readonly<Record<string, string | undefined>>;

/** Applies a change from the operators' page; returns false when the form was invalid. */
type Change = (shop: Shop, form: Form) => Promise<boolean>;

/** Reads a number from a form field; null unless it matches `pattern` and is at most `most`. */
function numberOf(text: string | undefined, most: number, pattern = /^\d{1,7}$/): number | null {
  const number = Number(text);
  return text !== undefined && pattern.test(text) && number <= most ? number : null;
}

const amountOf = (text: string | undefined): number | null =>
  numberOf(text, 1_000_000, /^\d{1,7}(\.\d{1,3})?$/);
const idOf = (form: Form): number => numberOf(form['id'], 9_999_999) ?? 0;

const isTime = (text: string | undefined): text is string =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '');

/**
 * Settings without a switch. `demo` would lock this page. The contract has the others, but neither
 * this server nor the shop reads them: their switches would promise a change and make none.
 */
const withoutSwitch = new Set([
  'demo',
  'customer_verification',
  'is_sms_active',
  'is_mail_active',
  'order_delivery_verification',
  'canceled_by_store',
  'canceled_by_deliveryman',
  'parcel_cancellation_status',
  'websocket_status',
]);

/** The on/off settings of the config (true, or 1 in fields that end with `_status`). */
export function switchesOf(config: Readonly<Record<string, unknown>>): [string, boolean][] {
  return Object.entries(config)
    .filter(([name, value]) => {
      const isSwitch =
        typeof value === 'boolean' || (name.endsWith('_status') && Number(value) <= 1);
      return isSwitch && !withoutSwitch.has(name);
    })
    .map(([name, value]): [string, boolean] => [name, Boolean(Number(value))]);
}

/** The shop's stored settings. */
export async function storedConfig(db: Database): Promise<Record<string, unknown>> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'config'));
  return row?.value as Record<string, unknown>;
}

const changeSwitch: Change = async ({ db }, { name = '', value }) => {
  const config = await storedConfig(db);
  if (!switchesOf(config).some(([known]) => known === name)) return false;
  const isOn = value === 'on';
  const written = typeof config[name] === 'boolean' ? isOn : Number(isOn);
  await db
    .update(settings)
    .set({ value: { ...config, [name]: written } })
    .where(eq(settings.key, 'config'));
  return true;
};

const changeItem: Change = async ({ db }, form) => {
  const price = amountOf(form['price']);
  const stock = numberOf(form['stock'], 1_000_000);
  if (price === null || stock === null) return false;
  const changed = await db
    .update(items)
    .set({ price, stock })
    .where(eq(items.id, idOf(form)))
    .returning({ id: items.id });
  return changed.length > 0;
};

/**
 * Changes whether a store is open, and its hours, which are the same each day. A store that closes
 * before it opens is open over midnight.
 */
const changeStore: Change = async ({ db }, form) => {
  const { opens, closes } = form;
  const storeId = idOf(form);
  if (!isTime(opens) || !isTime(closes)) return false;
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(stores)
      .set({ active: form['active'] === 'on' })
      .where(eq(stores.id, storeId))
      .returning({ id: stores.id });
    if (changed.length === 0) return false;
    await tx.delete(storeHours).where(eq(storeHours.storeId, storeId));
    const days = [0, 1, 2, 3, 4, 5, 6];
    await tx.insert(storeHours).values(days.map((day) => ({ storeId, day, opens, closes })));
    return true;
  });
};

const changeCoupon: Change = async ({ db }, form) => {
  const discount = amountOf(form['discount']);
  const expireDate = form['expires'] ?? '';
  // JavaScript reads 31 February as 3 March, and knows a year 0, which the database does not.
  const isDate =
    !Number.isNaN(Date.parse(expireDate)) &&
    addDays(expireDate, 0) === expireDate &&
    !expireDate.startsWith('0000');
  if (discount === null || !isDate) return false;
  const changed = await db
    .update(coupons)
    .set({ discount, expireDate })
    .where(eq(coupons.id, idOf(form)))
    .returning({ id: coupons.id });
  return changed.length > 0;
};

const changeZone: Change = async ({ db }, form) => {
  const changed = await db
    .update(zones)
    .set({ active: form['active'] === 'on' })
    .where(eq(zones.id, idOf(form)))
    .returning({ id: zones.id });
  return changed.length > 0;
};

/**
 * The statuses to which an operator can move an order: all later ones, and canceled; empty when the
 * order is over.
 */
export function nextSteps({ type, status }: Pick<typeof orders.$inferSelect, 'type' | 'status'>) {
  if (over.some((end) => end === status)) return [];
  const names = stepsOf[type].map(([name]) => name);
  return [...names.slice(names.findIndex((name) => name === status) + 1), 'canceled' as const];
}

/**
 * Moves an order to a later step. Orders advance with time, so this only sets the time back from
 * which its steps count; when the order is read next, it advances as usual, with notifications and
 * payments.
 */
const changeOrder: Change = async ({ db, clock }, form) => {
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, idOf(form)));
  const step = row && nextSteps(row).find((name) => name === form['step']);
  if (row === undefined || step === undefined) return false;
  const now = clock.now();
  if (step !== 'canceled') {
    const [, , seconds] = stepsOf[row.type].find(([name]) => name === step) ?? [null, null, 0];
    const stepsFrom = new Date(now.getTime() - seconds * 1000);
    await db.update(orders).set({ stepsFrom }).where(eq(orders.id, row.id));
    return true;
  }
  return cancelForShop({ db, now }, row, over);
};

const planFault: Change = ({ contract, plan }, form) => {
  const operationId = form['operation'] ?? '';
  const status = numberOf(form['status'], 599);
  const delayMs = numberOf(form['delay'], MINUTE_MS);
  const times = numberOf(form['times'], 1000);
  const isKnown = operationId === '' || contract.operations.has(operationId);
  const isStatus = status === 0 || (status ?? 0) >= 200;
  if (!isKnown || !isStatus || status === null || delayMs === null || times === null) {
    return Promise.resolve(false);
  }
  plan.set([
    {
      delayMs,
      ...(operationId === '' ? {} : { operationId }),
      ...(status === 0 ? {} : { status }),
      ...(times === 0 ? {} : { times }),
    },
  ]);
  return Promise.resolve(true);
};

const liftFaults: Change = ({ plan }) => {
  plan.set([]);
  return Promise.resolve(true);
};

/** All changes, by the last part of the URL to which their form is sent. */
export const changes: ReadonlyMap<string, Change> = new Map([
  ['switch', changeSwitch],
  ['item', changeItem],
  ['store', changeStore],
  ['coupon', changeCoupon],
  ['zone', changeZone],
  ['order', changeOrder],
  ['fault', planFault],
  ['lift', liftFaults],
]);
