import type { ParcelDraft, ParcelEnd, Place } from '../../../machines/rules/domain.ts';
import { orderPayment } from '../../../machines/rules/payment/methods.ts';
import { guestIdOfCall, guestQuery } from '../client.ts';
import { writeStreetDetails } from '../place/streetDetails.ts';

const placeOf = ({ place }: ParcelEnd): Place => {
  if (place === null) throw new Error('an end of the way is not named');
  return place;
};

/** The fields of the sender or of the receiver, which the API names in the same way for both. */
function endOf(end: ParcelEnd) {
  const { address, position } = placeOf(end);
  const { name, phone, email } = end.contact;
  return {
    address,
    latitude: String(position.lat),
    longitude: String(position.lng),
    address_type: 'other',
    ...writeStreetDetails(end),
    contact_person_name: name.trim(),
    contact_person_number: phone,
    contact_person_email: email.trim(),
  };
}

/**
 * The body of a parcel order; the server computes the price from its own data (PRICE-12, wire facts
 * 10.1).
 * @param contents the contents as text, because the API has no fields for weight and care
 * @throws Error while sender, receiver, category or payment is not chosen
 */
export function parcelBody(draft: ParcelDraft, contents: string) {
  const { choices, fromWallet, shownTotal } = draft;
  const { categoryId, payment } = choices;
  if (payment === null || categoryId === null) throw new Error('the parcel is not complete');
  return {
    order_type: 'parcel' as const,
    ...orderPayment(payment, fromWallet, shownTotal),
    order_amount: shownTotal,
    distance: draft.distanceKm,
    parcel_category_id: categoryId,
    charge_payer: choices.payer,
    sender_zone_id: draft.senderZoneId,
    ...endOf(choices.sender),
    receiver_details: JSON.stringify({
      ...endOf(choices.receiver),
      zone_id: draft.receiverZoneId,
    }),
    is_guest: guestIdOfCall() === null ? 0 : 1,
    order_note: contents,
    delivery_instruction: [choices.instruction, choices.note.trim()].filter(Boolean).join('. '),
    dm_tips: choices.tip,
    ...guestQuery(),
    ...(choices.slot === null ? {} : { schedule_at: choices.slot }),
  };
}
