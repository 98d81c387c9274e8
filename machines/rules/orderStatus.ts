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

/** The steps of an order in their sequence; a take-away is handed over, never carried. */
export function orderSteps(type: Order['type']): OrderStatus[] {
  return type === 'take_away'
    ? ['pending', 'confirmed', 'processing', 'handover', 'delivered']
    : ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];
}
