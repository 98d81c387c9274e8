import type { LatLng } from './domain.ts';
import { latinDigits } from './phone.ts';
import { typedAmount } from './typedAmount.ts';

/** The steps of a store's registration in their order; also used in its URLs and message keys. */
export const storeSteps = ['store', 'owner', 'login', 'plan'] as const;
export type StoreStep = (typeof storeSteps)[number];

/** The pictures and documents of a store's registration; null until a file is chosen. */
export interface StoreFiles {
  logo: File | null;
  cover: File | null;
  certificate: File | null;
}

/**
 * The required ratio of width to height of pictures that customers see. Documents may have any
 * shape.
 */
export const pictureRatios = { logo: 1, cover: 2, photo: 1 } as const;

/** The text fields of a store's registration, as typed. */
export interface StoreWords {
  /** Id of the module. */
  module: string;
  /**
   * The store's name in the first language of the shop; `names` has the names in the other
   * languages, by language code.
   */
  name: string;
  names: Record<string, string>;
  address: string;
  /** The coordinates of the store's entrance, as `pinText` writes them; '' until the pin is set. */
  pin: string;
  /** Id of the zone that contains the pin; '' outside all zones. */
  zone: string;
  /** Ids of the zones in which a rental provider hands vehicles over. */
  pickupZones: string[];
  /**
   * How long it takes until an order or a vehicle is ready, as typed: from `minimum` to `maximum`,
   * in the `unit` `minute`, `hours` or `days`.
   */
  minimum: string;
  maximum: string;
  unit: string;
  /** The store's tax in percent, as typed. */
  tax: string;
  taxNumber: string;
  /** The day when the tax document expires, `YYYY-MM-DD`; '' when it does not. */
  taxExpires: string;
}

export type StoreDetails = StoreWords & StoreFiles;

/** The owner of a store. */
export interface StoreOwner {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** How a store pays the shop: a commission on its orders, or a subscription. */
export interface StorePlan {
  kind: 'commission' | 'subscription';
  /** Id of the chosen subscription package; null for a commission. */
  packageId: number | null;
  /**
   * How the subscription is paid: `free_trial` or the key of a payment gateway; '' for a
   * commission.
   */
  gateway: string;
}

/** A complete registration, ready to be sent. */
export interface StoreApplication {
  store: StoreDetails;
  owner: StoreOwner;
  password: string;
  plan: StorePlan;
}

/** A newly registered store; its id is needed for the call that sets and pays its plan. */
export interface RegisteredStore {
  storeId: number;
}

/**
 * The server's answer to a store's registration; `plan` is `failed` when the store was registered,
 * but its plan was not accepted.
 */
export interface StoreRegistered extends RegisteredStore {
  plan: 'commission' | 'subscription' | 'failed';
}

/** Maps the server's error codes for a refused store to the fields of the form, by step. */
export const storeFields = {
  store: {
    module_id: 'module',
    translations: 'name',
    zone_id: 'pin',
    coordinates: 'pin',
    latitude: 'pin',
    longitude: 'pin',
    minimum_delivery_time: 'minimum',
    maximum_delivery_time: 'maximum',
    delivery_time_type: 'unit',
    tax: 'tax',
    logo: 'logo',
    cover_photo: 'cover',
    tin: 'taxNumber',
    tin_expire_date: 'taxExpires',
    tin_certificate_image: 'certificate',
  },
  owner: { f_name: 'firstName', l_name: 'lastName', phone: 'phone', email: 'email' },
  login: { password: 'password' },
  plan: { business_plan: 'kind', package_id: 'packageId', payment_gateway: 'gateway' },
} as const satisfies Record<StoreStep, Readonly<Record<string, string>>>;

/** The text fields of a courier's registration, as typed. */
export interface CourierWords extends StoreOwner {
  /** How the courier is employed: '1' as a freelancer, '0' in fixed shifts (wire facts 13). */
  earning: '1' | '0';
  /** Id of the kind of vehicle; `zone` is the id of the zone. */
  vehicle: string;
  zone: string;
  identityType: string;
  identityNumber: string;
}

/** The pictures of a courier's registration; null until a file is chosen. */
export interface CourierFiles {
  photo: File | null;
  /** The front and the back of the identity document. */
  front: File | null;
  back: File | null;
}

export interface CourierApplication extends CourierWords, CourierFiles {
  password: string;
}

/** The identity documents that a courier can choose. */
export const identityTypes = ['passport', 'driving_license', 'nid'] as const;

/** Maps the server's error codes for a refused courier to the fields of the form. */
export const courierFields = {
  ...storeFields.owner,
  ...storeFields.login,
  image: 'photo',
  earning: 'earning',
  vehicle_id: 'vehicle',
  zone_id: 'zone',
  identity_type: 'identityType',
  identity_number: 'identityNumber',
  identity_image: 'front',
  'identity_image[]': 'front',
} as const satisfies Readonly<Record<string, keyof CourierApplication>>;

/**
 * Reads a typed number of minutes, hours or days (LAND-12); null when it is not a whole number from
 * 1 to 9999.
 */
export function typedTime(text: string): number | null {
  const time = typedAmount(text, 0);
  return time !== null && time >= 1 && time <= 9999 ? time : null;
}

/**
 * Reads a typed percentage (LAND-12); null when it is not a number from 0 to 100. A percentage has
 * no groups of thousands, so that a comma is always the decimal sign: `9,975` is 9.975.
 */
export function typedPercent(text: string): number | null {
  const typed = latinDigits(text)
    .trim()
    .replace(/[,\u066B]/, '.');
  return /^(?=\.?\d)\d*\.?\d*$/.test(typed) && Number(typed) <= 100 ? Number(typed) : null;
}

/** Writes a point as the text that the registration form stores, such as `31.95,35.91`. */
export const pinText = ({ lat, lng }: LatLng): string => `${lat},${lng}`;

/** Reads a point that `pinText` wrote; null for an empty or unreadable text. */
export function pinPoint(text: string): LatLng | null {
  const [lat = NaN, lng = NaN] = text === '' ? [] : text.split(',').map(Number);
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

/** The rules for the password of a store or courier, each with its pattern (wire facts 13). */
export const passwordRules = {
  long: /^.{8,}$/su,
  cases: /^(?=.*\p{Ll})(?=.*\p{Lu})/su,
  digit: /\d/,
  sign: /[^\p{L}\p{N}]/u,
} as const;
