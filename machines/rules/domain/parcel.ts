/** A parcel before it stands. */
import type { Door } from '../door.ts';
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
  /** Null where the shop's rate for parcels holds. */
  perKm: number | null;
  minimum: number | null;
  /** The heaviest it may be, in kg; null without a limit. */
  maximumKg: number | null;
}

/** One end of a parcel's way: where, and whom the courier meets there. Any of it may be missing yet. */
export interface ParcelEnd extends Door {
  /** Null before a place is named. */
  place: Place | null;
  contact: ContactPerson;
}

export type ParcelEndName = 'sender' | 'receiver';

/** What the customer decided of a parcel; stored through reloads, never a secret in it. */
export interface ParcelChoices extends Record<ParcelEndName, ParcelEnd> {
  /** Null before one is chosen. */
  categoryId: number | null;
  /** What is in it, in the sender's words. */
  description: string;
  /** The upper limit of its weight band in kg; null before one is chosen. */
  weightKg: number | null;
  /** What it is worth in the shop's currency, as it was typed; '' where it is not said. */
  worth: string;
  fragile: boolean;
  /** Nothing in it is forbidden. */
  harmless: boolean;
  /** One of the shop's ready instructions; '' for none. */
  instruction: string;
  /** Words for the courier besides. */
  note: string;
  orderType: OrderType;
  /** `YYYY-MM-DD HH:mm` of a scheduled pickup, null for now. */
  slot: string | null;
  payer: ParcelEndName;
  payment: PaymentMethod | null;
  tip: number;
}

/** What the server says of parcels before one is booked. */
export interface ParcelFacts {
  config: ShopConfig;
  categories: ParcelCategory[];
  /** What the customer's wallet holds, in the shop's currency; 0 for a guest, null when it is not known. */
  walletBalance: number | null;
  offlineMethods: OfflineMethod[];
}

/** The two ends of a way, and when it begins: its fee depends on all three. */
export interface ParcelJourney {
  from: Place;
  to: Place;
  /** `YYYY-MM-DD HH:mm`. */
  at: string;
}

/** A way that parcels are carried on, with the zones at its ends. */
export interface ParcelWay extends OrderRoute {
  zone: Zone;
  receiverZoneId: number;
}

/** A measured way, or the end of it that lies outside every zone that carries parcels. */
export type MeasuredWay = ParcelWay | { outside: ParcelEndName };

/** The part of the booking that a refusal points at; each is a step of it. */
export type ParcelStep = 'category' | 'sender' | 'receiver' | 'item' | 'payment';

/** Everything the call needs; the server prices it anew from its own data. */
export interface ParcelDraft {
  moduleId: number;
  choices: ParcelChoices;
  distanceKm: number;
  senderZoneId: number;
  receiverZoneId: number;
  /** What the customer saw and agreed to. */
  shownTotal: number;
  /** What of it comes out of the wallet, as shown; the chosen method pays the rest. */
  fromWallet: number;
}

/** Why the shop's parcels are chosen, in its own words. */
export interface ParcelPromise {
  title: string;
  text: string;
  imageUrl: string | null;
}
