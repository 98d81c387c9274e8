import type { Order, OrderStatus } from './domain.ts';

const endings: readonly OrderStatus[] = [
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
];

/** Between being placed and being brought. */
const onTheWay: readonly OrderStatus[] = [
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
];

/** Whether an order no longer changes by itself, so that following it can stop. */
export function isOrderOver(order: Order): boolean {
  return endings.includes(order.status);
}

/**
 * Whether the customer may still cancel: while pending or failed (wire facts 10.4). A parcel is its
 * sender's until it is handed over: newer backends call it back (wire facts 10.5).
 */
export function mayCancelOrder(order: Order): boolean {
  if (order.status === 'pending' || order.status === 'failed') return true;
  return order.type === 'parcel' && onTheWay.includes(order.status);
}

/** Who looks at an order: a customer by their id, or a guest by theirs; null until it is known. */
export interface OrderVisitor {
  customerId: number | null;
  guestId: string | null;
}

/**
 * Whether who looks at an order placed it, and may call it off. A receiver follows it by its number and
 * phone alone. Where the server names nobody, the server decides.
 */
export function isPlacedBy(
  { payerId, ofGuest }: Pick<Order, 'payerId' | 'ofGuest'>,
  { customerId, guestId }: OrderVisitor,
): boolean {
  if (payerId === 0) return true;
  return ofGuest ? guestId === String(payerId) : customerId === payerId;
}

/** Which reasons to cancel a parcel are offered (wire facts 10.5). */
export type ParcelPhase = 'before_pickup' | 'after_pickup';

/** Whether the courier has a parcel already. */
export const parcelPhase = ({ reached }: Pick<Order, 'reached'>): ParcelPhase =>
  reached.picked_up === undefined ? 'before_pickup' : 'after_pickup';

/** Whether a parcel that was called back is still to be taken from the courier. */
export function isComingBack(order: Order): boolean {
  return (
    order.type === 'parcel' && order.status === 'canceled' && parcelPhase(order) === 'after_pickup'
  );
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

const stepsOfTypes: Record<Order['type'], readonly OrderStatus[]> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  // A take-away is handed over, never carried.
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  // Nothing of a parcel is prepared.
  parcel: ['pending', 'confirmed', 'picked_up', 'delivered'],
};

/**
 * The steps of an order in their sequence. One that ended early shows how far it came and how it
 * ended, not steps that will never be.
 */
export function orderSteps({ type, status, reached }: Order): OrderStatus[] {
  const planned = [...stepsOfTypes[type]];
  // What is not a step of this order stands between its steps, such as a parcel that is accepted.
  if (planned.includes(status) || onTheWay.includes(status)) return planned;
  const before = [...planned, 'canceled' as const].filter(
    (step) => step !== status && reached[step] !== undefined,
  );
  return [...before, status];
}

const ownWords: Partial<Record<Order['type'], Partial<Record<OrderStatus, string>>>> = {
  take_away: { handover: 'orders.status.toCollect', delivered: 'orders.status.collected' },
  parcel: {
    pending: 'parcel.status.pending',
    confirmed: 'parcel.status.confirmed',
    picked_up: 'parcel.status.pickedUp',
    delivered: 'parcel.status.delivered',
  },
};

/** The words of a status: what is collected is not brought, and a parcel is booked. */
export function statusKey({ type, status }: Pick<Order, 'type' | 'status'>): string {
  const own = ownWords[type]?.[status];
  return own ?? `orders.status.${status}`;
}

const MINUTE = 60_000;

/** When an order is expected: the store's range, counted from ordering or from the chosen time. */
export function arrivalOf(order: Order): { from: Date; to: Date } | null {
  const { minutesMin, minutesMax, scheduled, scheduleAt, reached, createdAt } = order;
  // Without a store nobody says how long it takes.
  if (isOrderOver(order) || minutesMin === null) return null;
  if (minutesMax === null || minutesMax === 0) return null;
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
