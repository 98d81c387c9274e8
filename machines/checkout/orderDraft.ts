import {
  areChargesKnown,
  offeredOrderType,
  offeredSlot,
  orderProblem,
  orderTotals,
  paymentFactsOf,
  refusalOf,
  sectionOfRefusal,
  walletShare,
  type CheckoutState,
  type OrderProblem,
} from '../rules/checkout.ts';
import type {
  CheckoutChoices,
  CheckoutFacts,
  CheckoutPage,
  CheckoutSection,
  Coupon,
  LatLng,
  MessageRef,
  OrderDraft,
  OrderRoute,
  OutwardFact,
  PlacedOrder,
} from '../rules/domain.ts';
import type { OrderTotals } from '../rules/order.ts';
import { offeredPayment } from '../rules/payment/methods.ts';
import { isSamePoint } from '../rules/samePoint.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import type { Departure } from './destination.machine.ts';
import type { FulfilmentInput } from './fulfilment.machine.ts';
import type { PlacingOutput } from './placing.machine.ts';

// The draft of an order: the context of the checkout statechart, and functions that read it.

/** An order that is being sent: its idempotency key and its contents. */
export interface OrderSubmission {
  key: string;
  draft: OrderDraft;
}

export interface CheckoutInput {
  page: CheckoutPage;
  moduleId: number;
  /** Where the customer is: the distance is measured to this place until an address is given. */
  place: LatLng;
  zoneIds: readonly number[];
  /** The time on the shop's wall clock, `YYYY-MM-DD HH:mm`. */
  now: string;
  /** Whether the customer is signed in: some ways to pay need an account. */
  signedIn: boolean;
  /** The form's choices, as stored before a reload; default choices when nothing was stored. */
  choices: CheckoutChoices;
  /** The details that were chosen for each store before, by the id of the store. */
  detailsByStore: DetailsByStore;
  couponCode: string;
  /** A coupon code that was typed and not applied. */
  couponTyped: string;
  /**
   * An order that was sent before a reload and whose outcome is unknown; null when there is none.
   */
  submission: OrderSubmission | null;
}

export interface CheckoutContext extends CheckoutState {
  moduleId: number;
  place: LatLng;
  /** The details that were chosen for other stores, by the id of the store. */
  detailsByStore: DetailsByStore;
  couponCode: string;
  couponTyped: string;
  submission: OrderSubmission | null;
  /** The placed order; null before it is placed. */
  placed: PlacedOrder | null;
  /**
   * Why the order cannot be placed now, and the form section where it can be fixed; null when there
   * is no reason. Without a `message`, the fields of that section show what is wrong. `problem` is
   * null when the server refused the order.
   */
  refusal: {
    section: CheckoutSection;
    message: MessageRef | null;
    problem: OrderProblem | null;
  } | null;
  problem: MessageRef | null;
}

/**
 * The simple form fields; the other choices, such as address and payment, have child statecharts of
 * their own.
 */
export type OrderDetails = Pick<
  CheckoutChoices,
  | 'tip'
  | 'note'
  | 'deliveryInstruction'
  | 'unavailableNote'
  | 'unavailableByLine'
  | 'cutlery'
  | 'extraPackaging'
>;

/** The details that belong to each store, by the id of the store. */
export type DetailsByStore = Readonly<Record<string, OrderDetails>>;

/** The details of an order for which none were chosen. */
export const noDetails: OrderDetails = {
  tip: 0,
  note: '',
  deliveryInstruction: '',
  unavailableNote: '',
  unavailableByLine: {},
  cutlery: false,
  extraPackaging: false,
};

/** The details among the choices of an order. */
export const detailsOf = (choices: CheckoutChoices): OrderDetails => ({
  tip: choices.tip,
  note: choices.note,
  deliveryInstruction: choices.deliveryInstruction,
  unavailableNote: choices.unavailableNote,
  unavailableByLine: choices.unavailableByLine,
  cutlery: choices.cutlery,
  extraPackaging: choices.extraPackaging,
});

/** The data of an order to read from the server. */
export interface OrderToRead {
  page: CheckoutPage;
  /**
   * The delivery whose surcharge for a busy time is read as well; null when it is not asked for.
   */
  departure: Departure | null;
}

/** What the server answered when the order's data was read. */
export interface ReadOrder {
  facts: CheckoutFacts;
  /** The surcharge for a busy time; left out when it was not asked for. */
  surge?: OrderRoute['surge'];
}

type Chosen<Name extends keyof CheckoutChoices> = { choices: Pick<CheckoutChoices, Name> };

