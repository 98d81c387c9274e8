/** An order before it stands. */
import type { PricedLine } from './cart.ts';
import type { DiscountType } from './item.ts';
import type { LatLng } from './common.ts';
import type { ShopConfig } from './config.ts';
import type { OfflineMethod, PaymentMethod } from './payment.ts';
import type { Zone, DeliveryAddress } from './place.ts';
import type { Store } from './store.ts';

/** Order types are kept apart from an item's schedule flag (OPEN-45). */
export type OrderType = 'delivery' | 'take_away' | 'schedule_order';

/** What an order is taken from: the cart, one item bought at once, or a campaign item (NAV-15). */
export type CheckoutPage = 'cart' | 'buy_now' | 'campaign';

/** What a guest typed beside name, phone and address; offered to the customer who signs in. */
export interface GuestExtras {
  note: string;
  deliveryInstruction: string;
  tip: number;
  orderType: OrderType;
  /** As in the checkout's choices; null when no time was chosen. */
  slot: string | null;
}

/** What the customer decided on the checkout page; kept through reloads, never a secret in it. */
export interface CheckoutChoices {
  orderType: OrderType;
  /** `YYYY-MM-DD HH:mm` of a scheduled order, null for now. */
  slot: string | null;
  address: DeliveryAddress | null;
  payment: PaymentMethod | null;
  tip: number;
  note: string;
  deliveryInstruction: string;
  /** What the store may do when an item has run out, in the customer's words; '' says nothing. */
  unavailableNote: string;
  /** The same for single lines, by their `lineKey`. */
  unavailableByLine: Record<string, string>;
  cutlery: boolean;
  extraPackaging: boolean;
}

/** The way from the store to the customer. */
export interface OrderRoute {
  distanceKm: number;
  /** True when the distance service had no answer and the straight line stands in (PRICE-16). */
  estimated: boolean;
  /** Vehicle surcharge for the distance. */
  extraCharge: number;
  /** What a busy time adds, and why; null when none does. */
  surge: { price: number; type: 'amount' | 'percent'; note: string } | null;
}

/** The part of the checkout form that a refusal points at. */
export type CheckoutSection = 'address' | 'schedule' | 'payment' | 'prescription' | 'summary';

/** What the server says about an order before it is placed. */
export interface CheckoutFacts {
  store: Store;
  zone: Zone | null;
  config: ShopConfig;
  lines: PricedLine[];
  /** What the customer's wallet holds, in the shop's currency; 0 for a guest, null when it is not known. */
  walletBalance: number | null;
  /** Discount on the first order of a customer who was referred. */
  newCustomer: { discount: number; discountType: DiscountType } | null;
  offlineMethods: OfflineMethod[];
}

/** Everything an order call needs; the server prices it anew from its own data. */
export interface OrderDraft {
  page: CheckoutPage;
  moduleId: number;
  storeId: number;
  storePosition: LatLng;
  lines: PricedLine[];
  choices: CheckoutChoices;
  couponCode: string | null;
  distanceKm: number;
  /** What the customer saw and agreed to. */
  shownTotal: number;
  /** What of it comes out of the wallet, as shown; the chosen method pays the rest. */
  fromWallet: number;
}
