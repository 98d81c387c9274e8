import type {
  FoodSelection,
  Order,
  OrderLine,
  OrderStatus,
} from '../../../machines/rules/domain.ts';
import { sumOfKnown } from '../../../machines/rules/money.ts';
import { paidBy } from '../../../machines/rules/payment/methods.ts';
import { readAddress } from '../place/readAddress.ts';
import { readStore } from '../catalogue/read.ts';
import { readPlacedParts } from '../placedParts.ts';
import { readModuleType } from '../modules/read.ts';
import {
  asCount,
  asExtra,
  asFlag,
  asList,
  asMoment,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asPhone,
  asPrice,
  asText,
  asTextOrNull,
} from '../scalars.ts';
import { asUtcMoment } from '../utcMoment.ts';
import type { AnswerTo, Loose, Row, Wire } from '../wire.ts';

const statuses = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
] as const satisfies readonly OrderStatus[];

/** Reads the status of an order; a status that the storefront does not know becomes `unknown`. */
export const readStatus = (value: unknown): OrderStatus =>
  statuses.find((status) => status === value) ?? 'unknown';

const readCourier = (value: unknown): Order['courier'] => {
  const courier = asObject<Wire['DeliveryMan']>(value);
  if (courier.id === undefined) return null;
  const lat = asNumberOrNull(courier.lat);
  const lng = asNumberOrNull(courier.lng);
  return {
    id: asNumber(courier.id),
    name: asName(`${asText(courier.f_name)} ${asText(courier.l_name)}`),
    phone: asPhone(courier.phone),
    imageUrl: asTextOrNull(courier.image_full_url),
    rating: asNumber(courier.avg_rating),
    position: lat === null || lng === null ? null : { lat, lng },
  };
};

const readType = (value: unknown): Order['type'] =>
  value === 'take_away' || value === 'parcel' ? value : 'delivery';

/** The fields that only a parcel order has (wire facts 15.15); null for an order of a store. */
function readSentParcel(order: Loose<Wire['Order']>): Order['parcel'] {
  if (readType(order.order_type) !== 'parcel') return null;
  const category = asObject<Wire['ParcelCategory']>(order.parcel_category);
  const receiver = order.receiver_details;
  return {
    categoryId: asNumberOrNull(order.parcel_category_id),
    category:
      category.id === undefined
        ? null
        : { name: asName(category.name), imageUrl: asTextOrNull(category.image_full_url) },
    receiver: receiver === undefined || receiver === null ? null : readAddress(receiver),
    payer: order.charge_payer === 'receiver' ? 'receiver' : 'sender',
    distanceKm: asNumberOrNull(order.distance),
    code: asText(order.otp),
    pickupCode: asText(order.pickup_otp),
    isRefunded: order.order_status === 'canceled' && order.refund != null,
  };
}

const readOffline = (value: unknown): Order['offline'] => {
  const payment = asObject<Wire['OfflinePayment']>(value);
  const data = asObject<Wire['OfflinePayment']['data']>(payment.data);
  const { status } = data;
  if (data.method_id === undefined) return null;
  return {
    methodId: asNumber(data.method_id),
    status: status === 'verified' || status === 'denied' ? status : 'pending',
    fields: Object.fromEntries(
      asList(payment.input).map((row) => {
        const { user_input, user_data } = asObject<Row<Wire['OfflinePayment']['input']>>(row);
        return [asText(user_input), asText(user_data)];
      }),
    ),
    note: asText(data.customer_note),
    denialReason: asText(data.admin_note),
  };
};

