import type { Order, OrderStatus, ShopConfig } from './domain.ts';
import { MINUTE_MS } from './durations.ts';
import { sumOfKnown } from './money.ts';
import { slotMinutesOf } from './slots.ts';

const endings: readonly OrderStatus[] = [
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
];

/** The statuses between `pending` and `delivered`. */
const onTheWay: readonly OrderStatus[] = [
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
];

/** Whether an order is over: it is delivered, canceled or failed. */
export function isOrderOver(order: Order): boolean {
  return endings.includes(order.status);
}

/**
 * Whether the status of an order is final, so that tracking can stop. That of a failed order is
 * not: the newest backends let an order fail until it is paid, and it can be canceled (wire facts
 * 10.1, 10.4).
 */
export const isFinal = (order: Order): boolean => isOrderOver(order) && order.status !== 'failed';

/**
 * Whether the customer may still cancel: while the order is pending or failed (wire facts 10.4).
 * The sender of a parcel may cancel until the delivery: with newer backends, even a parcel that the
 * courier already has (wire facts 10.5).
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
 * Whether this visitor placed the order, and so may cancel it; the receiver of a parcel may only
 * track it. True when the server sends no payer id, because then only the server can decide.
 */
export function isPlacedBy(
  { payerId, ofGuest }: Pick<Order, 'payerId' | 'ofGuest'>,
  { customerId, guestId }: OrderVisitor,
): boolean {
  if (payerId === 0) return true;
  return ofGuest ? guestId === String(payerId) : customerId === payerId;
}

/**
 * The two phases of a parcel's delivery; each has its own list of reasons for canceling (wire facts
 * 10.5).
 */
export type ParcelPhase = 'before_pickup' | 'after_pickup';

/** The phase of a parcel: `after_pickup` once the courier has it. */
export const parcelPhase = ({ reached }: Pick<Order, 'reached'>): ParcelPhase =>
  reached.picked_up === undefined ? 'before_pickup' : 'after_pickup';

/** Whether a parcel was canceled after pickup, so that the courier brings it back. */
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

/**
 * Whether the wallet's balance can pay the whole order; false for an order that is paid in several
 * parts, and when an amount is unknown.
 */
export function mayPayFromWallet(
  { amount, payments }: Pick<Order, 'amount' | 'payments'>,
  balance: number | null,
): boolean {
  return amount !== null && balance !== null && payments.length <= 1 && balance >= amount;
}

/** Whether the customer may review the order: it was delivered, is no parcel, and has items. */
export function mayReview(order: Order): boolean {
  return order.status === 'delivered' && order.type !== 'parcel' && order.lineCount > 0;
}

/**
 * Whether the same items can be ordered again: the order is over, is from a store, and was not
 * placed by prescription.
 */
export function mayOrderAgain(order: Order): boolean {
  return isOrderOver(order) && order.store !== null && !order.isPrescription;
}

/**
 * Whether an order by prescription can be placed again: once it is over, at a store that still
 * takes prescriptions.
 */
export function mayPrescribeAgain(order: Order): boolean {
  return isOrderOver(order) && order.isPrescription && order.store?.prescriptionOrder === true;
}

/**
 * Whether the store still has to add the price of the medicine to an order by prescription. It has
 * to while the order has no items and its amount is only the sum of the fees; some stores add the
 * price to the amount without adding items.
 */
export function awaitsPrice(order: Order): boolean {
  const { deliveryCharge, packagingCharge, tip, additionalCharge, tax, taxIncluded } = order;
  const addedTax = taxIncluded ? 0 : tax;
  const fees = sumOfKnown([deliveryCharge, packagingCharge, tip, additionalCharge, addedTax]);
  const feesAlone = order.amount !== null && fees !== null && order.amount <= fees;
  return order.isPrescription && order.lineCount === 0 && feesAlone;
}

const stepsOfTypes: Record<Order['type'], readonly OrderStatus[]> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  // A take-away is picked up by the customer, so it has no delivery steps.
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  // A parcel needs no preparation.
  parcel: ['pending', 'confirmed', 'picked_up', 'delivered'],
};

/**
 * The statuses that an order's progress bar shows, in their order. A canceled or failed order shows
 * the steps that it reached and how it ended.
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

type StatusKey =
  | `orders.status.${OrderStatus | 'toCollect' | 'collected'}`
  | `parcel.status.${'pending' | 'confirmed' | 'pickedUp' | 'delivered'}`;

const ownWords: Partial<Record<Order['type'], Partial<Record<OrderStatus, StatusKey>>>> = {
  take_away: { handover: 'orders.status.toCollect', delivered: 'orders.status.collected' },
  parcel: {
    pending: 'parcel.status.pending',
    confirmed: 'parcel.status.confirmed',
    picked_up: 'parcel.status.pickedUp',
    delivered: 'parcel.status.delivered',
  },
};

/**
 * The message key for an order's status. Take-away and parcels have their own words: a take-away is
 * not "delivered", and a parcel is "booked".
 */
export function statusKey({ type, status }: Pick<Order, 'type' | 'status'>): StatusKey {
  return ownWords[type]?.[status] ?? `orders.status.${status}`;
}

/**
 * The time span from `first` to `last` minutes after a moment; null when `moment` is not a valid
 * date.
 */
function minutesAfter(moment: string | null, first: number, last: number) {
  const start = new Date(moment ?? '').getTime();
  return Number.isNaN(start)
    ? null
    : { from: new Date(start + first * MINUTE_MS), to: new Date(start + last * MINUTE_MS) };
}

/**
 * When an order is expected to arrive: in the time slot that the customer chose (OPEN-69), or
 * within the store's usual minutes after ordering. null when the order is over, or when nothing is
 * known.
 */
export function arrivalOf(
  order: Order,
  config: Pick<ShopConfig, 'slotMinutes'>,
): { from: Date; to: Date } | null {
  const { store, minutesMin, minutesMax, scheduled, scheduleAt, reached, createdAt } = order;
  if (isOrderOver(order)) return null;
  if (scheduled && scheduleAt !== null && store !== null) {
    return minutesAfter(scheduleAt, 0, slotMinutesOf(store, config));
  }
  if (minutesMin === null || minutesMax === null || minutesMax === 0) return null;
  return minutesAfter(reached.pending ?? createdAt, minutesMin, minutesMax);
}

/** Whole minutes until a moment, at least one; null once it has passed. */
export function minutesUntil(moment: Date, now: Date): number | null {
  const left = moment.getTime() - now.getTime();
  return left <= 0 ? null : Math.max(1, Math.round(left / MINUTE_MS));
}
