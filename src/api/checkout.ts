import { lineKey } from '../../machines/rules/cartRules.ts';
import type {
  CheckoutFacts,
  Coupon,
  OfflineMethod,
  OrderDraft,
  OrderRoute,
  PaymentMethod,
  PlacedOrder,
} from '../../machines/rules/domain.ts';
import type { ToldTax } from '../../machines/rules/tax.ts';
import { answer, asForm, client, guestIdOfCall, isSignedIn, patience } from './client.ts';
import { CallError } from './failure.ts';
import { readCoupon } from './readCatalogue.ts';
import { readPlaced } from './readPlaced.ts';
import { readTax } from './readTax.ts';
import { writeVariation } from './readCart.ts';
import {
  asFlag,
  asList,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asPrice,
  asText,
} from './scalars.ts';

/** Coupons a customer may use here; guests get the public list. */
export async function fetchCoupons(signal?: AbortSignal): Promise<Coupon[]> {
  const options = { signal: patience(signal) };
  const call = isSignedIn()
    ? client.GET('/api/v1/coupon/list', options)
    : client.GET('/api/v1/coupon/list/all', options);
  return asList(await answer(call, signal)).map(readCoupon);
}

/**
 * The coupon behind a code. A customer's is checked by the server; a guest's is looked up in the
 * public list, because the wire has no other way for guests, and checked when the order is placed.
 */
export async function fetchCoupon(
  code: string,
  storeId: number,
  signal?: AbortSignal,
): Promise<Coupon> {
  if (isSignedIn()) {
    const call = client.GET('/api/v1/coupon/apply', {
      params: { query: { code, store_id: storeId } },
      signal: patience(signal),
    });
    return readCoupon(await answer(call, signal));
  }
  const wanted = code.toLowerCase();
  const coupon = (await fetchCoupons(signal)).find((one) => one.code.toLowerCase() === wanted);
  if (coupon === undefined) throw new CallError({ kind: 'notFound', status: 404, entries: [] });
  return coupon;
}

/** The tip that most customers give, in the shop's currency; null when the shop knows none. */
export async function fetchUsualTip(signal?: AbortSignal): Promise<number | null> {
  const call = client.GET('/api/v1/most-tips', { signal: patience(signal) });
  return asNumberOrNull(asObject(await answer(call, signal))['most_tips_amount']);
}

/** What a signed-in customer may pay with and save: the wallet, and a first order's discount. */
export async function fetchPurse(
  signal?: AbortSignal,
): Promise<Pick<CheckoutFacts, 'walletBalance' | 'newCustomer'>> {
  const call = client.GET('/api/v1/customer/info', { signal: patience(signal) });
  const body = asObject(await answer(call, signal));
  const discount = asNumber(body['discount_amount']);
  return {
    walletBalance: asPrice(body['wallet_balance']),
    newCustomer:
      asFlag(body['is_valid_for_discount']) && discount > 0
        ? {
            discount,
            discountType: body['discount_amount_type'] === 'amount' ? 'amount' : 'percent',
          }
        : null,
  };
}

/** The ways to pay outside the shop; the wire answers `{}` when there are none. */
export async function fetchOfflineMethods(signal?: AbortSignal): Promise<OfflineMethod[]> {
  const call = client.GET('/api/v1/offline_payment_method_list', { signal: patience(signal) });
  return asList(await answer(call, signal)).map((entry) => {
    const method = asObject(entry);
    return {
      id: asNumber(method['id']),
      name: asName(method['method_name']),
      facts: asList(method['method_fields']).map((row) => {
        const { input_name, input_data } = asObject(row);
        return { name: asText(input_name), value: asText(input_data) };
      }),
      asked: asList(method['method_informations']).map((row) => {
        const { customer_input, customer_placeholder, is_required } = asObject(row);
        return {
          name: asText(customer_input),
          placeholder: asText(customer_placeholder),
          required: asFlag(is_required),
        };
      }),
    };
  });
}

/** What a busy time adds to deliveries at a wall-clock moment; older backends know none (quirk 26). */
export async function fetchSurge(
  zoneId: number,
  moduleId: number,
  at: string,
  signal?: AbortSignal,
): Promise<OrderRoute['surge']> {
  const guestId = guestIdOfCall();
  const call = client.POST('/api/v1/customer/order/get-surge-price', {
    body: {
      zone_id: zoneId,
      module_id: moduleId,
      date_time: `${at.slice(0, 16)}:00`,
      ...(guestId === null ? {} : { guest_id: guestId }),
    },
    signal: patience(signal),
  });
  try {
    const body = asObject(await answer(call, signal));
    const price = asPrice(body['price']);
    // What is added is not known, so neither is the fee.
    if (price === null) throw new CallError({ kind: 'malformed', status: 200, entries: [] });
    if (price === 0) return null;
    return {
      price,
      type: body['price_type'] === 'percent' ? 'percent' : 'amount',
      note: asFlag(body['customer_note_status']) ? asText(body['customer_note']) : '',
    };
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'notFound') return null;
    throw error;
  }
}

/** Tells the shop of a payment made outside it; told again, the last word counts. */
export async function describePayment(
  orderId: number,
  payment: Extract<PaymentMethod, { kind: 'offline' }>,
  again: boolean,
  signal?: AbortSignal,
): Promise<void> {
  const guestId = guestIdOfCall();
  const body = {
    ...payment.fields,
    order_id: orderId,
    method_id: payment.methodId,
    customer_note: payment.note,
    ...(guestId === null ? {} : { guest_id: guestId }),
  };
  const options = { body, signal: patience(signal) };
  const call = again
    ? client.PUT('/api/v1/customer/order/offline-payment-update', options)
    : client.PUT('/api/v1/customer/order/offline-payment', options);
  await answer(call, signal);
}

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

