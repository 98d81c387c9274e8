/** A parcel before it is booked. */
import type { StreetDetails } from '../streetDetails.ts';
import type { OrderRoute, OrderType } from './checkout.ts';
import type { ShopConfig } from './config.ts';
import type { OfflineMethod, PaymentMethod } from './payment.ts';
import type { ContactPerson, Place, Zone } from './place.ts';

/** A kind of parcel that can be sent, for example a document, with its own rates and limits. */
export interface ParcelCategory {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  /**
   * The rate per km and the minimum fee (`minimum`), in the shop's currency; null where the shop's
   * general rate applies.
   */
  perKm: number | null;
  minimum: number | null;
  /** The maximum weight in kg; null without a limit. */
  maximumKg: number | null;
  /** The maximum length of the route in km; null without a limit. */
  maximumKm: number | null;
}

/**
 * One end of a parcel's route: the place, and the person whom the courier meets there. Any part may
 * still be missing.
 */
export interface ParcelEnd extends StreetDetails {
  /** The place of this end; null until one is chosen. */
  place: Place | null;
  contact: ContactPerson;
}

export type ParcelEndName = 'sender' | 'receiver';

/**
 * The customer's choices for a parcel. They are persisted across reloads, so they never contain a
 * secret.
 */
export interface ParcelChoices extends Record<ParcelEndName, ParcelEnd> {
  /** Id of the parcel category; null before one is chosen. */
  categoryId: number | null;
  /** What is in the parcel, in the sender's words. */
  description: string;
  /**
   * The upper limit, in kg, of the weight range that the sender chose; null before one is chosen.
   */
  weightKg: number | null;
  /** The value of the contents in the shop's currency, as typed; '' when the sender gave none. */
  worth: string;
  fragile: boolean;
  /** Whether the sender confirmed that the parcel contains nothing forbidden. */
  harmless: boolean;
  /** One of the shop's predefined instructions; '' for none. */
  instruction: string;
  /** A message for the courier in the sender's words. */
  note: string;
  orderType: OrderType;
  /** The time of a scheduled pickup, `YYYY-MM-DD HH:mm`; null for a pickup as soon as possible. */
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
  /** The ways to pay outside the shop; null when they could not be loaded. */
  offlineMethods: OfflineMethod[] | null;
}

/** From where to where a parcel is carried, and when: the fee depends on these. */
export interface ParcelJourney {
  from: Place;
  to: Place;
  /** When the parcel is picked up, by the shop's clock, `YYYY-MM-DD HH:mm`. */
  at: string;
}

/**
 * The route of a parcel from sender to receiver, with its charges. `zone` is the zone of the
 * sender, `receiverZoneId` the id of the receiver's zone.
 */
export interface ParcelRoute extends OrderRoute {
  zone: Zone;
  receiverZoneId: number;
}

/**
 * The result of measuring a parcel's route: the route; or, when the sender or the receiver is
 * outside all zones that offer parcels, which of the two (`outside`).
 */
export type MeasuredRoute = ParcelRoute | { outside: ParcelEndName };

/**
 * The steps of the booking form. A problem is shown at the step where the customer can solve it.
 */
export type ParcelStep = 'category' | 'sender' | 'receiver' | 'item' | 'payment';

/** What the server needs to book a parcel; it computes the price again from its own data. */
export interface ParcelDraft {
  moduleId: number;
  choices: ParcelChoices;
  distanceKm: number;
  senderZoneId: number;
  receiverZoneId: number;
  /** The total that the customer saw and agreed to, in the shop's currency. */
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
