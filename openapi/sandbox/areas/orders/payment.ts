import { and, desc, eq, inArray } from 'drizzle-orm';
import { cashCeiling, cashProblem } from '../../../../machines/rules/payment/cash.ts';
import { orderPayments, orders } from '../../db/schema/orders.ts';
import { customerOf, oneAtATime, ownRowsOf, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { zoneForRules } from '../checkout/pricing.ts';
import { stepsFromPayment } from '../checkout/stepsFromPayment.ts';
import { payFromWallet } from '../checkout/wallet.ts';
import { readConfig } from '../place/config.ts';
import { offlineMethods, readOfflineDetails } from './offline.ts';
import { ownOrder } from './ownOrders.ts';
import { advance } from './progress.ts';
import type { OrderRow } from './serialise.ts';
import { texts } from './texts.ts';

const isOpen = (row: OrderRow): boolean =>
  row.paymentStatus === 'unpaid' && (row.status === 'pending' || row.status === 'failed');

/**
 * The payment methods that are allowed for an order in its zone, and the maximum amount for cash.
 * Cash can pay what the wallet left only if the shop lets it be combined with the wallet.
 */
async function termsOf(ctx: Context, row: OrderRow) {
  const [config, zone] = await Promise.all([readConfig(ctx.db), zoneForRules(ctx, row.zoneId)]);
  const mayCombine =
    row.paymentStatus !== 'partially_paid' || config.partial_payment_method !== 'digital_payment';
  return {
    cash: config.cash_on_delivery && (zone?.row.cashOnDelivery ?? false) && mayCombine,
    digital: config.digital_payment && (zone?.row.digitalPayment ?? false),
    offline: config.offline_payment_status === 1 && (zone?.row.offlinePayment ?? false),
    wallet: config.customer_wallet_status === 1,
    ceiling: cashCeiling({ cashMaximum: null }, zone, row.moduleId),
  };
}

/**
 * Changes the unpaid rest of a partly paid order from online payment to cash; false when there is
 * no such rest.
 */
async function restByCash(ctx: Context, orderId: number): Promise<boolean> {
  const changed = await ctx.db
    .update(orderPayments)
    .set({ method: 'cash_on_delivery' })
    .where(
      and(
        eq(orderPayments.orderId, orderId),
        eq(orderPayments.status, 'unpaid'),
        eq(orderPayments.method, 'digital_payment'),
      ),
    )
    .returning({ id: orderPayments.id });
  return changed.length > 0;
}

/**
 * Saves the details of an offline payment that the customer reports; a later report replaces the
 * earlier one.
 * @throws Refusal 403 `order` when the order does not wait for an offline payment
 */
async function saveOfflineDetails(
  ctx: Context,
  row: OrderRow,
  payment: NonNullable<OrderRow['offlinePayment']>,
) {
  const changed = await ctx.db
    .update(orders)
    .set({ offlinePayment: payment, updatedAt: ctx.now })
    .where(
      and(
        eq(orders.id, row.id),
        eq(orders.paymentMethod, 'offline_payment'),
        eq(orders.paymentStatus, 'unpaid'),
        eq(orders.status, 'pending'),
      ),
    )
    .returning({ id: orders.id });
  if (changed.length === 0) refuse(403, 'order', texts.notOffline);
}

/** Handlers for paying an order after it was placed (wire facts 10.4, 10.5). */
export const paymentHandlers = {
  listOfflineMethods: async (ctx) => {
    const methods = await offlineMethods(ctx);
    // The API contract sends an empty list here as an empty object (wire facts 2).
    return methods.length === 0 ? {} : methods;
  },
  payByCash: (ctx, { body }) =>
    oneAtATime(ctx, async (inside) => {
      const row = await advance(inside, await ownOrder(inside, Number(body.order_id)));
      const terms = await termsOf(inside, row);
      if (!terms.cash) refuse(403, 'cod', texts.noCash);
      if (cashProblem(row.orderAmount, terms.ceiling) !== null) refuse(403, 'cod', texts.tooDear);
      if (row.paymentStatus === 'partially_paid') {
        const isChanged = row.status !== 'canceled' && (await restByCash(inside, row.id));
        if (!isChanged) refuse(403, 'cod', texts.notUnpaid);
      } else {
        if (!isOpen(row)) refuse(403, 'cod', texts.notUnpaid);
        await inside.db
          .update(orders)
          .set({
            paymentMethod: 'cash_on_delivery',
            status: 'pending',
            failedAt: null,
            updatedAt: ctx.now,
          })
          .where(eq(orders.id, row.id));
      }
      // An order that waited for an online payment goes on from now.
      await inside.db
        .update(orders)
        .set({ stepsFrom: stepsFromPayment(ctx.now) })
        .where(eq(orders.id, row.id));
      return { message: ctx.say(texts.cashNow) };
    }),
  payFromWallet: (ctx, { body }) => {
    const customer = customerOf(ctx);
    const owner = { ownerId: customer.id, isGuest: false };
    return oneAtATime({ ...ctx, owner }, async (inside) => {
      const row = await advance(inside, await ownOrder(inside, Number(body.order_id)));
      if (!(await termsOf(inside, row)).wallet) refuse(403, 'order_method', texts.noWallet);
      if (!isOpen(row)) refuse(403, 'order', texts.notUnpaid);
      await payFromWallet(inside, row);
      return { message: ctx.say(texts.walletNow) };
    });
  },
  payOffline: async (ctx, { body }) => {
    const row = await advance(ctx, await ownOrder(ctx, Number(body.order_id)));
    await saveOfflineDetails(
      ctx,
      row,
      await readOfflineDetails(ctx, Number(body.method_id), { ...body }),
    );
    return { payment: 'success' };
  },
  updateOfflinePayment: async (ctx, { body }) => {
    const row = await advance(ctx, await ownOrder(ctx, Number(body.order_id)));
    const method = row.offlinePayment?.method_id ?? refuse(403, 'order', texts.notOffline);
    await saveOfflineDetails(ctx, row, await readOfflineDetails(ctx, method, { ...body }));
    return { payment: ctx.say(texts.offlineAgain) };
  },
  getFailedPayment: async (ctx, { query }) => {
    if (query.order_id !== undefined) await ownOrder(ctx, query.order_id);
    const rows = await ctx.db
      .select()
      .from(orders)
      .where(
        and(
          ...ownRowsOf(ctx, orders),
          eq(orders.paymentMethod, 'digital_payment'),
          eq(orders.paymentStatus, 'unpaid'),
          inArray(orders.status, ['pending', 'failed']),
          ...(query.order_id === undefined ? [] : [eq(orders.id, query.order_id)]),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(1);
    const row = rows[0];
    if (row === undefined) return [];
    const terms = await termsOf(ctx, row);
    return {
      order_id: row.id,
      order_amount: row.orderAmount,
      partially_paid_amount: row.partiallyPaidAmount,
      order_type: row.type,
      payment_status: row.paymentStatus,
      payment_method: row.paymentMethod,
      cash_on_delivery: terms.cash,
      digital_payment: terms.digital,
      offline_payment: terms.offline,
      maximum_cod_order_amount: terms.ceiling,
      zone_id: row.zoneId,
      user_id: row.ownerId,
      contact_person_number: row.contactNumber,
    };
  },
} satisfies Partial<Handlers>;
