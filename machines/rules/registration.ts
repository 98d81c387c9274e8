import type { LatLng } from './domain.ts';

/** The parts of a store's registration, in their order; the code words of its addresses and texts. */
export const storeSteps = ['store', 'owner', 'login', 'plan'] as const;
export type StoreStep = (typeof storeSteps)[number];

/** Pictures and papers that go with a registration. */
export interface StoreFiles {
  logo: File | null;
  cover: File | null;
  certificate: File | null;
}

/** What a store says of itself, as it was typed. */
export interface StoreWords {
  /** Id of the module. */
  module: string;
  /** Its name in the first language of the shop; `names` has those of the others, by language. */
  name: string;
  names: Record<string, string>;
  address: string;
  /** Where its door is, as `pinText` writes it; '' until the pin was set. */
  pin: string;
  /** Id of the zone that the pin lies in; '' outside all of them. */
  zone: string;
  /** Ids of the zones where a rental provider hands vehicles over. */
  pickupZones: string[];
  minimum: string;
  maximum: string;
  unit: string;
  /** Percent. */
  tax: string;
  taxNumber: string;
  /** `YYYY-MM-DD`; '' where the papers name no end. */
  taxExpires: string;
}

export type StoreDetails = StoreWords & StoreFiles;

/** Who answers for a store. */
export interface StoreOwner {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** How a store pays the shop. */
export interface StorePlan {
  kind: 'commission' | 'subscription';
  /** Of a subscription; null of a commission. */
  packageId: number | null;
  /** `free_trial` or a gateway of the shop; '' of a commission. */
  gateway: string;
}

/** A whole registration, ready to be sent. */
export interface StoreApplication {
  store: StoreDetails;
  owner: StoreOwner;
  password: string;
  plan: StorePlan;
}

/** A store that is registered; what is missing is a plan that was not paid. */
export interface RegisteredStore {
  storeId: number;
}

/** What the server says of an application: registered, and whether it took the plan. */
export interface StoreRegistered extends RegisteredStore {
  plan: 'commission' | 'subscription' | 'failed';
}

/** The server's codes of a refusal, and where the form has their field. */
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

/** What a courier says of themselves, as it was typed. */
export interface CourierWords extends StoreOwner {
  /** 1 rides when they like, 0 has fixed shifts (wire facts 13). */
  earning: '1' | '0';
  /** Ids of the vehicle and the zone. */
  vehicle: string;
  zone: string;
  identityType: string;
  identityNumber: string;
}

/** Pictures that go with it. */
export interface CourierFiles {
  photo: File | null;
  /** The papers from both sides. */
  front: File | null;
  back: File | null;
}

export interface CourierApplication extends CourierWords, CourierFiles {
  password: string;
}

/** The papers that a courier may show. */
export const identityTypes = ['passport', 'driving_license', 'nid'] as const;

/** The server's codes of a refused courier, and their fields. */
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

/** A point as the form of a registration holds it. */
export const pinText = ({ lat, lng }: LatLng): string => `${lat},${lng}`;

/** The point of a pin; null while none is set. */
export function pinPoint(text: string): LatLng | null {
  const [lat = NaN, lng = NaN] = text === '' ? [] : text.split(',').map(Number);
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

/** What a partner's password needs, each by its own expression (wire facts 13). */
export const passwordRules = {
  long: /^.{8,}$/su,
  cases: /^(?=.*\p{Ll})(?=.*\p{Lu})/su,
  digit: /\d/,
  sign: /[^\p{L}\p{N}]/u,
} as const;
