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
import { readStored, removeStored, storageKeys } from '../platform/storage.ts';
import { keep, VERSION } from './prepare.ts';

/**
 * What the checkout keeps through a reload: choices, the intent that was sent, the lines of a
 * buy-now, and a guest's own address (GUEST-04). A shape of another version is dropped.
 */
interface Kept<T> {
  version: number;
  value: T;
}

function read<T>(
  key: Parameters<typeof readStored>[0],
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
  item: { id: 0, price: 0, storeId: 0, foodVariations: [], stockVariations: [], addOns: [] },
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

/** What was typed before a reload; whose it is stands in it. */
export function storedDraft(): Draft | null {
  return read<Draft>(
    storageKeys.checkoutDraft,
    { choices: emptyChoices, couponCode: '', couponTyped: '', at: pointShape },
    ({ owner, choices: { orderType, slot, address, payment } }) =>
      (owner === null || Number.isInteger(owner)) &&
      orderTypes.includes(orderType) &&
      (slot === null || typeof slot === 'string') &&
      (address === null || hasShape(address, addressShape)) &&
      (payment === null || hasShape(payment, { kind: '' })),
  );
}

/** Keeps what is typed; notes and choices, never a secret. */
export function storeDraft(draft: Draft): void {
  keep(storageKeys.checkoutDraft, draft);
}

/** Forgets the form after its order stands. */
export function forgetDraft(): void {
  removeStored(storageKeys.checkoutDraft);
}

const extrasShape = { note: '', deliveryInstruction: '', tip: 0, orderType: '' };

/** What a guest typed beside their contact, kept until the customer who signed in has answered. */
export function storedExtras(): GuestExtras | null {
  return read<GuestExtras>(
    storageKeys.guestExtras,
    extrasShape,
    ({ orderType, slot }) =>
      orderTypes.includes(orderType) && (slot === null || typeof slot === 'string'),
  );
}

/** Forgets them, taken or not. */
export function forgetExtras(): void {
  removeStored(storageKeys.guestExtras);
}

/**
 * A guest signed in: what they typed of themselves goes from this browser, so that it shows to no
 * customer. Note, tip and time stay to be offered (ADDR-10, OPEN-63).
 */
export function endGuestDraft(): void {
  const draft = storedDraft();
  if (draft !== null && draft.owner !== null) return;
  if (draft !== null) {
    const { note, deliveryInstruction, tip, orderType, slot } = draft.choices;
    const isSomething = note !== '' || deliveryInstruction !== '' || tip > 0 || slot !== null;
    if (isSomething) {
      keep(storageKeys.guestExtras, { note, deliveryInstruction, tip, orderType, slot });
    }
  }
  forgetDraft();
  forgetContact();
  removeStored(storageKeys.guestContact);
}

/** The order sent before a reload, when its outcome is not known yet. */
export function storedIntent(): OrderIntent | null {
  return read<OrderIntent>(storageKeys.placingIntent, { key: '', draft: { lines: [lineShape] } });
}

/** Keeps an order's key before it is sent. */
export function storeIntent(intent: OrderIntent): void {
  keep(storageKeys.placingIntent, intent);
}

/** Forgets the key once the outcome is known. */
export function forgetIntent(): void {
  removeStored(storageKeys.placingIntent);
}

/** Lines of a buy-now or campaign order, handed over by the item popup (NAV-15). */
export function preparedLines(): PricedLine[] {
  return read<PricedLine[]>(storageKeys.preparedLines, [lineShape]) ?? [];
}

/** Forgets the lines of a buy-now once they are ordered. */
export function forgetPreparedLines(): void {
  removeStored(storageKeys.preparedLines);
}

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
