import type { CouponFacts } from './coupon.ts';
import type { CheckoutChoices, CheckoutFacts, Coupon, OrderRoute, OrderType } from './domain.ts';
import { minimumOrderProblem, priceOrder, type OrderTotals } from './order.ts';
import { cashCeiling, cashProblem } from './payment.ts';
import type { WallClock } from './wallClock.ts';

/** What the checkout knows of an order that is being put together. */
export interface CheckoutState {
  /** null until the server has answered. */
  facts: CheckoutFacts | null;
  choices: CheckoutChoices;
  coupon: Coupon | null;
  /** null while it is not known, and for take-away. */
  route: OrderRoute | null;
  zoneIds: readonly number[];
  now: WallClock;
}

type Loaded = CheckoutState & { facts: CheckoutFacts };

function loaded(state: CheckoutState): Loaded {
  if (state.facts === null) throw new Error('the order is not loaded');
  return { ...state, facts: state.facts };
}

/** The order's totals as they stand. @throws Error before the order is loaded */
export function orderTotals(state: CheckoutState): OrderTotals {
  const { facts, choices, coupon, route, now } = loaded(state);
  return priceOrder({
    lines: facts.lines,
    store: facts.store,
    zone: facts.zone,
    config: facts.config,
    orderType: choices.orderType,
    now,
    distanceKm: route?.distanceKm ?? null,
    extraCharge: route?.extraCharge ?? 0,
    coupon,
    tip: choices.tip,
    packaging: choices.extraPackaging,
  });
}

/** What of the order a coupon is checked against. @throws Error before the order is loaded */
export function couponFactsOf(state: CheckoutState): CouponFacts {
  return {
    storeId: loaded(state).facts.store.id,
    zoneIds: state.zoneIds,
    subtotal: orderTotals({ ...state, coupon: null }).subtotal,
    now: state.now,
  };
}

/** The ways to get an order that both the shop and the store offer. */
export function orderTypesOffered({ config, store }: CheckoutFacts): OrderType[] {
  const delivery = config.homeDelivery && store.delivery;
  const offered: [OrderType, boolean][] = [
    ['delivery', delivery],
    ['take_away', config.takeAway && store.takeAway],
    ['schedule_order', delivery && config.scheduleOrder && store.scheduleOrder],
  ];
  return offered.filter(([, on]) => on).map(([type]) => type);
}

/** The wanted way when it is offered, else the first that is. */
export function offeredOrderType(wanted: OrderType, facts: CheckoutFacts): OrderType {
  const offered = orderTypesOffered(facts);
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}

/** Whether the address lies outside the store's zone, so that it cannot deliver there (ADDR-16). */
export function isOutsideStoreZone({ facts, choices }: CheckoutState): boolean {
  const { address, orderType } = choices;
  if (facts === null || address === null || orderType === 'take_away') return false;
  return address.zoneIds.length > 0 && !address.zoneIds.includes(facts.store.zoneId);
}

/** Whether the chosen slot has passed by the shop's clock (CAT-11). */
export function slotIsGone({ choices }: CheckoutState, now: WallClock): boolean {
  return choices.slot !== null && choices.slot <= now;
}

/** Whether the order is below the store's minimum. @throws Error before the order is loaded */
export function isBelowMinimumOrder(state: CheckoutState): boolean {
  const { store, config } = loaded(state).facts;
  return minimumOrderProblem(store, orderTotals(state), config.currency) !== null;
}

/** Whether cash is chosen for more than its ceiling (CHK-11). @throws Error before loading */
export function cashIsOverMaximum(state: CheckoutState): boolean {
  if (state.choices.payment?.kind !== 'cash') return false;
  const { config, zone, store } = loaded(state).facts;
  const ceiling = cashCeiling(config, zone, store.moduleId);
  return cashProblem(orderTotals(state).total, ceiling) !== null;
}

/** Whether a line needs a prescription (CHK-09). */
export function prescriptionIsNeeded({ facts }: CheckoutState): boolean {
  return facts?.lines.some(({ item }) => item.prescriptionRequired) ?? false;
}
