import type { FreeDeliveryOffer, OrderType, ShopConfig, Store, Zone } from './domain.ts';
import { percentOf, roundMoney, shareOf, subtract, sum, times } from './money.ts';

/** The delivery rates of a store, a zone or the shop, in its currency. */
export interface DeliveryRates {
  perKm: number;
  minimum: number;
  /** The highest fee; no limit when it is 0 or below `minimum` (OPEN-23). */
  maximum: number;
}

export interface DeliveryFee {
  /** The total fee: route, vehicle, the zone's surcharge and the surcharge for a busy time. */
  fee: number;
  /** The zone's surcharge, which is a part of `fee` (PRICE-15). */
  surcharge: number;
}

export type DeliveringStore = Pick<
  Store,
  'moduleId' | 'selfDelivery' | 'freeDelivery' | 'perKmCharge' | 'minimumCharge' | 'maximumCharge'
>;

/**
 * The surcharge for a busy time: an amount in the shop's currency, or a percentage (wire facts
 * 10.5).
 */
export interface Surge {
  price: number;
  type: 'amount' | 'percent';
}

/** Who pays for a free delivery; `admin` is the shop itself (wire facts 16). */
export type FreeDeliveryBy = 'admin' | 'store' | 'coupon';

/**
 * The delivery rates of an order: the store's own if it delivers itself, otherwise those of the
 * zone, and of the shop where the zone has none (OPEN-23). null when one is unknown.
 */
export function deliveryRates(
  store: DeliveringStore,
  zone: Pick<Zone, 'chargesByModule'> | null,
  config: Pick<ShopConfig, 'delivery'>,
): DeliveryRates | null {
  if (store.selfDelivery) {
    return knownRates(store.perKmCharge, store.minimumCharge, store.maximumCharge);
  }
  const charges = zone?.chargesByModule[store.moduleId];
  if (charges?.unreadable === true) return null;
  return knownRates(
    charges?.perKm ?? config.delivery.perKm,
    charges?.minimum ?? config.delivery.minimum,
    charges?.maximum ?? 0,
  );
}

const knownRates = (perKm: number | null, minimum: number | null, maximum: number | null) =>
  perKm === null || minimum === null || maximum === null ? null : { perKm, minimum, maximum };

/**
 * The delivery fee of a route, the sum of four charges: distance × rate per km, but at least the
 * minimum and at most the maximum (PRICE-12); the extra charge for the vehicle; a percentage of
 * these two that the zone adds (PRICE-15); the surcharge for a busy time, an amount or a percentage
 * of the first three. Each charge is rounded to `digits` decimals.
 */
export function feeOfRoute(
  rates: DeliveryRates,
  route: {
    distanceKm: number;
    extraCharge: number;
    surchargePercent: number;
    surge: Surge | null;
  },
  digits: number,
): DeliveryFee {
  const minimum = roundMoney(Math.max(rates.minimum, 0), digits);
  const atLeast = Math.max(times(rates.perKm, Math.max(route.distanceKm, 0), digits), minimum);
  const clamps = rates.maximum > 0 && rates.maximum >= rates.minimum;
  const road = clamps ? Math.min(atLeast, roundMoney(rates.maximum, digits)) : atLeast;
  const beforeSurcharge = sum([road, roundMoney(Math.max(route.extraCharge, 0), digits)]);
  const surcharge = percentOf(beforeSurcharge, Math.max(route.surchargePercent, 0), digits);
  const beforeSurge = sum([beforeSurcharge, surcharge]);
  return { fee: sum([beforeSurge, surgeOn(beforeSurge, route.surge, digits)]), surcharge };
}

const surgeOn = (fee: number, surge: Surge | null, digits: number): number => {
  if (surge === null || surge.price <= 0) return 0;
  return surge.type === 'percent'
    ? percentOf(fee, surge.price, digits)
    : roundMoney(surge.price, digits);
};

/**
 * The delivery fee of an order before any free delivery; 0 for take-away (PRICE-11). A store that
 * delivers itself charges only for the route (wire facts 17.6).
 * @returns null when a rate that it depends on is unknown
 */
export function deliveryFee(
  order: {
    orderType: OrderType;
    store: DeliveringStore;
    zone: Pick<Zone, 'chargesByModule' | 'surchargePercent'> | null;
    config: Pick<ShopConfig, 'delivery'>;
    distanceKm: number;
    extraCharge: number;
    surge?: Surge | null;
  },
  digits: number,
): DeliveryFee | null {
  if (order.orderType === 'take_away') return { fee: 0, surcharge: 0 };
  const own = order.store.selfDelivery;
  const rates = deliveryRates(order.store, order.zone, order.config);
  const surchargePercent = own || order.zone === null ? 0 : order.zone.surchargePercent;
  if (rates === null || surchargePercent === null) return null;
  return feeOfRoute(
    rates,
    {
      distanceKm: order.distanceKm,
      extraCharge: own ? 0 : order.extraCharge,
      surchargePercent,
      surge: own ? null : (order.surge ?? null),
    },
    digits,
  );
}

/** Whether a store delivers itself, and for free (PRICE-13, OPEN-23). */
export function storeDeliversFree(store: Pick<Store, 'selfDelivery' | 'freeDelivery'>): boolean {
  return store.selfDelivery && store.freeDelivery;
}

/** Whether the shop pays the delivery of an order with this value in its currency (PRICE-14). */
export function adminDeliversFree(offer: FreeDeliveryOffer, value: number): boolean {
  return offer.type === 'all' || (offer.type === 'overAmount' && value >= offer.threshold);
}

/**
 * Who pays the delivery of an order with this value, if there is no coupon; null when the customer
 * pays (PRICE-13, PRICE-14).
 */
export function deliveryPaidBy(
  store: Pick<Store, 'selfDelivery' | 'freeDelivery'>,
  offer: FreeDeliveryOffer,
  value: number,
): 'admin' | 'store' | null {
  if (adminDeliversFree(offer, value)) return 'admin';
  return storeDeliversFree(store) ? 'store' : null;
}

/**
 * The free-delivery offer that a customer sees for one store: `none` when the store does not
 * deliver, `all` when the store or the shop pays every delivery, otherwise the shop's `offer`. The
 * store's page, the cart's bar and the price of the order all use `deliveryPaidBy`, so that they
 * cannot contradict each other.
 */
export function freeDeliveryAt(
  store: Pick<Store, 'selfDelivery' | 'freeDelivery' | 'delivery'>,
  offer: FreeDeliveryOffer,
): FreeDeliveryOffer {
  if (!store.delivery) return { type: 'none' };
  return deliveryPaidBy(store, offer, 0) === null ? offer : { type: 'all' };
}

/**
 * What the bar "missing to free delivery" shows: the progress in percent, and the missing amount.
 * null when no bar is shown, because free delivery does not depend on the amount (CART-04,
 * OPEN-16).
 */
export function freeDeliveryProgress(
  subtotal: number,
  offer: FreeDeliveryOffer,
  digits: number,
): { percent: number; remaining: number; reached: boolean } | null {
  if (offer.type !== 'overAmount' || !(offer.threshold > 0)) return null;
  const reached = subtotal >= offer.threshold;
  return {
    percent: reached ? 100 : Math.min(100, shareOf(subtotal, 100, offer.threshold, 2)),
    remaining: reached ? 0 : roundMoney(subtract(offer.threshold, subtotal), digits),
    reached,
  };
}