export type CheckoutEvent =
  | { type: 'checkout.retry' }
  | ({ type: 'fulfilment.changed' } & Chosen<'orderType' | 'slot'>)
  | ({ type: 'address.changed' } & Chosen<'address'>)
  | { type: 'route.changed'; route: OrderRoute | null }
  | ({ type: 'payment.changed' } & Chosen<'payment'>)
  | ({ type: 'order.lines.read' } & ReadOrder)
  | { type: 'order.details.changed'; choices: Partial<OrderDetails> }
  | { type: 'coupon.changed'; coupon: Coupon | null }
  /**
   * The tax that the server computes for this order has changed. `tax` is null while the server's
   * answer is awaited, for example after the order was changed.
   */
  | { type: 'order.tax.computed'; tax: TaxAnswer | null }
  | { type: 'prescription.changed'; count: number }
  | { type: 'order.place'; key: string; now: string }
  | { type: 'order.change.accepted' }
  | { type: 'order.change.declined' };

export type CheckoutFact =
  | OutwardFact
  | { type: 'order.placed'; placed: PlacedOrder; draft: OrderDraft }
  | { type: 'payment.opened'; placed: PlacedOrder; gateway: string };

/** The child statecharts that a checkout runs, each under its own name as id. */
export type CheckoutChildren = {
  [
    Name in
      | 'coupon'
      | 'prescription'
      | 'orderLines'
      | 'fulfilment'
      | 'destination'
      | 'paymentChoice'
      | 'placing'
      | 'orderPayment'
  ]: Name;
};

/** The context of a new checkout, before anything is read from the server. */
export const newOrder = (input: CheckoutInput): CheckoutContext => ({
  ...input,
  facts: null,
  coupon: null,
  prescriptions: 0,
  route: null,
  tax: null,
  placed: null,
  refusal: null,
  problem: null,
});

/** The data that the server sent about the order. @throws Error before it is loaded */
export const factsOf = (context: CheckoutContext): CheckoutFacts => {
  if (context.facts === null) throw new Error('the order is not loaded');
  return context.facts;
};

/** The order being sent. @throws Error when there is none */
export const submissionOf = (context: CheckoutContext): OrderSubmission => {
  if (context.submission === null) throw new Error('no order is on its way');
  return context.submission;
};

/**
 * The input for the `placing` statechart, which sends the order. @throws Error when no order is
 * being sent
 */
export const placingInput = (context: CheckoutContext) => {
  const { key, draft } = submissionOf(context);
  return { key, payload: draft };
};

/** The placed order. @throws Error before there is one */
export const placedOf = (context: CheckoutContext): PlacedOrder => {
  if (context.placed === null) throw new Error('the order is not placed');
  return context.placed;
};

/**
 * Where and when the delivery starts; a collected order has no route. @throws Error before the
 * order is loaded
 */
export const departureOf = (context: CheckoutContext): Departure => {
  const { choices, now } = context;
  const { position, zoneId } = factsOf(context).store;
  return {
    collected: choices.orderType === 'take_away',
    at: choices.slot ?? now,
    from: position,
    storeZoneId: zoneId,
  };
};

/**
 * The input for the `fulfilment` statechart: how and when the customer wants the order, and which
 * times store and shop offer. @throws Error before the order is loaded
 */
export const fulfilmentOf = (context: CheckoutContext): FulfilmentInput => {
  const { orderType, slot } = context.choices;
  return { orderType, slot, terms: factsOf(context) };
};

/**
 * Whether the applied coupon takes something off the order. Free delivery does not, for an order
 * that is collected or is brought for nothing anyway.
 */
export const couponSaves = ({ couponDiscount, freeDeliveryBy }: OrderTotals): boolean =>
  couponDiscount > 0 || freeDeliveryBy === 'coupon';

/**
 * The contents of the order, as they would be sent now. A coupon that saves nothing is not sent: the
 * order would use it up. @throws Error before the order is loaded
 */
export const draftOf = (context: CheckoutContext): OrderDraft => {
  const { store, lines } = factsOf(context);
  const totals = orderTotals(context);
  return {
    page: context.page,
    moduleId: context.moduleId,
    storeId: store.id,
    storePosition: store.position,
    lines,
    choices: context.choices,
    couponCode: couponSaves(totals) ? (context.coupon?.code ?? null) : null,
    distanceKm: context.route?.distanceKm ?? 0,
    shownTotal: totals.total,
    fromWallet: walletShare(context),
  };
};

/**
 * The context of an order whose lines may be of another store than before. The pictures that were
 * chosen for the first store are not part of it (CHK-09), and neither is the route, if this store is
 * in another place (PRICE-12). Its note, tip and other details are those that were chosen for this
 * store; those of the first store are kept for that store.
 */
