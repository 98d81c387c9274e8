import type { SignInStep } from '../../../machines/identity/signInProgress.ts';
import type {
  DeferredIntent,
  CartLine,
  ContactPerson,
  DeliveryAddress,
  Item,
  ItemChoice,
  LatLng,
  Module,
  ModuleType,
  ParcelChoices,
  ParcelEnd,
  PaymentMethod,
  Place,
  PricedLine,
  QueuedMessage,
  TripPoint,
} from '../../../machines/rules/domain.ts';
import type { CourierWords, StoreOwner, StoreWords } from '../../../machines/rules/registration.ts';
import {
  streetDetailsOf,
  noStreetDetails,
  type StreetDetails,
} from '../../../machines/rules/streetDetails.ts';
import { paymentKinds } from '../../../machines/rules/payment/kinds.ts';
import {
  anyList,
  byName,
  completed,
  either,
  flag,
  integer,
  list,
  matching,
  nullable,
  number,
  oneOf,
  otherwise,
  partly,
  record,
  text,
  type Shape,
  type Shapes,
} from './shapes.ts';

// The shapes of the shop's own stored data: which fields are checked when the data are read.

/**
 * Reads a number, or a number as text. Anything else is NaN, also what JavaScript itself would
 * convert to a number, such as null or ''.
 */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : NaN;

/**
 * A position in degrees. Its numbers may be texts, as other storefronts of the same backend store
 * them.
 */
export const point: Shape<LatLng> = (value) => {
  const { lat, lng } = (value ?? {}) as Partial<Record<keyof LatLng, unknown>>;
  const read = { lat: numberOf(lat), lng: numberOf(lng) };
  return Math.abs(read.lat) <= 90 && Math.abs(read.lng) <= 180 ? read : undefined;
};

/**
 * The maximum number of zone ids that are stored. A place has fewer; the limit keeps the header
 * that each request sends short.
 */
export const MAX_ZONES = 100;

/** Zone ids from a number, a list, or the JSON text of either (OPEN-06). */
export const zoneIds: Shape<number[]> = (value) => {
  const plain = typeof value === 'string' ? parsed(value) : value;
  const ids = (Array.isArray(plain) ? plain : [plain])
    .map(numberOf)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, MAX_ZONES);
  return ids.length > 0 ? ids : undefined;
};

/** Parses JSON; undefined when the text is not valid JSON. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * A text for people, such as a name or an address: 1 to 1000 characters, and not only white space.
 */
export const words = matching(/^(?=[^]*\S)[^]{1,1000}$/);

export const module: Shape<Module> = (value) => {
  const stored = (value ?? {}) as Record<string, unknown>;
  // Other storefronts store the module with the backend's own field names (DATA-26).
  const textOf = (name: string, wireName: string) => text(stored[name]) ?? text(stored[wireName]);
  const id = numberOf(stored['id']);
  const type = oneOf<ModuleType>(
    'food',
    'grocery',
    'pharmacy',
    'ecommerce',
    'parcel',
    'rental',
  )(textOf('type', 'module_type'));
  if (!Number.isInteger(id) || id < 1 || type === undefined) return undefined;
  const zones = anyList(stored['zones']) ?? [];
  return {
    id,
    name: textOf('name', 'module_name') ?? '',
    type,
    iconUrl: textOf('iconUrl', 'icon_full_url') || null,
    thumbnailUrl: textOf('thumbnailUrl', 'thumbnail_full_url') || null,
    description: text(stored['description']) ?? '',
    storesCount: Number(stored['storesCount'] ?? stored['stores_count']) || 0,
    zoneIds: zoneIds(stored['zoneIds'] ?? zones.map(({ id: zone }: { id: unknown }) => zone)) ?? [],
  };
};

const person: Shapes<ContactPerson> = { name: text, phone: text, email: text };

export const contact = partly(person);

const streetDetails: Shapes<StreetDetails> = streetDetailsOf(() => text);

export const address = completed(
  noStreetDetails,
  partly<DeliveryAddress>({
    type: text,
    label: text,
    address: text,
    position: partly<LatLng>({ lat: number, lng: number }),
    ...streetDetails,
    contact,
    zoneIds: list(number),
  }),
);

/**
 * What the browser stores of the contact form of an order while it is unfinished: the receiver,
 * with street number, house and floor. `owner` is the id of the customer who is filling it in; null
 * for a guest. `position` is the place to which street number, house and floor belong; null in what
 * was stored until 2026-11-29.
 */
export const typedReceiver = completed(
  noStreetDetails,
  record<ContactPerson & StreetDetails & { owner: number | null; position: LatLng | null }>({
    ...person,
    ...streetDetails,
    owner: otherwise(integer, null),
    position: otherwise(point, null),
  }),
);

/** What the browser stores of an unfinished form for an address in the address book. */
export const typedAddress = completed(
  { ...noStreetDetails, additionalInformation: '' },
  record<
    Required<Pick<DeliveryAddress, 'address' | 'label' | 'additionalInformation'>> &
      Omit<ContactPerson, 'email'> &
      StreetDetails
  >({
    address: text,
    label: text,
    additionalInformation: text,
    name: text,
    phone: text,
    ...streetDetails,
  }),
);

const line = {
  item: partly<Item>({
    id: number,
    price: nullable(number),
    foodVariations: anyList,
    stockVariations: anyList,
    addOns: anyList,
  }),
  choice: partly<ItemChoice>({
    food: anyList,
    addOns: list(partly<ItemChoice['addOns'][number]>({ id: number, quantity: number })),
    quantity: integer,
  }),
};

