import type {
  CheckoutFacts,
  Coupon,
  OfflineMethod,
  OrderDraft,
  OrderRoute,
  PaymentMethod,
  PlacedOrder,
} from '../../../machines/rules/domain.ts';
import type { ServerTax } from '../../../machines/rules/tax.ts';
import { answer, client, guestQuery, isSignedIn, patience } from '../client.ts';
import { asForm, uploadPatience } from '../upload.ts';
import { CallError, isMissing } from '../failure.ts';
import { readCoupon } from '../catalogue/read.ts';
import { couponAnswer } from '../couponAnswer.ts';
import { readPlaced } from './read.ts';
import { readTax } from './readTax.ts';
import type { parcelBody } from '../parcel/write.ts';
import { orderBody, prescriptionBody } from './write.ts';
import {
  asFlag,
  asList,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asPrice,
  asText,
} from '../scalars.ts';
import type { AnswerTo, Row, Wire } from '../wire.ts';

/** Coupons that the signed-in customer may use; guests get the public list. */
export async function fetchCoupons(signal?: AbortSignal): Promise<Coupon[]> {
  const options = { signal: patience(signal) };
  const call = isSignedIn()
    ? client.GET('/api/v1/coupon/list', options)
    : client.GET('/api/v1/coupon/list/all', options);
  return asList(await answer(call, signal)).map(readCoupon);
}

/**
 * Finds a coupon by its code; rejects when there is no such coupon. For a signed-in customer the
 * server also checks whether the coupon may be used. The API has no such check for guests: their
 * code is looked up in the public list, and the server checks it when the order is placed.
 */
export async function fetchCoupon(
  code: string,
  storeId: number,
  signal?: AbortSignal,
): Promise<Coupon> {
  if (isSignedIn()) {
    const find = () =>
      answer(
        client.GET('/api/v1/coupon/apply', {
          params: { query: { code, store_id: storeId } },
          signal: patience(signal),
        }),
        signal,
      );
    return couponAnswer(find, () => fetchCoupons(signal));
  }
  const wanted = code.toLowerCase();
  const coupon = (await fetchCoupons(signal)).find((one) => one.code.toLowerCase() === wanted);
  if (coupon === undefined) throw new CallError({ kind: 'notFound', status: 404, entries: [] });
  return coupon;
}

/** The tip that most customers give, in the shop's currency; null when the shop knows none. */
export async function fetchUsualTip(signal?: AbortSignal): Promise<number | null> {
  const call = client.GET('/api/v1/most-tips', { signal: patience(signal) });
  return asNumberOrNull(
    asObject<AnswerTo<'getUsualTip'>>(await answer(call, signal)).most_tips_amount,
  );
}

/** The wallet balance and the first-order discount of a signed-in customer. */
export async function fetchCustomerTerms(
  signal?: AbortSignal,
): Promise<Pick<CheckoutFacts, 'walletBalance' | 'newCustomer'>> {
  const call = client.GET('/api/v1/customer/info', { signal: patience(signal) });
  const body = asObject<Wire['CustomerInfo']>(await answer(call, signal));
  const discount = asNumber(body.discount_amount);
  return {
    walletBalance: asPrice(body.wallet_balance),
    newCustomer:
      asFlag(body.is_valid_for_discount) && discount > 0
        ? {
            discount,
            discountType: body.discount_amount_type === 'amount' ? 'amount' : 'percent',
          }
        : null,
  };
}

/** The ways to pay outside the shop, such as a bank transfer; an empty list when there are none. */
export async function fetchOfflineMethods(signal?: AbortSignal): Promise<OfflineMethod[]> {
  const call = client.GET('/api/v1/offline_payment_method_list', { signal: patience(signal) });
  return asList(await answer(call, signal)).map((entry) => {
    const method = asObject<Wire['OfflineMethod']>(entry);
    return {
      id: asNumber(method.id),
      name: asName(method.method_name),
      facts: asList(method.method_fields).map((row) => {
        const { input_name, input_data } =
          asObject<Row<Wire['OfflineMethod']['method_fields']>>(row);
        return { name: asText(input_name), value: asText(input_data) };
      }),
      asked: asList(method.method_informations).map((row) => {
        const { customer_input, customer_placeholder, is_required } =
          asObject<Row<Wire['OfflineMethod']['method_informations']>>(row);
        return {
          name: asText(customer_input),
          placeholder: asText(customer_placeholder),
          required: asFlag(is_required),
        };
      }),
    };
  });
}

/**
 * The surcharge on deliveries at a busy time. Its `price` is in percent of the delivery fee or in
 * the shop's currency, by its `type`. Null when there is no surcharge, and for older backends,
 * which do not have this call (wire facts 18.26).
 * @param at the time of the delivery in the shop's local time, `YYYY-MM-DD HH:mm`
 */
export async function fetchSurge(
  zoneId: number,
  moduleId: number,
  at: string,
  signal?: AbortSignal,
): Promise<OrderRoute['surge']> {
  const call = client.POST('/api/v1/customer/order/get-surge-price', {
    body: {
      zone_id: zoneId,
      module_id: moduleId,
      date_time: `${at.slice(0, 16)}:00`,
      ...guestQuery(),
    },
    signal: patience(signal),
  });
  try {
    const body = asObject<AnswerTo<'getSurgePrice'>>(await answer(call, signal));
    const price = asPrice(body.price);
    // Without a readable surcharge the fee is unknown.
    if (price === null) throw new CallError({ kind: 'malformed', status: 200, entries: [] });
    if (price === 0) return null;
    return {
      price,
      type: body.price_type === 'percent' ? 'percent' : 'amount',
      note: asFlag(body.customer_note_status) ? asText(body.customer_note) : '',
    };
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'notFound') return null;
    throw error;
  }
}

