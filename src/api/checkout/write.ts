import { lineKey } from '../../../machines/rules/cartRules.ts';
import type { OrderDraft } from '../../../machines/rules/domain.ts';
import { noStreetDetails } from '../../../machines/rules/streetDetails.ts';
import { orderPayment } from '../../../machines/rules/payment/methods.ts';
import { writeVariation } from '../cart/write.ts';
import { guestIdOfCall, guestQuery } from '../client.ts';
import { writeStreetDetails } from '../place/streetDetails.ts';

const linesOf = (draft: OrderDraft) =>
  draft.lines.map(({ item, choice }) => ({
    item_id: item.kind === 'item' ? item.id : null,
    item_campaign_id: item.kind === 'campaign' ? item.id : null,
    item_type: item.kind === 'campaign' ? 'AppModelsItemCampaign' : 'AppModelsItem',
    price: item.price,
    quantity: choice.quantity,
    variant: choice.variationType ?? '',
    variation: writeVariation(item, choice),
    add_on_ids: choice.addOns.map(({ id }) => id),
    add_on_qtys: choice.addOns.map(({ quantity }) => quantity),
    add_ons: item.addOns.filter(({ id }) => choice.addOns.some((addOn) => addOn.id === id)),
  }));

/**
 * The note that says what the store does when items are unavailable. The API takes one text for the
 * complete order. So the text begins with the customer's notes about single items, each after the
 * item's name, and ends with the note for the complete order.
 */
function unavailableNote({ lines, choices }: OrderDraft): string {
  const own = lines.flatMap(({ item, choice }) => {
    const wish = choices.unavailableByLine[lineKey(item, choice)];
    return wish === undefined ? [] : [`${item.name}: ${wish}`];
  });
  return [...own, choices.unavailableNote].filter(Boolean).join('; ');
}

/**
 * Who receives an order and where: address, contact and coordinates. For take-away the coordinates
 * are the store's.
 */
function receiverOf({ choices, storePosition }: OrderDraft) {
  const takeAway = choices.orderType === 'take_away';
  const position = takeAway ? storePosition : choices.address?.position;
  const contact = choices.address?.contact;
  return {
    address: choices.address?.address ?? '',
    latitude: String(position?.lat ?? ''),
    longitude: String(position?.lng ?? ''),
    address_type: choices.address?.type ?? '',
    ...writeStreetDetails(choices.address ?? noStreetDetails),
    contact_person_name: contact?.name ?? '',
    contact_person_number: contact?.phone ?? '',
    contact_person_email: contact?.email ?? '',
    is_guest: guestIdOfCall() === null ? 0 : 1,
    ...guestQuery(),
  };
}

/**
 * The body of a prescription order. Newer backends also require the order type and the payment
 * method.
 */
export function prescriptionBody(draft: OrderDraft) {
  const { choices, storeId, distanceKm } = draft;
  return {
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    store_id: storeId,
    distance: distanceKm,
    ...receiverOf(draft),
    order_note: choices.note,
    delivery_instruction: choices.deliveryInstruction,
    dm_tips: choices.tip,
    ...(choices.slot === null ? {} : { schedule_at: choices.slot }),
  };
}

/**
 * The body of the call that places an order. `shownTotal` is the total that the customer saw, and
 * `fromWallet` the part of it that the wallet pays. The server computes the price from its own
 * data all the same (PRICE-01..16).
 * @throws Error while no payment method is chosen
 */
export function orderBody(draft: OrderDraft) {
  const { choices, fromWallet, shownTotal } = draft;
  if (choices.payment === null) throw new Error('no way to pay is chosen');
  const takeAway = choices.orderType === 'take_away';
  return {
    order_type: takeAway ? ('take_away' as const) : ('delivery' as const),
    ...orderPayment(choices.payment, fromWallet, shownTotal),
    order_amount: shownTotal,
    store_id: draft.storeId,
    distance: draft.distanceKm,
    ...receiverOf(draft),
    order_note: choices.note,
    delivery_instruction: takeAway ? '' : choices.deliveryInstruction,
    unavailable_item_note: unavailableNote(draft),
    cutlery: choices.cutlery ? 1 : 0,
    dm_tips: takeAway ? 0 : choices.tip,
    extra_packaging_amount: choices.extraPackaging ? 1 : 0,
    is_buy_now: draft.page === 'cart' ? 0 : 1,
    ...(choices.slot === null ? {} : { schedule_at: choices.slot }),
    ...(draft.couponCode === null ? {} : { coupon_code: draft.couponCode }),
    ...(draft.page === 'cart' ? {} : { cart: JSON.stringify(linesOf(draft)) }),
  };
}
