/** Places, zones and addresses. */
import type { StreetDetails } from '../streetDetails.ts';
import type { ModuleType, LatLng } from './common.ts';

export interface Module {
  id: number;
  name: string;
  type: ModuleType;
  iconUrl: string | null;
  thumbnailUrl: string | null;
  description: string;
  storesCount: number;
  /** Zones that offer it; empty when the list did not contain them. */
  zoneIds: number[];
}

/** A zone's delivery charges for one module (DATA-29 pivot); null where the zone sets none. */
export interface ZoneCharges {
  /** One of its charges is unreadable. */
  unreadable?: boolean;
  perKm: number | null;
  minimum: number | null;
  maximum: number | null;
  /** Cash-on-delivery ceiling; null or 0 means none. */
  cashMaximum: number | null;
}

export interface Zone {
  id: number;
  name: string;
  /** ISO 3166 alpha-2; null where the backend sends none, as most do. */
  country: string | null;
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  offlinePayment: boolean;
  /**
   * Percentage added to the delivery fee; 0 when the zone's status is off, null when unreadable
   * (PRICE-15).
   */
  surchargePercent: number | null;
  chargesByModule: Record<number, ZoneCharges>;
}

/** A zone as it is drawn on a map. */
export interface ZoneOutline {
  id: number;
  name: string;
  /** Its corners in order; the last is joined to the first. */
  outline: LatLng[];
}

/** A position that the device reports. */
export interface DevicePosition extends LatLng {
  /** The radius of uncertainty. */
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
 * Where the map opens: at a known place, at the device's position, at the shop's default location
 * because the device's position was not found (`lost`, MSG-24), or, for `true`, at the customer's
 * place.
 */
export type MapOpening = Place | LatLng | 'lost' | true;

export interface PlaceSuggestion {
  placeId: string;
  mainText: string;
  secondaryText: string;
}

export interface ContactPerson {
  name: string;
  phone: string;
  email: string;
}

/** Where an order goes: a saved address of a customer or the guest's own (DATA-02, DATA-03). */
export interface DeliveryAddress extends StreetDetails {
  /** null for a guest's address, which only this browser stores (GUEST-04). */
  id: number | null;
  type: string;
  label: string;
  address: string;
  position: LatLng;
  contact: ContactPerson;
  zoneIds: number[];
}