const forStore = (context: CheckoutContext, { store }: CheckoutFacts): CheckoutContext => {
  const { facts, choices } = context;
  if (facts?.store.id === store.id) return context;
  const present = detailsOf(choices);
  const detailsByStore =
    facts === null
      ? context.detailsByStore
      : { ...context.detailsByStore, [facts.store.id]: present };
  const initial = facts === null ? present : noDetails;
  const details = detailsByStore[store.id] ?? initial;
  const isSamePlace = facts !== null && isSamePoint(facts.store.position, store.position);
  return {
    ...context,
    route: isSamePlace ? context.route : null,
    prescriptions: 0,
    detailsByStore,
    choices: { ...choices, ...details, note: details.note || initial.note },
  };
};

/** The route with a newly read surcharge; unchanged where none was asked for. */
const withSurge = (route: OrderRoute | null, surge: ReadOrder['surge']): OrderRoute | null =>
  route === null || surge === undefined ? route : { ...route, surge };

/**
 * The context with newly read facts and surcharge. Order type, time and payment method are changed
 * or dropped when they are no longer offered, and what belongs to another store is left out.
 */
export const withRead = (before: CheckoutContext, { facts, surge }: ReadOrder): CheckoutContext => {
  const ofStore = forStore(before, facts);
  const context = { ...ofStore, route: withSurge(ofStore.route, surge) };
  const { choices } = context;
  const orderType = offeredOrderType(choices.orderType, facts);
  const slot = offeredSlot(choices.slot, orderType, facts);
  const changed = { ...context, facts, choices: { ...choices, orderType, slot } };
  const payment = offeredPayment(choices.payment, paymentFactsOf(changed));
  return { ...changed, choices: { ...changed.choices, payment } };
};

/**
 * Whether the order, with newly read facts and surcharge, is still for the store and has the total
 * that the customer saw, and takes the same amount from the wallet.
 */
export const isAsShown = (context: CheckoutContext, { facts, surge }: ReadOrder): boolean => {
  const { storeId, shownTotal, fromWallet } = submissionOf(context).draft;
  if (facts.store.id !== storeId) return false;
  const fresh = { ...context, facts, route: withSurge(context.route, surge) };
  return orderTotals(fresh).total === shownTotal && walletShare(fresh) === fromWallet;
};

/**
 * Whether the order cannot be placed at `now`, so that the server need not be asked. A store that
 * was closed may be open by now, and nothing in the form could tell: its data is read again first.
 */
export const isRefusedAsRead = (context: CheckoutContext, now: string): boolean => {
  const problem = orderProblem(context, now);
  return problem === 'closed' ? !areChargesKnown(orderTotals(context)) : problem !== null;
};

/**
 * The context fields after a check whether the order can be placed at `now`, the time on the shop's
 * wall clock (`YYYY-MM-DD HH:mm`). `refusal` is the reason, and where it is shown; null when the
 * order can be placed.
 */
export const refusedAt = (
  context: CheckoutContext,
  now: string,
): Pick<CheckoutContext, 'refusal' | 'now'> => {
  const problem = orderProblem(context, now);
  if (problem === null) return { refusal: null, now };
  return { refusal: { ...refusalOf({ ...context, now }, problem), problem }, now };
};

type Refusal = NonNullable<CheckoutContext['refusal']>;

/**
 * Whether a refusal may end without a change by the customer, because its reason is what was read
 * from the server.
 */
const dependsOnFacts = ({ section, problem }: Refusal): boolean =>
  section === 'summary' || problem === 'offlineUnknown';

/**
 * The refusal to show after amounts have changed; null when it no longer applies. A refusal in the
 * summary stays only while its reason is exactly the same (MSG-18): a fee that was being computed,
 * for example, may be known now, or the ways to pay outside the shop. A refusal by the server stays
 * until the customer changes the order.
 */
export const standingRefusal = (context: CheckoutContext): CheckoutContext['refusal'] => {
  const { refusal, now } = context;
  if (refusal === null || refusal.problem === null || !dependsOnFacts(refusal)) return refusal;
  const { refusal: current } = refusedAt(context, now);
  return JSON.stringify(current) === JSON.stringify(refusal) ? refusal : null;
};

/**
 * The server's refusal with the section that shows it; null when the customer gave up the order.
 */
export const refusalOfServer = ({
  problem,
  codes,
}: PlacingOutput<PlacedOrder>): CheckoutContext['refusal'] =>
  problem === null ? null : { section: sectionOfRefusal(codes), message: problem, problem: null };
