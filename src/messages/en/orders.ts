/** Texts of the area `orders`. */
export const orders = {
  'orders.status.pending': 'Order placed',
  'orders.status.accepted': 'Accepted',
  'orders.status.confirmed': 'Confirmed',
  'orders.status.processing': 'Being prepared',
  'orders.status.handover': 'Ready',
  'orders.status.picked_up': 'On its way',
  'orders.status.delivered': 'Delivered',
  'orders.status.canceled': 'Canceled',
  'orders.status.failed': 'Failed',
  'orders.status.refund_requested': 'Refund requested',
  'orders.status.refund_request_canceled': 'Refund request canceled',
  'orders.status.refunded': 'Refunded',
  'orders.canceled': 'Your order has been canceled.',
  'orders.notFound': 'No order has this number and phone. Please check both.',
} as const;
