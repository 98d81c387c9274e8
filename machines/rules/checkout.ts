import { isStoreOpen } from './availability.ts';
import { quantityElsewhere } from './cartRules.ts';
import { isContactComplete } from './contact.ts';
import { hasPrice } from './discount.ts';
import type { CouponFacts } from './coupon.ts';
import type {
  CheckoutChoices,
  CheckoutFacts,
  CheckoutPage,
  CheckoutSection,
  Coupon,
  MessageRef,
  OrderRoute,
  OrderType,
  ShopConfig,
  Store,
} from './domain.ts';
import { percentOf } from './money.ts';
import { minimumOrderProblem, priceOrder, type OrderTotals } from './order.ts';
import { cashCeiling } from './payment/cash.ts';
import { paidFromWallet } from './payment/partWallet.ts';
import type { PaymentFacts } from './payment/methodRules.ts';
import { paymentProblem } from './payment/methods.ts';
import { quantityProblem } from './quantity.ts';
import { limitedItems } from './saleHours.ts';
import { isSlotOpen, leastDeliveryMinutes } from './slots.ts';
import type { TaxAnswer } from './tax.ts';
import type { WallClock } from './wallClock.ts';

/** The state of the draft order in the checkout. */
export interface CheckoutState {
  page: CheckoutPage;
  /**
   * What the server has sent for this checkout: store, zone, settings, cart lines and wallet. null
   * until it has answered.
   */
  facts: CheckoutFacts | null;
  choices: CheckoutChoices;
  coupon: Coupon | null;
  /** The delivery route; null while it is unknown, and for take-away. */
  route: OrderRoute | null;
  /** Ids of the zones at the customer's place. */
  zoneIds: readonly number[];
  now: WallClock;
  /** Whether the customer is signed in; some payment methods need an account. */
  signedIn: boolean;
  /**
   * The tax that the server computed; null before it has answered, and when the client computes the
   * tax from the store's percentage.
   */
  tax: TaxAnswer | null;
  /** The number of prescription pictures that the customer has attached. */
  prescriptions: number;
}

type Loaded = CheckoutState & { facts: CheckoutFacts };

function loaded(state: CheckoutState): Loaded {
  if (state.facts === null) throw new Error('the order is not loaded');
  return { ...state, facts: state.facts };
}

/** The totals of the draft order. @throws Error before the order is loaded */
export function orderTotals(state: CheckoutState): OrderTotals {
  const { facts, choices, coupon, route, now, tax } = loaded(state);
  return priceOrder({
    lines: facts.lines,
    store: facts.store,
    zone: facts.zone,
    config: facts.config,
    orderType: choices.orderType,
    now,
    distanceKm: route?.distanceKm ?? null,
    extraCharge: route?.extraCharge ?? 0,
    surge: route?.surge ?? null,
    coupon,
    tip: choices.tip,
    packaging: choices.extraPackaging,
    newCustomer: facts.newCustomer,
    tax,
  });
}

/**
 * Whether every charge is known, and the tax, which the server may have to compute. The delivery fee
 * may still be missing.
 */
export const areChargesKnown = ({
  unknown,
  taxState,
}: Pick<OrderTotals, 'unknown' | 'taxState'>): boolean =>
  unknown.length === 0 && taxState !== 'pending';

/** Whether the total is final: no charge, tax or delivery fee is missing in it. */
export const isTotalKnown = (
  totals: Pick<OrderTotals, 'unknown' | 'taxState' | 'deliveryFeePending'>,
): boolean => areChargesKnown(totals) && !totals.deliveryFeePending;

/** The part of the order's total that the wallet pays. @throws Error before the order is loaded */
export function walletShare(state: CheckoutState): number {
  const { facts, choices } = loaded(state);
  const { walletBalance } = facts;
  return paidFromWallet(choices.payment, { total: orderTotals(state).total, walletBalance });
}

