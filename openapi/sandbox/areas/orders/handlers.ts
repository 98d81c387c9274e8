import { and, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/orders.ts';
import { couriers } from '../../db/schema/people.ts';
import { ownRowsOf, type Context } from '../../http/context.ts';
import type { Handlers, Reply } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { cancelOnce } from '../checkout/cancel.ts';
import { keyToPay } from '../checkout/place.ts';
import { cityMap } from '../place/city.ts';
import { readSetting } from '../place/config.ts';
import { afterwardsHandlers } from './afterwards.ts';
import { offlineOf } from './offline.ts';
import { isOwn, ownOrder } from './ownOrders.ts';
import { paymentHandlers } from './payment.ts';
import { advance, bringUpToDate, over } from './progress.ts';
import { spotOnRide } from './ride.ts';
import { orderLinesOf, ordersOf, paymentsOf, plainMoment, type OrderRow } from './serialise.ts';
import { texts } from './texts.ts';

/** The maximum number of orders in the list from which customers order again. */
const LAST_ORDERS = 5;

/**
 * An order that the sender of the request may track: the customer's own order, or any order whose
 * contact phone is in the request.
 * @throws Refusal 403 when a visitor who is not signed in sends no phone; 404 when there is no such
 * order, or the phone is not that of the order
 */
async function trackedOrder(
  ctx: Context,
  query: { order_id: number; contact_number?: string },
): Promise<OrderRow> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, query.order_id));
  const sent = normalisePhone(query.contact_number ?? '');
  if (ctx.customer === null && sent === '') refuse(403, 'contact_number', texts.phoneNeeded);
  const knowsPhone = sent !== '' && row?.contactNumber === sent;
  const isCustomers = ctx.customer !== null && row !== undefined && isOwn(ctx, row);
  if (row === undefined || !(isCustomers || knowsPhone)) return refuse(404, 'order', texts.unknown);
  return row;
}

/**
 * The secret codes in the answer that tracks an order. The customer or guest who placed the order
 * gets all of them. Anybody else who knows the contact phone gets only the delivery code of a
 * parcel, because they are its receiver (OPEN-74).
 */
async function secretsOf(ctx: Context, row: OrderRow) {
  if (isOwn(ctx, row)) {
    return { otp: row.otp, pickup_otp: row.pickupOtp, payment_key: await keyToPay(ctx, row) };
  }
  return { otp: row.type === 'parcel' ? row.otp : '', pickup_otp: null };
}

async function listOf(ctx: Context, more: SQL, paging: { limit: number; offset: number }) {
  await bringUpToDate(ctx);
  // Without the header the list contains orders of every module (wire facts 1.2).
  const inModule = ctx.module === null ? [] : [eq(orders.moduleId, ctx.module.id)];
  const where = and(...ownRowsOf(ctx, orders), ...inModule, more);
  const [count, rows] = await Promise.all([
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(orders)
      .where(where),
    ctx.db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.id))
      .limit(paging.limit)
      .offset((paging.offset - 1) * paging.limit),
  ]);
  return {
    total_size: count[0]?.total ?? 0,
    limit: paging.limit,
    offset: paging.offset,
    orders: await ordersOf(ctx, rows),
  };
}

async function reasons(ctx: Context, key: string) {
  const rows = await readSetting<Texts[]>(ctx.db, key);
  return rows.map((text, index) => ({ id: index + 1, reason: ctx.text(text), status: 1 }));
}

/** Handlers for lists, details, tracking and changes of orders (wire facts 10.3, 10.4). */
export const handlers = {
  listOrders: (ctx, { query }) => listOf(ctx, inArray(orders.status, [...over]), query),
  listRunningOrders: (ctx, { query }) => listOf(ctx, notInArray(orders.status, [...over]), query),
  listAllRunningOrders: async (ctx) => {
    await bringUpToDate(ctx);
    const rows = await ctx.db
      .select()
      .from(orders)
      .where(and(...ownRowsOf(ctx, orders), notInArray(orders.status, [...over])))
      .orderBy(desc(orders.id))
      .limit(50);
    return {
      data: rows.map((row) => ({
        id: row.id,
        order_type: 'order',
        status: row.status,
        is_repeat: 0,
        created_at: plainMoment(row.createdAt),
      })),
    };
  },
  listLastOrders: async (ctx) =>
    (await listOf(ctx, inArray(orders.status, [...over]), { limit: LAST_ORDERS, offset: 1 }))
      .orders,
  getOrderDetails: async (ctx, { query }) => {
    const row = await advance(ctx, await ownOrder(ctx, query.order_id));
    const hasNoLines = row.prescriptionOrder || row.type === 'parcel';
    const answer = hasNoLines ? (await ordersOf(ctx, [row]))[0] : orderLinesOf(ctx, row);
    return (await answer) as unknown as Reply<'getOrderDetails'>;
  },
  trackOrder: async (ctx, { query }) => {
    const row = await advance(ctx, await trackedOrder(ctx, query));
    const [order] = await ordersOf(ctx, [row]);
    if (order === undefined) return refuse(404, 'order', texts.unknown);
    const [secrets, payments, offline_payment, spot] = await Promise.all([
      secretsOf(ctx, row),
      paymentsOf(ctx, row),
      offlineOf(ctx, row.offlinePayment),
      row.status === 'picked_up' ? spotOnRide(ctx, row) : null,
    ]);
    const rider = order.delivery_man;
    // During the delivery a courier's position is on the route to the customer, not at the usual
    // waiting place.
    const delivery_man =
      rider === null || spot === null
        ? rider
        : { ...rider, lat: String(spot.lat), lng: String(spot.lng) };
    return { ...order, ...secrets, delivery_man, payments, offline_payment };
  },
  getCourierLocation: async (ctx, { query }) => {
    const [known] = await ctx.db.select().from(orders).where(eq(orders.id, query.order_id));
    if (known === undefined) return {};
    const order = await advance(ctx, known);
    if (order.status !== 'picked_up' || order.courierId === null) return {};
    const [courier] = await ctx.db.select().from(couriers).where(eq(couriers.id, order.courierId));
    if (courier === undefined) return {};
    const { lat, lng } = (await spotOnRide(ctx, order)) ?? courier;
    const nearest = (await cityMap()).nearestPlace({ lat, lng });
    return {
      id: courier.id,
      order_id: order.id,
      delivery_man_id: courier.id,
      latitude: String(lat),
      longitude: String(lng),
      location: nearest === null ? null : ctx.text(nearest.address),
      time: ctx.now.toISOString(),
    };
  },
  cancelOrder: async (ctx, { body }) => {
    const row = await advance(ctx, await ownOrder(ctx, Number(body.order_id)));
    if (!(await cancelOnce(ctx, row, body.reason))) {
      // A repeated request, perhaps because the first answer was lost: the order is canceled
      // already, which is a success.
      const { status } = await ownOrder(ctx, row.id);
      if (status !== 'canceled') refuse(403, 'order', texts.tooLate);
    }
    return { message: ctx.say(texts.canceled) };
  },
  listCancelReasons: async (ctx, { query }) => {
    const rows = await reasons(ctx, 'cancelReasons');
    return {
      total_size: rows.length,
      limit: query.limit ?? null,
      offset: query.offset ?? null,
      data: rows.map((row) => ({ ...row, user_type: 'customer' })),
    };
  },
  listRefundReasons: async (ctx) => ({ refund_reasons: await reasons(ctx, 'refundReasons') }),
  ...paymentHandlers,
  ...afterwardsHandlers,
} satisfies Partial<Handlers>;
