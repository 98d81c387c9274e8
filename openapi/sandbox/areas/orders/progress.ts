import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { couriers } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { OrderRow } from './serialise.ts';

/** How long a courier takes from the store to the door. */
export const RIDE_SECONDS = 240;

/**
 * The sandbox has no kitchen and no couriers, so an order moves on by the clock: each step comes so
 * many seconds after the order was placed, and is written when somebody looks.
 */
const delivery = [
  ['confirmed', 'confirmedAt', 20],
  ['processing', 'processingAt', 45],
  ['handover', 'handoverAt', 150],
  ['picked_up', 'pickedUpAt', 180],
  ['delivered', 'deliveredAt', 180 + RIDE_SECONDS],
] as const;
const takeAway = [
  ['confirmed', 'confirmedAt', 20],
  ['processing', 'processingAt', 45],
  ['handover', 'handoverAt', 180],
  ['delivered', 'deliveredAt', 420],
] as const;

const ended = new Set(['delivered', 'canceled', 'failed', 'refund_requested', 'refunded']);

/** Brings an order to where it must be by now; unpaid online orders wait for their money. */
export async function advance(ctx: Context, row: OrderRow): Promise<OrderRow> {
  const waitsForMoney = row.paymentMethod === 'digital_payment' && row.paymentStatus === 'unpaid';
  if (ended.has(row.status) || waitsForMoney) return row;
  const from = row.scheduled ? row.scheduleAt : row.createdAt;
  const steps = row.type === 'take_away' ? takeAway : delivery;
  const change: Partial<typeof orders.$inferInsert> = {};
  for (const [status, column, seconds] of steps) {
    const moment = new Date(from.getTime() + seconds * 1000);
    if (moment > ctx.now) break;
    change.status = status;
    if (row[column] === null) change[column] = moment;
  }
  if (change.status === undefined || change.status === row.status) return row;
  if (change.pickedUpAt !== undefined && row.courierId === null) {
    const [courier] = await ctx.db
      .select()
      .from(couriers)
      .where(eq(couriers.zoneId, row.zoneId))
      .orderBy(asc(couriers.id))
      .limit(1);
    change.courierId = courier?.id ?? null;
  }
  if (change.status === 'delivered' && row.paymentMethod === 'cash_on_delivery') {
    change.paymentStatus = 'paid';
  }
  const [moved] = await ctx.db
    .update(orders)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(eq(orders.id, row.id), eq(orders.status, row.status)))
    .returning();
  if (moved !== undefined) return moved;
  // Somebody else moved or canceled it meanwhile: theirs stands.
  const [current] = await ctx.db.select().from(orders).where(eq(orders.id, row.id));
  return current ?? row;
}
