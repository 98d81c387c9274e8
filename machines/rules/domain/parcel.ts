/** A parcel before it is booked. */
import type { StreetDetails } from '../streetDetails.ts';
import type { OrderRoute, OrderType } from './checkout.ts';
import type { ShopConfig } from './config.ts';
import type { OfflineMethod, PaymentMethod } from './payment.ts';
import type { ContactPerson, Place, Zone } from './place.ts';

/** A kind of parcel that can be sent. */
export interface ParcelCategory {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  /** Null where the shop's general rate for parcels applies. */
  perKm: number | null;
  minimum: number | null;
  /** The heaviest it may be, in kg; null without a limit. */
  maximumKg: number | null;
  /** The maximum length of the route in km; null without a limit. */
  maximumKm: number | null;
}

/**
 * One end of a parcel's route: the place, and the person whom the courier meets there. Any part may
 * still be missing.
 */
export interface ParcelEnd extends StreetDetails {
  /** Null until a place is chosen. */
  place: Place | null;
  contact: ContactPerson;
}

export type ParcelEndName = 'sender' | 'receiver';

/**
 * The customer's choices for a parcel. They are persisted across reloads, so they never contain a
 * secret.
 */
export interface ParcelChoices extends Record<ParcelEndName, ParcelEnd> {
  /** Null before one is chosen. */
  categoryId: number | null;
  /** The contents, in the sender's words. */
  description: string;
  /** The upper limit of its weight band in kg; null before one is chosen. */
  weightKg: number | null;
  /** Its value in the shop's currency, as typed; '' where it is not given. */
  worth: string;
  fragile: boolean;
  /** The sender confirmed that nothing in it is forbidden. */
  harmless: boolean;
  /** One of the shop's predefined instructions; '' for none. */
  instruction: string;
  /** A message for the courier in the sender's words. */
  note: string;
  orderType: OrderType;
  /** `YYYY-MM-DD HH:mm` of a scheduled pickup; null for a pickup as soon as possible. */
  slot: string | null;
  payer: ParcelEndName;
  payment: PaymentMethod | null;
  tip: number;
}

/** The server's data about parcels before one is booked. */
export interface ParcelFacts {
  config: ShopConfig;
  categories: ParcelCategory[];
  /**
   * The balance of the customer's wallet, in the shop's currency; 0 for a guest, null when it is
   * not known.
   */
  walletBalance: number | null;
  offlineMethods: OfflineMethod[];
}

/** The two ends of a route and its start time: the fee depends on all three. */
export interface ParcelJourney {
  from: Place;
  to: Place;
  /** `YYYY-MM-DD HH:mm`. */
  at: string;
}

/** A route on which parcels are carried, with the zones of its ends. */
export interface ParcelWay extends OrderRoute {
  zone: Zone;
  receiverZoneId: number;
}

/** A measured route, or the end that is outside every zone with parcels. */
export type MeasuredWay = ParcelWay | { outside: ParcelEndName };

/**
 * The steps of the booking form. A problem is shown at the step where the customer can solve it.
 */
export type ParcelStep = 'category' | 'sender' | 'receiver' | 'item' | 'payment';

/**
 * Everything that the booking call needs; the server computes the price again from its own data.
 */
export interface ParcelDraft {
  moduleId: number;
  choices: ParcelChoices;
  distanceKm: number;
  senderZoneId: number;
  receiverZoneId: number;
  /** The total that the customer saw and agreed to. */
  shownTotal: number;
  /** The part of the total that the wallet pays, as shown; the chosen method pays the rest. */
  fromWallet: number;
}

/** A reason to send parcels with this shop, in the shop's own words. */
export interface ParcelPromise {
  title: string;
  text: string;
  imageUrl: string | null;
}
