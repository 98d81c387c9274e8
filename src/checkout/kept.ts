import type { OrderIntent } from '../../machines/checkout/checkout.machine.ts';
import type {
  CheckoutChoices,
  ContactPerson,
  DeliveryAddress,
  GuestExtras,
  LatLng,
  PricedLine,
} from '../../machines/rules/domain.ts';
import { hasShape } from '../platform/shape.ts';
import {
  readStored,
  removeStored,
  storageKeys,
  writeStored,
  type StorageKey,
} from '../platform/storage.ts';
import {
  removeFor,
  readFor,
  checkoutKey,
  storedByCheckout,
  storeFor,
  type CheckoutName,
} from './storedByCheckout.ts';

/** Of what is kept for all checkouts alike; a shape of another version is dropped. */
const VERSION = 3;

const keep = (key: StorageKey, value: unknown): void =>
  writeStored(key, { version: VERSION, value });

/**
 * What the checkout keeps through a reload: for each checkout its choices, the intent that was sent
 * and the lines of a buy-now; for all of them a guest's own contact and address (GUEST-04).
 */
interface Kept<T> {
  version: number;
  value: T;
}

function read<T>(
  key: StorageKey,
  pattern: unknown,
  looksRight: (value: T) => boolean = () => true,
): T | null {
  return readStored(key, (stored) => {
    const kept = stored as Partial<Kept<T>> | null;
    if (typeof kept !== 'object' || kept?.version !== VERSION || kept.value === undefined)
      return null;
    return hasShape(kept.value, pattern) && looksRight(kept.value) ? kept.value : null;
  });
}

const contactShape = { name: '', phone: '', email: '' };

const pointShape = { lat: 0, lng: 0 };

const addressShape = {
  type: '',
  label: '',
  address: '',
  position: pointShape,
  road: '',
  house: '',
  floor: '',
  contact: contactShape,
  zoneIds: [0],
};

const lineShape = {
  item: { id: 0, price: null, storeId: 0, foodVariations: [], stockVariations: [], addOns: [] },
  choice: { food: [], addOns: [{ id: 0, quantity: 0 }], quantity: 0 },
};

const orderTypes: readonly string[] = ['delivery', 'take_away', 'schedule_order'];

/** The choices of a form without anything in it. */
export const emptyChoices: CheckoutChoices = {
  orderType: 'delivery',
  slot: null,
  address: null,
  payment: null,
  tip: 0,
  note: '',
  deliveryInstruction: '',
  unavailableNote: '',
  unavailableByLine: {},
  cutlery: false,
  extraPackaging: false,
};

interface Draft {
  choices: CheckoutChoices;
  /** The code of the coupon in the totals. */
  couponCode: string;
  /** A code that was typed and not applied. */
  couponTyped: string;
  /** The place it was filled in at: an address of the book holds until another place is chosen. */
  at: LatLng;
  /** Who filled it in: a customer's id, null for a guest. */
  owner: number | null;
}

const { checkoutDraft, guestExtras, placingIntent, preparedLines: linesKey } = storageKeys;

const draftIn = (checkout: string): Draft | null =>
  readFor<Draft>(
    checkoutDraft,
    checkout,
    { choices: emptyChoices, couponCode: '', couponTyped: '', at: pointShape },
    ({ owner, choices: { orderType, slot, address, payment } }) =>
      (owner === null || Number.isInteger(owner)) &&
      orderTypes.includes(orderType) &&
      (slot === null || typeof slot === 'string') &&
      (address === null || hasShape(address, addressShape)) &&
      (payment === null || hasShape(payment, { kind: '' })),
  );

/** What was typed in a checkout before a reload; whose it is stands in it. */
export const storedDraft = (checkout: CheckoutName): Draft | null => draftIn(checkoutKey(checkout));

/** Keeps what is typed; notes and choices, never a secret. */
export const storeDraft = (checkout: CheckoutName, draft: Draft): void =>
  storeFor(checkoutDraft, checkoutKey(checkout), draft);

/** Forgets the form after its order stands. */
export const forgetDraft = (checkout: CheckoutName): void =>
  removeFor(checkoutDraft, checkoutKey(checkout));

const extrasShape = { note: '', deliveryInstruction: '', tip: 0, orderType: '' };

/** What a guest typed beside their contact, kept until the customer who signed in has answered. */
export const storedExtras = (checkout: CheckoutName): GuestExtras | null =>
  readFor<GuestExtras>(
    guestExtras,
    checkoutKey(checkout),
    extrasShape,
    ({ orderType, slot }) =>
      orderTypes.includes(orderType) && (slot === null || typeof slot === 'string'),
  );