/**
 * Reports a payment that the customer made outside the shop, such as a bank transfer.
 * @param report `again` is true when it replaces an earlier one
 */
export async function describePayment(
  orderId: number,
  payment: Extract<PaymentMethod, { kind: 'offline' }>,
  { again }: { again: boolean },
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    ...payment.fields,
    order_id: orderId,
    method_id: payment.methodId,
    customer_note: payment.note,
    ...guestQuery(),
  };
  const options = { body, signal: patience(signal) };
  const call = again
    ? client.PUT('/api/v1/customer/order/offline-payment-update', options)
    : client.PUT('/api/v1/customer/order/offline-payment', options);
  await answer(call, signal);
}

/**
 * Asks the server for the tax of an order, before it is placed, because the store's data has no tax
 * percentage (wire facts 10.5).
 */
export function fetchOrderTax(draft: OrderDraft, signal?: AbortSignal): Promise<ServerTax> {
  // The API requires a payment method here; the tax does not depend on it.
  const payment = draft.choices.payment ?? { kind: 'cash' as const };
  const call = client.POST('/api/v1/customer/order/get-Tax', {
    params: { header: { moduleId: draft.moduleId } },
    body: {
      ...orderBody({ ...draft, choices: { ...draft.choices, payment } }),
      ...(draft.page === 'prescription' ? { is_prescription: 1 } : {}),
    },
    signal: patience(signal),
  });
  return readTax(answer(call, signal));
}

/**
 * Reads the placed order.
 * @throws CallError when the answer has no order id. It is then unknown whether the order exists,
 * and the caller has to look it up by its idempotency key
 */
function namedOrder(body: unknown): PlacedOrder {
  const placed = readPlaced(body);
  if (placed.orderId > 0) return placed;
  throw new CallError({ kind: 'malformed', status: 200, entries: [] });
}

/**
 * How long the app waits for the answer to an order, in ms; after that the outcome is unknown. It
 * is longer than for other calls.
 */
const ORDER_PATIENCE_MS = 20_000;

/**
 * Sends an order or a parcel. `key` is its idempotency key; prescription pictures make the body
 * multipart. Rejects when the server refuses the order, and also when no answer comes: the outcome
 * is then unknown and must be looked up by the key.
 */
export async function sendOrder(
  key: string,
  moduleId: number,
  body: ReturnType<typeof orderBody> | ReturnType<typeof parcelBody>,
  prescriptions: File[],
  signal?: AbortSignal,
): Promise<PlacedOrder> {
  const call = client.POST('/api/v1/customer/order/place', {
    params: { header: { 'Idempotency-Key': key, moduleId } },
    body,
    ...(prescriptions.length > 0
      ? { bodySerializer: () => asForm(body, 'order_attachment[]', prescriptions) }
      : {}),
    signal: uploadPatience(prescriptions, signal, ORDER_PATIENCE_MS),
  });
  return namedOrder(await answer(call, signal));
}

/**
 * Places an order, with the pictures of its prescription. `key` is its idempotency key. Rejects
 * when the server refuses the order, and also when no answer comes: the outcome is then unknown and
 * must be looked up by the key.
 */
export const placeOrder = (
  key: string,
  draft: OrderDraft,
  prescriptions: File[],
  signal?: AbortSignal,
): Promise<PlacedOrder> => sendOrder(key, draft.moduleId, orderBody(draft), prescriptions, signal);

/**
 * Places a prescription order without items: the store reads the pictures and adds the medicine
 * (CHK-09, wire facts 10.2). `key` is its idempotency key. Rejects when the server refuses the
 * order, and also when no answer comes: the outcome is then unknown and must be looked up by the
 * key.
 */
export async function placePrescription(
  key: string,
  draft: OrderDraft,
  pictures: File[],
  signal?: AbortSignal,
): Promise<PlacedOrder> {
  const body = prescriptionBody(draft);
  const call = client.POST('/api/v1/customer/order/prescription/place', {
    params: { header: { 'Idempotency-Key': key, moduleId: draft.moduleId } },
    body,
    bodySerializer: () => asForm(body, 'order_attachment[]', pictures),
    signal: uploadPatience(pictures, signal, ORDER_PATIENCE_MS),
  });
  return namedOrder(await answer(call, signal));
}

/**
 * Finds the order that was placed with an idempotency key; null when there is none.
 * @throws CallError also when the backend does not know this call: its 404 lacks the code `order`
 */
export async function findPlacedOrder(
  key: string,
  signal?: AbortSignal,
): Promise<PlacedOrder | null> {
  const call = client.GET('/api/v1/customer/order/by-key', {
    params: { query: { key, ...guestQuery() } },
    signal: patience(signal),
  });
  try {
    return namedOrder(await answer(call, signal));
  } catch (error) {
    if (isMissing(error, 'order')) return null;
    throw error;
  }
}
