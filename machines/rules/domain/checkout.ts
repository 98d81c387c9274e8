/** An order before it is placed. */
import type { PricedLine } from './cart.ts';
import type { DiscountType } from './item.ts';
import type { LatLng } from './common.ts';
import type { ShopConfig } from './config.ts';
import type { OfflineMethod, PaymentMethod } from './payment.ts';
import type { Zone, DeliveryAddress } from './place.ts';
import type { Store } from './store.ts';

/**
 * How the customer gets the order: delivered as soon as possible (`delivery`), collected at the
 * store (`take_away`), or delivered at a chosen time (`schedule_order`). The flag `scheduleOrder`
 * of an item is something else (OPEN-45).
 */
export type OrderType = 'delivery' | 'take_away' | 'schedule_order';

/**
 * The source of an order's lines: the cart, one item bought at once, or a campaign item (NAV-15).
 * An order by prescription has no lines: the store reads the pictures of the prescription (wire
 * facts 10.2).
 */
export type CheckoutPage = 'cart' | 'buy_now' | 'campaign' | 'prescription';

/**
 * What a guest typed at the checkout besides name, phone and address. It is stored until the guest
 * signs in and answers whether to use it for their order as a customer.
 */
export interface GuestExtras {
  note: string;
  deliveryInstruction: string;
  tip: number;
  orderType: OrderType;
  /** The chosen time, `YYYY-MM-DD HH:mm`; null when none was chosen. */
  slot: string | null;
}

/**
 * The customer's choices on the checkout page. They are persisted across reloads, so they never
 * contain a secret.
 */
export interface CheckoutChoices {
  orderType: OrderType;
  /**
   * The chosen time of a scheduled order or a take-away, `YYYY-MM-DD HH:mm`; null for as soon as
   * possible.
   */
  slot: string | null;
  address: DeliveryAddress | null;
  payment: PaymentMethod | null;
  tip: number;
  note: string;
  deliveryInstruction: string;
  /**
   * What the store may do when an item has run out, in the customer's words; '' when nothing was
   * entered.
   */
  unavailableNote: string;
  /**
   * What the store may do when the item of one line has run out; each key is the `lineKey` of a
   * line, each value the instruction in the customer's words.
   */
  unavailableByLine: Record<string, string>;
  cutlery: boolean;
  extraPackaging: boolean;
}

/** The route from the store to the customer. */
export interface OrderRoute {
  distanceKm: number;
  /** True when the distance service found no route and the straight line is used (PRICE-16). */
  estimated: boolean;
  /**
   * The extra charge for the vehicle that a delivery over this distance needs, in the shop's
   * currency.
   */
  extraCharge: number;
  /**
   * The surcharge at a busy time: `price` is an amount or a percentage, as `type` says, and `note`
   * is the reason. Null when there is none.
   */
  surge: { price: number; type: 'amount' | 'percent'; note: string } | null;
}

/** A section of the checkout form, for showing a problem where the customer can solve it. */
export type CheckoutSection = 'address' | 'schedule' | 'payment' | 'prescription' | 'summary';

/** The server's data about an order before it is placed. */
export interface CheckoutFacts {
  store: Store;
  zone: Zone | null;
  config: ShopConfig;
  lines: PricedLine[];
  /**
   * The balance of the customer's wallet, in the shop's currency; 0 for a guest, null when it is
   * not known.
   */
  walletBalance: number | null;
  /** The discount on the first order of a customer who was referred; null when there is none. */
  newCustomer: { discount: number; discountType: DiscountType } | null;
  /** The ways to pay outside the shop; null when they could not be loaded. */
  offlineMethods: OfflineMethod[] | null;
}

/** What the server needs to place an order; it computes the price again from its own data. */
export interface OrderDraft {
  page: CheckoutPage;
  moduleId: number;
  storeId: number;
  storePosition: LatLng;
  lines: PricedLine[];
  choices: CheckoutChoices;
  couponCode: string | null;
  distanceKm: number;
  /** The total that the customer saw and agreed to, in the shop's currency. */
  shownTotal: number;
  /** The part of the total that the wallet pays, as shown; the chosen method pays the rest. */
  fromWallet: number;
}