/** Forgets them, taken or not. */
export const forgetExtras = (checkout: CheckoutName): void =>
  removeFor(guestExtras, checkoutKey(checkout));

/**
 * A guest signed in: what they typed of themselves goes from this browser, so that it shows to no
 * customer. Note, tip and time stay to be offered (ADDR-10, OPEN-63).
 */
export function endGuestDraft(): void {
  for (const checkout of Object.keys(storedByCheckout(checkoutDraft))) {
    const draft = draftIn(checkout);
    if (draft === null || draft.owner !== null) continue;
    const { note, deliveryInstruction, tip, orderType, slot } = draft.choices;
    const isSomething = note !== '' || deliveryInstruction !== '' || tip > 0 || slot !== null;
    if (isSomething) {
      storeFor(guestExtras, checkout, { note, deliveryInstruction, tip, orderType, slot });
    }
    removeFor(checkoutDraft, checkout);
  }
  if (storedContact(null) !== null) forgetContact();
  removeStored(storageKeys.guestContact);
  const order = storedGuestOrder();
  // Its number and phone alone find it again; who ordered is nobody's but the guest's (OPEN-68).
  if (order !== null) {
    const { orderId, contact } = order;
    storeGuestOrder({ orderId, contact: { name: '', phone: contact.phone, email: '' } });
  }
}

/** The order that a checkout sent before a reload, when its outcome is not known yet. */
export const storedIntent = (checkout: CheckoutName): OrderIntent | null =>
  readFor<OrderIntent>(placingIntent, checkoutKey(checkout), {
    key: '',
    draft: { lines: [lineShape] },
  });

/** Keeps an order's key before it is sent; its draft says which checkout sends it. */
export const storeIntent = (intent: OrderIntent): void =>
  storeFor(placingIntent, checkoutKey(intent.draft), intent);

/** Forgets the key once the outcome is known. */
export const forgetIntent = (checkout: CheckoutName): void =>
  removeFor(placingIntent, checkoutKey(checkout));

/** Lines of a buy-now or campaign order, handed over by the item popup (NAV-15). */
export const preparedLines = (checkout: CheckoutName): PricedLine[] =>
  readFor<PricedLine[]>(linesKey, checkoutKey(checkout), [lineShape]) ?? [];

/** Forgets the lines of a buy-now once they are ordered. */
export const forgetPreparedLines = (checkout: CheckoutName): void =>
  removeFor(linesKey, checkoutKey(checkout));

/** A guest's own contact and address, kept here rather than sent (GUEST-04, DATA-03). */
export function storedGuestAddress(): DeliveryAddress | null {
  return read<DeliveryAddress>(storageKeys.guestContact, addressShape);
}

/** Keeps a guest's contact and address. */
export function storeGuestAddress(address: DeliveryAddress): void {
  keep(storageKeys.guestContact, address);
}

/** The contact form as it is typed. */
export interface TypedContact {
  name: string;
  phone: string;
  email: string;
  road: string;
  house: string;
  floor: string;
}

/** The names of its fields. */
export const contactFields = ['name', 'phone', 'email', 'road', 'house', 'floor'] as const;

/** A contact that this owner typed and did not save yet; null when there is none. */
export function storedContact(owner: number | null): TypedContact | null {
  const typed = read<TypedContact & { owner: number | null }>(
    storageKeys.typedContact,
    Object.fromEntries(contactFields.map((field) => [field, ''])),
  );
  return typed?.owner === owner ? typed : null;
}

/** Keeps the contact form while its owner types it, so that a reload loses nothing. */
export function storeContact(contact: TypedContact, owner: number | null): void {
  keep(storageKeys.typedContact, { ...contact, owner });
}

/** Forgets what was typed once it is saved with the order. */
export function forgetContact(): void {
  removeStored(storageKeys.typedContact);
}

interface GuestOrder {
  orderId: number;
  contact: ContactPerson;
}

/** The last order of a guest, to track it without typing (CHK-13). */
export function storedGuestOrder(): GuestOrder | null {
  return read<GuestOrder>(storageKeys.lastGuestOrder, { orderId: 0, contact: contactShape });
}

/** Remembers a guest's order by id and contact. */
export function storeGuestOrder(order: GuestOrder): void {
  keep(storageKeys.lastGuestOrder, order);
}
