import type { PlacedOrder } from '../../../machines/rules/domain.ts';
import { asNumber, asObject, asPrice, asTextOrNull } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** Reads the answer to placing an order. The API misspells the total as `total_ammount`. */
export function readPlaced(value: unknown): PlacedOrder {
  const placed = asObject<Wire['PlacedOrder']>(value);
  return {
    orderId: asNumber(placed.order_id),
    total: asPrice(placed.total_ammount),
    payerId: asNumber(placed.user_id),
    paymentKey: asTextOrNull(placed.payment_key),
  };
}
