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

/** The statuses between placed and delivered. */
const onTheWay: readonly OrderStatus[] = [
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
];

/** Whether the status of an order is final, so that tracking can stop. */
export function isOrderOver(order: Order): boolean {
  return endings.includes(order.status);
}

/**
 * Whether the customer may still cancel: while pending or failed (wire facts 10.4). The sender of a
 * parcel may do so until the courier has it: newer backends can call a parcel back (wire facts
 * 10.5).
 */
export function mayCancelOrder(order: Order): boolean {
  if (order.status === 'pending' || order.status === 'failed') return true;
  return order.type === 'parcel' && onTheWay.includes(order.status);
}

/** The visitor who looks at an order: a customer or a guest, by id; null until it is known. */
export interface OrderVisitor {
  customerId: number | null;
  guestId: string | null;
}

/**
 * Whether this visitor placed the order, and may cancel it. A receiver tracks it only by its number
 * and phone. Where the server sends no id, the server decides.
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

/** Whether the courier already has the parcel. */
export const parcelPhase = ({ reached }: Pick<Order, 'reached'>): ParcelPhase =>
  reached.picked_up === undefined ? 'before_pickup' : 'after_pickup';

/** Whether a parcel was called back and the courier still has it. */
export function isComingBack(order: Order): boolean {
  return (
    order.type === 'parcel' && order.status === 'canceled' && parcelPhase(order) === 'after_pickup'
  );
}

/**
 * Whether a refund can be requested: for an order that was delivered and paid (wire facts 10.4).
 */
export function mayAskRefund(order: Order): boolean {
  return order.status === 'delivered' && order.paymentStatus === 'paid';
}

/** Whether a wallet can pay an order that is paid in one part. */
export function mayPayFromWallet(
  { amount, payments }: Pick<Order, 'amount' | 'payments'>,
  balance: number | null,
): boolean {
  return amount !== null && balance !== null && payments.length <= 1 && balance >= amount;
}

/** Whether the customer may review the order: once it was delivered. */
export function mayReview(order: Order): boolean {
  return order.status === 'delivered' && order.type !== 'parcel' && order.lineCount > 0;
}

/** Whether the same items can be ordered again: an order of goods from a store that is over. */
export function mayOrderAgain(order: Order): boolean {
  return isOrderOver(order) && order.store !== null && !order.isPrescription;
}

/**
 * Whether an order by prescription can be placed again: once it is over, at a store that still takes
 * prescriptions.
 */
export function mayPrescribeAgain(order: Order): boolean {
  return isOrderOver(order) && order.isPrescription && order.store?.prescriptionOrder === true;
}

const stepsOfTypes: Record<Order['type'], readonly OrderStatus[]> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  // A take-away is picked up by the customer, so it has no delivery steps.
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  // A parcel needs no preparation.
  parcel: ['pending', 'confirmed', 'picked_up', 'delivered'],
};

/**
 * The steps of an order in their sequence. A canceled or failed order shows the steps it reached
 * and how it ended, not the steps that will not happen.
 */
export function orderSteps({ type, status, reached }: Order): OrderStatus[] {
  const planned = [...stepsOfTypes[type]];
  // A status that is not a planned step, such as "accepted" of a parcel, counts as between two
  // steps.
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

/** The text of a status: a take-away is not "delivered", and a parcel is "booked". */
export function statusKey({ type, status }: Pick<Order, 'type' | 'status'>): string {
  const own = ownWords[type]?.[status];
  return own ?? `orders.status.${status}`;
}

const MINUTE = 60_000;

/**
 * The expected arrival of an order: the store's range of minutes, from ordering or from the chosen
 * time.
 */
export function arrivalOf(order: Order): { from: Date; to: Date } | null {
  const { minutesMin, minutesMax, scheduled, scheduleAt, reached, createdAt } = order;
  // Without a store there is no estimate.
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