/** The facts that decide how the order may be paid. @throws Error before the order is loaded */
export function paymentFactsOf(state: CheckoutState): PaymentFacts {
  const { config, zone, store, offlineMethods, walletBalance } = loaded(state).facts;
  const totals = orderTotals(state);
  return {
    purpose: 'order',
    config,
    zone,
    signedIn: state.signedIn,
    offlineMethods,
    total: totals.total,
    totalIsKnown: isTotalKnown(totals),
    walletBalance,
    cashMaximum: cashCeiling(config, zone, store.moduleId),
  };
}

/**
 * The data of the order that decides whether a coupon can be used.
 * @throws Error before the order is loaded
 */
export function couponFactsOf(state: CheckoutState): CouponFacts {
  return {
    storeId: loaded(state).facts.store.id,
    zoneIds: state.zoneIds,
    subtotal: orderTotals({ ...state, coupon: null }).subtotal,
    now: state.now,
  };
}

/** The order types that both the shop and the store offer. */
export function orderTypesOffered({
  config,
  store,
}: Pick<CheckoutFacts, 'config' | 'store'>): OrderType[] {
  const delivery = config.homeDelivery && store.delivery;
  const offered: [OrderType, boolean][] = [
    ['delivery', delivery],
    ['take_away', config.takeAway && store.takeAway],
    ['schedule_order', delivery && mayBeScheduled({ config, store })],
  ];
  return offered.filter(([, on]) => on).map(([type]) => type);
}

/**
 * The settings of shop and store that decide whether an order can be scheduled for a later time.
 */
export interface ScheduleTerms {
  config: Pick<ShopConfig, 'scheduleOrder'>;
  store: Pick<Store, 'scheduleOrder'>;
}

/** Whether the shop and the store allow an order for a later time, for delivery or take-away. */
export function mayBeScheduled({ config, store }: ScheduleTerms): boolean {
  return config.scheduleOrder && store.scheduleOrder;
}

/** The wanted order type if it is offered, otherwise the first one that is. */
export function offeredOrderType(wanted: OrderType, facts: CheckoutFacts): OrderType {
  const offered = orderTypesOffered(facts);
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}

/**
 * The time slot of an order: the chosen one, or null when the order cannot have one. It cannot when
 * it is a delivery as soon as possible (`delivery`), or when the shop or the store does not offer
 * scheduling.
 */
export function offeredSlot(
  slot: string | null,
  orderType: OrderType,
  facts: ScheduleTerms,
): string | null {
  return orderType === 'delivery' || !mayBeScheduled(facts) ? null : slot;
}

/**
 * Whether an order would be delivered outside the store's zone, judged by the chosen address, or by
 * the customer's place while there is no address (ADDR-16). False for take-away, and while the
 * order is not loaded or the zones are unknown.
 */
export function isOutsideStoreZone({ facts, choices, zoneIds: ofPlace }: CheckoutState): boolean {
  const { address, orderType } = choices;
  if (facts === null || orderType === 'take_away') return false;
  const zoneIds = address === null ? ofPlace : address.zoneIds;
  return zoneIds.length > 0 && !zoneIds.includes(facts.store.zoneId);
}

/**
 * Whether the order needs a prescription: one of its items does, or it is ordered by prescription
 * instead of from a cart (CHK-09).
 */
export function prescriptionIsNeeded({ page, facts }: CheckoutState): boolean {
  if (page === 'prescription') return true;
  return facts?.lines.some(({ item }) => item.prescriptionRequired) ?? false;
}

/**
 * Returns a copy of the checkout's data for an order by prescription, which can only be delivered,
 * and only be paid in cash. The store adds the medicine and its price later, so there is no minimum
 * order and no charge for packaging (wire facts 10.2).
 */
export const factsOfPrescription = (facts: CheckoutFacts): CheckoutFacts => ({
  ...facts,
  store: { ...facts.store, takeAway: false, minimumOrder: 0, packagingCharge: 0 },
  config: { ...facts.config, digitalPayment: false, offlinePayment: false, wallet: false },
});

