import type { OrderIntent } from '../../machines/checkout/checkout.machine.ts';
import type {
  CheckoutChoices,
  ContactPerson,
  DeliveryAddress,
  LatLng,
  PricedLine,
} from '../../machines/rules/domain.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/**
 * What the checkout keeps through a reload: choices, the intent that was sent, the lines of a
 * buy-now, and a guest's own address (GUEST-04). A shape of another version is dropped.
 */
const VERSION = 3;

interface Kept<T> {
  version: number;
  value: T;
}

function read<T>(
  key: Parameters<typeof readStored>[0],
  looksRight: (value: T) => boolean,
): T | null {
  return readStored(key, (stored) => {
    const kept = stored as Partial<Kept<T>> | null;
    if (typeof kept !== 'object' || kept?.version !== VERSION || kept.value === undefined)
      return null;
    return looksRight(kept.value) ? kept.value : null;
  });
}

const write = (key: Parameters<typeof writeStored>[0], value: unknown) =>
  writeStored(key, { version: VERSION, value });

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
}

/** What was typed before a reload. */
export function storedDraft(): Draft | null {
  return read<Draft>(
    storageKeys.checkoutDraft,
    (draft) => typeof draft.choices === 'object' && typeof draft.choices.orderType === 'string',
  );
}

/** Keeps what is typed; notes and choices, never a secret. */
export function storeDraft(draft: Draft): void {
  write(storageKeys.checkoutDraft, draft);
}

/** Forgets the form after its order stands. */
export function forgetDraft(): void {
  removeStored(storageKeys.checkoutDraft);
}

/** The order sent before a reload, when its outcome is not known yet. */
export function storedIntent(): OrderIntent | null {
  return read<OrderIntent>(
    storageKeys.placingIntent,
    (intent) => typeof intent.key === 'string' && Array.isArray(intent.draft?.lines),
  );
}

/** Keeps an order's key before it is sent. */
export function storeIntent(intent: OrderIntent): void {
  write(storageKeys.placingIntent, intent);
}

/** Forgets the key once the outcome is known. */
export function forgetIntent(): void {
  removeStored(storageKeys.placingIntent);
}

/** Lines of a buy-now or campaign order, handed over by the item popup (NAV-15). */
export function preparedLines(): PricedLine[] {
  return read<PricedLine[]>(storageKeys.preparedLines, Array.isArray) ?? [];
}

/** Hands lines over to the checkout. */
export function prepareLines(lines: PricedLine[]): void {
  write(storageKeys.preparedLines, lines);
}

/** Forgets the lines of a buy-now once they are ordered. */
export function forgetPreparedLines(): void {
  removeStored(storageKeys.preparedLines);
}

/** A guest's own contact and address, kept here rather than sent (GUEST-04, DATA-03). */
export function storedGuestAddress(): DeliveryAddress | null {
  return read<DeliveryAddress>(
    storageKeys.guestContact,
    (address) => typeof address.address === 'string' && typeof address.contact?.name === 'string',
  );
}

/** Keeps a guest's contact and address. */
export function storeGuestAddress(address: DeliveryAddress): void {
  write(storageKeys.guestContact, address);
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

/** A contact that was typed and not saved yet; null when there is none. */
export function storedContact(): TypedContact | null {
  return read<TypedContact>(storageKeys.typedContact, (contact) =>
    contactFields.every((field) => typeof contact[field] === 'string'),
  );
}

/** Keeps the contact form while it is typed, so that a reload loses nothing. */
export function storeContact(contact: TypedContact): void {
  write(storageKeys.typedContact, contact);
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
  return read<GuestOrder>(storageKeys.lastGuestOrder, (order) => typeof order.orderId === 'number');
}

/** Remembers a guest's order by id and contact. */
export function storeGuestOrder(order: GuestOrder): void {
  write(storageKeys.lastGuestOrder, order);
}
