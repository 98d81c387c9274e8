import type { LatLng } from './domain.ts';

/** The steps of a store's registration in their order; also used in its URLs and message keys. */
export const storeSteps = ['store', 'owner', 'login', 'plan'] as const;
export type StoreStep = (typeof storeSteps)[number];

/** Pictures and documents of a registration. */
export interface StoreFiles {
  logo: File | null;
  cover: File | null;
  certificate: File | null;
}

/** The shapes of pictures that customers see: width by height. Documents may have any shape. */
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
  /** The coordinates of its door, as `pinText` writes them; '' until the pin was set. */
  pin: string;
  /** Id of the zone that contains the pin; '' outside all zones. */
  zone: string;
  /** Ids of the zones in which a rental provider hands vehicles over. */
  pickupZones: string[];
  minimum: string;
  maximum: string;
  unit: string;
  /** Percent. */
  tax: string;
  taxNumber: string;
  /** `YYYY-MM-DD`; '' where the document has no end date. */
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

/** How a store pays the shop. */
export interface StorePlan {
  kind: 'commission' | 'subscription';
  /** Id of the chosen subscription package; null for a commission. */
  packageId: number | null;
  /** `free_trial` or a gateway of the shop; '' for a commission. */
  gateway: string;
}

/** A complete registration, ready to be sent. */
export interface StoreApplication {
  store: StoreDetails;
  owner: StoreOwner;
  password: string;
  plan: StorePlan;
}

/** A registered store, as the later call that sets and pays its plan identifies it. */
export interface RegisteredStore {
  storeId: number;
}

/** The server's answer to an application: registered, and whether it accepted the plan. */
export interface StoreRegistered extends RegisteredStore {
  plan: 'commission' | 'subscription' | 'failed';
}

/** Maps the server's error codes to the fields of the form. */
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
  /** How the courier works: 1 as a freelancer, 0 in fixed shifts (wire facts 13). */
  earning: '1' | '0';
  /** Ids of the vehicle and the zone. */
  vehicle: string;
  zone: string;
  identityType: string;
  identityNumber: string;
}

/** Pictures of a courier's registration. */
export interface CourierFiles {
  photo: File | null;
  /** Both sides of the identity document. */
  front: File | null;
  back: File | null;
}

export interface CourierApplication extends CourierWords, CourierFiles {
  password: string;
}

/** The identity documents that a courier can choose. */
export const identityTypes = ['passport', 'driving_license', 'nid'] as const;

/** Maps the server's error codes of a refused courier to their fields. */
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

/** A point as the text that the registration form stores. */
export const pinText = ({ lat, lng }: LatLng): string => `${lat},${lng}`;

/** Reads a point that `pinText` wrote; null for an empty or unreadable text. */
export function pinPoint(text: string): LatLng | null {
  const [lat = NaN, lng = NaN] = text === '' ? [] : text.split(',').map(Number);
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

/** The requirements of a partner's password, each with its pattern (wire facts 13). */
export const passwordRules = {
  long: /^.{8,}$/su,
  cases: /^(?=.*\p{Ll})(?=.*\p{Lu})/su,
  digit: /\d/,
  sign: /[^\p{L}\p{N}]/u,
} as const;