/** Reads an order of a tracking answer or of a list (wire facts 15.15). */
export function readOrder(value: unknown): Order {
  const order = asObject<Wire['Order']>(value);
  const address = order.delivery_address;
  const store = order.store;
  const refund = asObject<Wire['Order']['refund']>(order.refund);
  return {
    ...readPlacedParts(value, statuses),
    ofGuest: asFlag(order.is_guest),
    paymentKey: asTextOrNull(order.payment_key),
    status: readStatus(order.order_status),
    type: readType(order.order_type),
    scheduleAt: asMoment(order.schedule_at),
    createdAt: asUtcMoment(order.created_at),
    amount: asPrice(order.order_amount),
    itemsDiscount: sumOfKnown([
      asExtra(order.store_discount_amount),
      asExtra(order.flash_admin_discount_amount),
      asExtra(order.flash_store_discount_amount),
    ]),
    tax: asPrice(order.total_tax_amount),
    deliveryCharge: asPrice(order.delivery_charge),
    tip: asExtra(order.dm_tips),
    packagingCharge: asExtra(order.extra_packaging_amount),
    paymentMethod: paidBy(asTextOrNull(order.payment_method)),
    payments: asList(order.payments).map((entry) => {
      const part = asObject<Wire['OrderPayment']>(entry);
      return {
        amount: asPrice(part.amount),
        method: paidBy(asTextOrNull(part.payment_method)),
        paid: part.payment_status === 'paid',
      };
    }),
    offline: readOffline(order.offline_payment),
    note: asText(order.order_note),
    instruction: asText(order.delivery_instruction),
    ifUnavailable: asText(order.unavailable_item_note),
    address: address === undefined || address === null ? null : readAddress(address),
    store: store === undefined || store === null ? null : readStore(store),
    courier: readCourier(order.delivery_man),
    lineCount: asNumber(order.details_count),
    minutesMin: asNumberOrNull(order.min_delivery_time),
    minutesMax: asNumberOrNull(order.max_delivery_time),
    pictures: asList(order.item_images_full_url).map(asTextOrNull),
    reviews: asList(order.reviews).map((entry) => {
      const review = asObject<Wire['Review']>(entry);
      return {
        itemId: asNumber(review.item_id),
        rating: asNumber(review.rating),
        comment: asTextOrNull(review.comment),
        reply: asTextOrNull(review.reply),
      };
    }),
    isPrescription: asFlag(order.prescription_order),
    prescriptionUrls: asList(order.order_attachment_full_url)
      .map((url) => asText(url))
      .filter(Boolean),
    parcel: readSentParcel(order),
    moduleType: readModuleType(order.module_type) ?? 'food',
    canceledBy: asTextOrNull(order.canceled_by),
    refundNote: asTextOrNull(order.refund_cancellation_note) ?? asTextOrNull(refund.admin_note),
  };
}

/** The chosen food options of a line, by group. */
const readFood = (value: unknown): FoodSelection[] =>
  asList(value).flatMap((entry) => {
    const group = asObject<Wire['FoodVariation']>(entry);
    const labels = asList(group.values).map((option) =>
      asText(asObject<Row<Wire['FoodVariation']['values']>>(option).label),
    );
    return labels.length === 0 ? [] : [{ name: asText(group.name), labels }];
  });

/**
 * The type of the variation that the customer chose, such as a size; null for food, whose choices
 * `readFood` reads, and where a line has no variation.
 */
const readVariationType = (value: unknown): string | null => {
  const { type } = asObject<Wire['StockVariation']>(asList(value)[0]);
  return readFood(value).length > 0 ? null : asTextOrNull(type);
};

const readOptions = (value: unknown): string[] =>
  asList(value).flatMap((entry) => {
    const group = asObject<Wire['FoodVariation'] | Wire['StockVariation']>(entry);
    const labels = asList(group.values).map((option) =>
      asText(asObject<Row<Wire['FoodVariation']['values']>>(option).label),
    );
    const type = asText(group.type);
    return labels.length > 0
      ? labels
      : type === '' || type === 'single' || type === 'multi'
        ? []
        : [type];
  });

/**
 * Reads the lines of an order. Parcels and prescription orders have none: for them the server
 * answers an object instead of a list.
 */
export function readOrderLines(value: unknown): OrderLine[] {
  return asList(value).map((entry) => {
    const line = asObject<Wire['OrderDetail']>(entry);
    const item = asObject<Wire['OrderDetail']['item_details']>(line.item_details);
    return {
      id: asNumber(line.id),
      itemId: asNumberOrNull(line.item_id),
      name: asName(item.name),
      imageUrl: asTextOrNull(line.image_full_url) ?? asTextOrNull(item.image_full_url),
      unitPrice: asPrice(line.price),
      quantity: asCount(line.quantity),
      unitDiscount: asNumber(line.discount_on_item),
      options: readOptions(line.variation),
      food: readFood(line.variation),
      variationType: readVariationType(line.variation),
      addOns: asList(line.add_ons).map((row) => {
        const addOn = asObject<Row<Wire['OrderDetail']['add_ons']>>(row);
        return {
          id: asNumber(addOn.id),
          name: asName(addOn.name),
          price: asPrice(addOn.price),
          quantity: asCount(addOn.quantity),
        };
      }),
    };
  });
}

type Reason = Row<
  | AnswerTo<'listCancelReasons'>['data']
  | AnswerTo<'listParcelCancellationReasons'>['data']
  | AnswerTo<'listRefundReasons'>['refund_reasons']
>;

/**
 * Reads the shop's reasons to choose from when an order is canceled or a refund is requested; an
 * empty one is left out, because nobody could choose it.
 */
export const readReasons = (value: unknown): string[] =>
  asList(value)
    .map((row) => asText(asObject<Reason>(row).reason))
    .filter((reason) => reason.trim() !== '');
