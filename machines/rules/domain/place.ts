/** Places, zones and addresses. */
import type { StreetDetails, StreetField } from '../streetDetails.ts';
import type { ModuleType, LatLng } from './common.ts';

export interface Module {
  id: number;
  name: string;
  type: ModuleType;
  iconUrl: string | null;
  thumbnailUrl: string | null;
  description: string;
  storesCount: number;
  /** Ids of the zones where this module is offered; empty when the server did not send them. */
  zoneIds: number[];
}

/**
 * A zone's delivery charges for one module, such as food or grocery (DATA-29), in the shop's
 * currency; null where the zone sets none.
 */
export interface ZoneCharges {
  /** True when one of these charges is unreadable: then the delivery fee is unknown. */
  unreadable?: boolean;
  perKm: number | null;
  minimum: number | null;
  maximum: number | null;
  /** The highest amount that can be paid in cash on delivery; null or 0 means no limit. */
  cashMaximum: number | null;
}

export interface Zone {
  id: number;
  name: string;
  /** The zone's country, ISO 3166 alpha-2; null where the backend sends none, as most do. */
  country: string | null;
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  offlinePayment: boolean;
  /**
   * Percentage added to the delivery fee; 0 while the zone's surcharge is switched off, null when
   * unreadable (PRICE-15).
   */
  surchargePercent: number | null;
  chargesByModule: Record<number, ZoneCharges>;
}

/** A zone as it is drawn on a map. */
export interface ZoneOutline {
  id: number;
  name: string;
  /** The corners of its polygon, in order; the last one is joined to the first. */
  outline: LatLng[];
}

/** A position that the device reports. */
export interface DevicePosition extends LatLng {
  /** The real position may be this far from the reported one. */
  accuracyMetres: number;
}

/**
 * A place that the customer has chosen, with the zones that contain it; the customer's own place is
 * stored in this form (LOC-03, DATA-17).
 */
export interface Place {
  address: string;
  position: LatLng;
  zoneIds: number[];
}

/**
 * Where the map opens: at a known place; at the device's position; at the shop's default location,
 * because the device's position was not found (`lost`, MSG-24); or (`chosen`) at the customer's
 * place.
 */
export type MapOpening = Place | LatLng | 'lost' | 'chosen';

export interface PlaceSuggestion {
  placeId: string;
  mainText: string;
  secondaryText: string;
}

/** Whom to contact about an order, a parcel or a trip. */
export interface ContactPerson {
  name: string;
  phone: string;
  email: string;
}

/** A field of the form for the receiver of an order. */
export type ReceiverField = keyof ContactPerson | StreetField;

/**
 * A delivery address: a saved one of a customer, or the one that a guest typed (DATA-02, DATA-03).
 */
export interface DeliveryAddress extends StreetDetails {
  /**
   * Id in the address book; null for a guest's address, which only this browser stores (GUEST-04).
   */
  id: number | null;
  type: string;
  label: string;
  address: string;
  position: LatLng;
  contact: ContactPerson;
  zoneIds: number[];
  /**
   * What else the courier has to know, such as a gate. Left out where the backend returned none,
   * because some backends accept it and do not store it (wire facts 15.6).
   */
  additionalInformation?: string;
  /**
   * The fields that were typed for this order; all others are those of the address book, or of the
   * customer's place and account. Left out for an entry of the address book.
   */
  typed?: readonly ReceiverField[];
}
