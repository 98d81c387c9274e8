import type { Order, OrderStatus } from './domain.ts';

const endings: readonly OrderStatus[] = [
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
];

/** Whether an order no longer changes by itself, so that following it can stop. */
export function isOrderOver(order: Order): boolean {
  return endings.includes(order.status);
}

/** Whether the customer may still cancel: while pending or failed (wire facts 10.4). */
export function mayCancelOrder(order: Order): boolean {
  return order.status === 'pending' || order.status === 'failed';
}

/** Whether money can be asked back: of what was delivered and paid (wire facts 10.4). */
export function mayAskRefund(order: Order): boolean {
  return order.status === 'delivered' && order.paymentStatus === 'paid';
}

/** Whether a wallet can pay all of an order that is paid in one. */
export function mayPayFromWallet(
  { amount, payments }: Pick<Order, 'amount' | 'payments'>,
  balance: number | null,
): boolean {
  return amount !== null && balance !== null && payments.length <= 1 && balance >= amount;
}

/** Whether the customer may say how an order was: once it was brought. */
export function mayReview(order: Order): boolean {
  return order.status === 'delivered' && order.type !== 'parcel' && order.lineCount > 0;
}

/** Whether the same can be asked for once more: of goods of a store, once the order is over. */
export function mayOrderAgain(order: Order): boolean {
  return isOrderOver(order) && order.store !== null && !order.isPrescription;
}

/** The steps of an order in their sequence; a take-away is handed over, never carried. */
export function orderSteps(type: Order['type']): OrderStatus[] {
  return type === 'take_away'
    ? ['pending', 'confirmed', 'processing', 'handover', 'delivered']
    : ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];
}

const MINUTE = 60_000;

/** When an order is expected: the store's range, counted from ordering or from the chosen time. */
export function arrivalOf(order: Order): { from: Date; to: Date } | null {
  const { minutesMin, minutesMax, scheduled, scheduleAt, reached, createdAt } = order;
  if (isOrderOver(order) || minutesMin === null || minutesMax === null) return null;
  const since = scheduled && scheduleAt !== null ? scheduleAt : (reached.pending ?? createdAt);
  const start = new Date(since ?? '').getTime();
  return Number.isNaN(start)
    ? null
    : { from: new Date(start + minutesMin * MINUTE), to: new Date(start + minutesMax * MINUTE) };
}

/** Whole minutes until a moment, at least one; null once it has passed. */
export function minutesUntil(moment: Date, now: Date): number | null {
  const left = moment.getTime() - now.getTime();
  return left <= 0 ? null : Math.max(1, Math.round(left / MINUTE));
}