/**
 * Whether the chosen slot has passed by the shop's clock, is earlier than the store can deliver, or
 * is outside its opening hours (CAT-11).
 */
function slotIsGone({ facts: { store }, choices: { slot } }: Loaded, now: WallClock): boolean {
  if (slot === null) return false;
  const least = leastDeliveryMinutes(store.deliveryTime);
  return (
    slot <= now ||
    (store.hours !== null && store.hours.length > 0 && !isSlotOpen(store.hours, slot, now, least))
  );
}

/**
 * The name of the first item that cannot be ordered in this quantity, because of its stock or its
 * limit per cart; null when all can.
 */
function scarceItem({ facts: { lines } }: Loaded): string | null {
  const numbered = lines.map((line, id) => ({ ...line, id }));
  const scarce = numbered.find(({ item, choice, id }) => {
    const elsewhere = quantityElsewhere(numbered, item, choice, id);
    return quantityProblem(item, choice.variationType, choice.quantity, elsewhere) !== null;
  });
  return scarce?.item.name ?? null;
}

/**
 * The name of the first item that is not sold at the time of the order, which is the chosen slot or
 * `now`; null when all are (ITEM-10, ITEM-11).
 */
const unsoldItem = ({ facts: { lines }, choices: { slot } }: Loaded, now: WallClock) =>
  limitedItems(lines, [slot ?? now])[0]?.name ?? null;

/** The name of the first item without a known price; null when all prices are known. */
const unpricedItem = ({ facts: { lines } }: Loaded): string | null =>
  lines.find((line) => !hasPrice(line))?.item.name ?? null;

/**
 * Whether the order has an address, and a receiver with name and phone (ADDR-04, ADDR-05, ADDR-12).
 */
const hasReceiver = ({ choices: { address } }: Loaded): boolean =>
  address !== null && isContactComplete(address.contact);

/** Why an order cannot be placed; `orderProblem` returns the first reason that applies. */
export type OrderProblem =
  | 'address'
  | 'outsideZone'
  | 'closed'
  | 'slot'
  | 'slotGone'
  | 'hours'
  | 'stock'
  | 'price'
  | 'minimum'
  | 'payment'
  | 'walletLow'
  | 'offlineFields'
  | 'offlineUnknown'
  | 'cashMaximum'
  | 'prescription'
  | 'unknown'
  | 'fee';

/**
 * The first problem that prevents placing the order now; null when there is none (F-27).
 * @throws Error before the order is loaded
 */
export function orderProblem(checkout: CheckoutState, now: WallClock): OrderProblem | null {
  const state = loaded(checkout);
  const { choices, facts } = state;
  const scheduled = choices.orderType === 'schedule_order' || choices.slot !== null;
  if (!hasReceiver(state)) return 'address';
  if (isOutsideStoreZone(state)) return 'outsideZone';
  if (scheduled ? !facts.store.active : !isStoreOpen(facts.store, now)) return 'closed';
  if (scheduled && choices.slot === null) return 'slot';
  if (slotIsGone(state, now)) return 'slotGone';
  if (unsoldItem(state, now) !== null) return 'hours';
  if (scarceItem(state) !== null) return 'stock';
  if (unpricedItem(state) !== null) return 'price';
  const totals = orderTotals(state);
  if (totals.unknown.length > 0) return 'unknown';
  if (minimumOrderProblem(facts.store, totals, facts.config.currency) !== null) return 'minimum';
  if (choices.payment === null) return 'payment';
  const unpayable = paymentProblem(choices.payment, paymentFactsOf(state));
  if (unpayable !== null) return unpayable;
  if (prescriptionIsNeeded(state) && state.prescriptions === 0) return 'prescription';
  return totals.deliveryFeePending ? 'fee' : null;
}