/** How an order is paid on the wire: a wallet that pays it all, or first, or not at all. */
function paymentOf({ choices: { payment }, fromWallet, shownTotal }: OrderDraft) {
  const paysAll = payment?.kind === 'wallet' || (fromWallet > 0 && fromWallet === shownTotal);
  if (paysAll) return { payment_method: 'wallet' as const, partial_payment: 0 };
  const method =
    payment?.kind === 'digital'
      ? ('digital_payment' as const)
      : payment?.kind === 'offline'
        ? ('offline_payment' as const)
        : ('cash_on_delivery' as const);
  return { payment_method: method, partial_payment: fromWallet > 0 ? 1 : 0 };
}

/** The longest text that the wire takes for what to do when an item has run out. */
const LONGEST_NOTE = 300;

/** What to do when an item has run out: the wire has one text, so lines of their own come first. */
function unavailableNote({ lines, choices }: OrderDraft): string {
  const own = lines.flatMap(({ item, choice }) => {
    const wish = choices.unavailableByLine[lineKey(item, choice)];
    return wish === undefined ? [] : [`${item.name}: ${wish}`];
  });
  return [...own, choices.unavailableNote].filter(Boolean).join('; ').slice(0, LONGEST_NOTE);
}

/** The order as the wire wants it; the server prices it from its own data (PRICE-01..16). */
function orderBody(draft: OrderDraft) {
  const { choices } = draft;
  const takeAway = choices.orderType === 'take_away';
  const position = takeAway ? draft.storePosition : choices.address?.position;
  const contact = choices.address?.contact;
  const guestId = guestIdOfCall();
  return {
    order_type: takeAway ? ('take_away' as const) : ('delivery' as const),
    ...paymentOf(draft),
    order_amount: draft.shownTotal,
    store_id: draft.storeId,
    distance: draft.distanceKm,
    address: choices.address?.address ?? '',
    latitude: String(position?.lat ?? ''),
    longitude: String(position?.lng ?? ''),
    address_type: choices.address?.type ?? '',
    road: choices.address?.road ?? '',
    house: choices.address?.house ?? '',
    floor: choices.address?.floor ?? '',
    contact_person_name: contact?.name ?? '',
    contact_person_number: contact?.phone ?? '',
    contact_person_email: contact?.email ?? '',
    is_guest: guestId === null ? 0 : 1,
    order_note: choices.note,
    delivery_instruction: choices.deliveryInstruction,
    unavailable_item_note: unavailableNote(draft),
    cutlery: choices.cutlery ? 1 : 0,
    dm_tips: takeAway ? 0 : choices.tip,
    extra_packaging_amount: choices.extraPackaging ? 1 : 0,
    is_buy_now: draft.page === 'cart' ? 0 : 1,
    ...(guestId === null ? {} : { guest_id: guestId }),
    ...(choices.slot === null ? {} : { schedule_at: choices.slot }),
    ...(draft.couponCode === null ? {} : { coupon_code: draft.couponCode }),
    ...(draft.page === 'cart' ? {} : { cart: JSON.stringify(linesOf(draft)) }),
  };
}

/** The tax of an order as it would be sent now, where the store names no percentage (wire facts 10.5). */
export function fetchOrderTax(draft: OrderDraft, signal?: AbortSignal): Promise<ToldTax> {
  const call = client.POST('/api/v1/customer/order/get-Tax', {
    params: { header: { moduleId: draft.moduleId } },
    body: orderBody(draft),
    signal: patience(signal),
  });
  return readTax(answer(call, signal));
}

/** @throws CallError when the answer names no order, so that the order is looked for by its key */
function namedOrder(body: unknown): PlacedOrder {
  const placed = readPlaced(body);
  if (placed.orderId > 0) return placed;
  throw new CallError({ kind: 'malformed', status: 200, entries: [] });
}

/** An order is given longer than other calls before its outcome counts as unknown. */
const ORDER_PATIENCE_MS = 20_000;

/**
 * Places an order under its one key. Pictures of a prescription make it multipart. Rejects with the
 * server's reason, or with an unknown outcome that must be asked about by the key.
 */
export async function placeOrder(
  key: string,
  draft: OrderDraft,
  prescriptions: File[],
  signal?: AbortSignal,
): Promise<PlacedOrder> {
  const body = orderBody(draft);
  const call = client.POST('/api/v1/customer/order/place', {
    params: { header: { 'Idempotency-Key': key, moduleId: draft.moduleId } },
    body,
    ...(prescriptions.length > 0
      ? { bodySerializer: () => asForm(body, 'order_attachment[]', prescriptions) }
      : {}),
    signal: patience(signal, ORDER_PATIENCE_MS),
  });
  return namedOrder(await answer(call, signal));
}

/** The order placed under a key, null when none stands. */
export async function findPlacedOrder(
  key: string,
  signal?: AbortSignal,
): Promise<PlacedOrder | null> {
  const guestId = guestIdOfCall();
  const call = client.GET('/api/v1/customer/order/by-key', {
    params: { query: { key, ...(guestId === null ? {} : { guest_id: guestId }) } },
    signal: patience(signal),
  });
  try {
    return namedOrder(await answer(call, signal));
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'notFound') return null;
    throw error;
  }
}