export const pricedLine = partly<PricedLine>(line);

export const cartLine = partly<CartLine>({ id: number, ...line });

/** A payment method. One of a kind that this version does not know is dropped. */
export const payment: Shape<PaymentMethod> = (value) =>
  partly<Pick<PaymentMethod, 'kind'>>({ kind: oneOf(...paymentKinds) })(value) as
    PaymentMethod | undefined;

export const orderType = oneOf('delivery', 'take_away', 'schedule_order');

const parcelEnd = completed(
  noStreetDetails,
  record<ParcelEnd>({
    place: otherwise(
      record<Place>({ address: words, position: point, zoneIds: list(number) }),
      null,
    ),
    contact: record(person),
    ...streetDetails,
  }),
);

/** What the browser stores of an unfinished parcel order. */
export const parcelChoices = record<ParcelChoices>({
  categoryId: nullable(integer),
  sender: parcelEnd,
  receiver: parcelEnd,
  description: text,
  weightKg: nullable(number),
  worth: otherwise(text, ''),
  fragile: flag,
  harmless: flag,
  instruction: text,
  note: text,
  orderType,
  slot: nullable(text),
  payer: oneOf('sender', 'receiver'),
  payment: otherwise(payment, null),
  tip: number,
});

/** The owner of stored data: the id of a customer, null for a guest. */
export const owner = nullable(integer);

export const code = record({
  channel: oneOf('phone', 'email'),
  target: text,
  /** The earliest time at which another code can be requested, in ms since 1970. */
  resendAt: number,
  sessionInfo: otherwise(text, null),
});

export const signInStep: Shape<SignInStep> = (value) => {
  const sent = code(value);
  const rest = record({
    stage: otherwise(oneOf('info'), 'code'),
    loginType: otherwise(oneOf('otp'), 'manual'),
    via: otherwise(oneOf('signUp'), 'signIn'),
  })(value);
  return sent === undefined || rest === undefined ? undefined : { ...sent, ...rest };
};

export const deferredIntent: Shape<DeferredIntent> = either(
  record({ kind: oneOf('open'), to: text }),
  record({
    kind: oneOf('wish'),
    thing: oneOf('item', 'store', 'vehicle', 'provider'),
    id: integer,
  }),
);

/** The unfinished form of a vehicle booking. */
export interface TripDraft {
  /** The contact fields that the customer typed; the others are filled from the profile. */
  contact: Partial<ContactPerson>;
  note: string;
  payment: PaymentMethod | null;
  /** The code of the coupon that is applied; '' when none is. */
  couponCode: string;
  /** The text in the coupon field, applied or not; '' when it is empty. */
  couponTyped: string;
  /** The owner of the draft: a customer's id, null for a guest. */
  owner: number | null;
}

/** An empty booking form, for when none is stored. */
export const emptyTripDraft: TripDraft = {
  contact: {},
  note: '',
  payment: null,
  couponCode: '',
  couponTyped: '',
  owner: null,
};

/**
 * The check of a stored message that waits to be sent to the server. Fields that are not listed
 * here are not checked.
 */
export const queuedMessage = partly<QueuedMessage>({
  key: text,
  owner: integer,
  thread: partly<QueuedMessage['thread']>({
    kind: oneOf('shop', 'store', 'courier', 'conversation'),
    id: number,
  }),
  text,
  pictures: integer,
  after: integer,
});

/**
 * What the browser stores of a store's unfinished registration: the texts about the store, as they
 * were typed.
 */
export const storeWords = record<StoreWords>({
  module: text,
  name: text,
  names: byName(text),
  address: text,
  pin: text,
  zone: text,
  pickupZones: list(text),
  minimum: text,
  maximum: text,
  unit: text,
  tax: text,
  taxNumber: text,
  taxExpires: text,
});

const ownerTexts = { firstName: text, lastName: text, phone: text, email: text };

/** What the browser stores about the owner in a store's unfinished registration. */
export const storeOwner = record<StoreOwner>(ownerTexts);

/** What the browser stores of a courier's unfinished registration, as it was typed. */
export const courierWords = record<CourierWords>({
  ...ownerTexts,
  earning: oneOf('1', '0'),
  vehicle: text,
  zone: text,
  identityType: text,
  identityNumber: text,
});

const typedTexts: Shape<Record<string, string>> = (value) => {
  const read = byName(text)(value);
  return read !== undefined && Object.keys(read).length === Object.keys(value as object).length
    ? read
    : undefined;
};

/**
 * Converts a payment method that old versions stored in a vehicle booking under the backend's
 * names, such as `partial_payment`; null when it is not one of those.
 */
export function paymentOfTrip(stored: unknown): PaymentMethod | null {
  const { method, gateway } = (stored ?? {}) as Record<string, unknown>;
  const fromWallet = method === 'partial_payment';
  if (method === 'wallet') return { kind: 'wallet' };
  if ((fromWallet ? gateway : method) === 'cash_payment') return { kind: 'cash', fromWallet };
  const isDigital = fromWallet || method === 'digital_payment';
  return isDigital && typeof gateway === 'string' ? { kind: 'digital', gateway, fromWallet } : null;
}

export const tripDraft = record<TripDraft>({
  contact: typedTexts,
  note: text,
  payment: otherwise(payment, null),
  couponCode: text,
  // Drafts of earlier versions of the shop do not have it.
  couponTyped: otherwise(text, ''),
  owner: otherwise(integer, null),
});

export const tripPoint = partly<TripPoint>({ name: text, lat: number, lng: number });
