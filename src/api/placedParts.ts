import { asExtra, asFlag, asMoment, asNumber, asObject, asTextOrNull } from './scalars.ts';
import type { Loose, Wire } from './wire.ts';

type Placed = Wire['Order'] | Wire['Trip'];

const readPaymentStatus = (value: unknown): 'paid' | 'partially_paid' | 'unpaid' =>
  value === 'paid' || value === 'partially_paid' ? value : 'unpaid';

/**
 * Reads the fields that orders and trips share, such as payer, coupon and payment status (wire
 * facts 15.15, 15.23). In the result, `reached` has the time at which the order or trip got each of
 * `statuses`; statuses without a time are left out.
 */
export function readPlacedParts(value: unknown, statuses: readonly (keyof Loose<Placed>)[]) {
  const placed = asObject<Placed>(value);
  return {
    id: asNumber(placed.id),
    payerId: asNumber(placed.user_id),
    scheduled: asFlag(placed.scheduled),
    reached: Object.fromEntries(
      statuses.flatMap((status) => {
        const moment = asMoment(placed[status]);
        return moment === null ? [] : [[status, moment]];
      }),
    ),
    couponDiscount: asExtra(placed.coupon_discount_amount),
    couponCode: asTextOrNull(placed.coupon_code),
    newCustomerDiscount: asExtra(placed.ref_bonus_amount),
    taxIncluded: placed.tax_status === 'included',
    additionalCharge: asExtra(placed.additional_charge),
    paymentStatus: readPaymentStatus(placed.payment_status),
    cancellationReason: asTextOrNull(placed.cancellation_reason),
  };
}