const sections: Record<OrderProblem, CheckoutSection> = {
  address: 'address',
  outsideZone: 'address',
  closed: 'schedule',
  slot: 'schedule',
  slotGone: 'schedule',
  hours: 'schedule',
  stock: 'summary',
  price: 'summary',
  unknown: 'summary',
  minimum: 'summary',
  payment: 'payment',
  walletLow: 'payment',
  offlineFields: 'payment',
  offlineUnknown: 'payment',
  cashMaximum: 'payment',
  prescription: 'prescription',
  fee: 'summary',
};

/**
 * The section of the form where a problem is shown, and its message. The message is null for a
 * problem of the address or of an offline payment, because the fields show their own errors.
 * @throws Error before the order is loaded
 */
export function refusalOf(
  checkout: CheckoutState,
  problem: OrderProblem,
): { section: CheckoutSection; message: MessageRef | null } {
  const state = loaded(checkout);
  const { store, config } = state.facts;
  const section = sections[problem];
  if (problem === 'address' || problem === 'offlineFields') return { section, message: null };
  if (problem === 'unknown') return { section, message: unknownCharge(orderTotals(state)) };
  if (problem === 'minimum') {
    const message = minimumOrderProblem(store, orderTotals(state), config.currency);
    if (message !== null) return { section, message };
  }
  const name = nameIn(state, problem) ?? '';
  const reason = problem === 'hours' && !mayBeScheduled(state.facts) ? 'hoursNow' : problem;
  return { section, message: { key: `checkout.refused.${reason}`, values: { name } } };
}

/** The message about the first charge whose amount is unknown; null when all are known. */
function unknownCharge({ unknown: [charge] }: OrderTotals): MessageRef | null {
  return charge === undefined ? null : { key: `checkout.unknown.${charge}` };
}

/** The name of the item that the message about a problem mentions; null when it mentions none. */
function nameIn(state: Loaded, problem: OrderProblem): string | null {
  if (problem === 'hours') return unsoldItem(state, state.now);
  if (problem === 'stock') return scarceItem(state);
  return problem === 'price' ? unpricedItem(state) : null;
}

/**
 * The warning beside the order's summary, shown before the customer tries to order. It says that an
 * item or a charge has no known price, or how much is missing to the store's minimum order. null
 * when there is nothing to warn about.
 * @throws Error before the order is loaded
 */
export function summaryWarning(checkout: CheckoutState): MessageRef | null {
  const state = loaded(checkout);
  if (unpricedItem(state) !== null) return refusalOf(state, 'price').message;
  const { store, config } = state.facts;
  const totals = orderTotals(state);
  return unknownCharge(totals) ?? minimumOrderProblem(store, totals, config.currency);
}

/**
 * Maps the server's error codes of a refused order to the section of the form (wire facts 10.1).
 */
const sectionsOfCodes: Record<string, CheckoutSection> = {
  order_time: 'schedule',
  schedule_at: 'schedule',
  order_type: 'schedule',
  coordinates: 'address',
  zone: 'address',
  phone_person_email: 'address',
  contact_person_email: 'address',
  prescription: 'prescription',
  order_attachment: 'prescription',
  digital_payment: 'payment',
  offline_payment_status: 'payment',
  order_method: 'payment',
  order_amount: 'payment',
  partial_payment: 'payment',
};

/**
 * The section of the form that shows why the server refused the order; `summary` when no error code
 * belongs to another section.
 */
export function sectionOfRefusal(codes: readonly string[]): CheckoutSection {
  const known = codes.find((code) => Object.hasOwn(sectionsOfCodes, code));
  return (known === undefined ? undefined : sectionsOfCodes[known]) ?? 'summary';
}

/**
 * The tips to choose from, smallest first: 5, 10 and 15 percent of the subtotal in whole units of
 * the currency, and the shop's most common tip, `usual`, if it is known.
 */
export function tipsOffered(subtotal: number, usual: number | null): number[] {
  const shares = [5, 10, 15].map((percent) => Math.max(1, percentOf(subtotal, percent, 0)));
  const all = usual === null || usual <= 0 ? shares : [...shares, usual];
  return [...new Set(all)].sort((a, b) => a - b);
}
