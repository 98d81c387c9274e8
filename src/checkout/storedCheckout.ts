import type { OrderIntent } from '../../machines/checkout/orderDraft.ts';
import type {
  CheckoutChoices,
  DeliveryAddress,
  GuestExtras,
  PricedLine,
} from '../../machines/rules/domain.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';
import {
  removeFor,
  readFor,
  checkoutKey,
  storeFor,
  type CheckoutName,
} from './storedByCheckout.ts';

// What the checkout stores through a reload: for each checkout its choices, the intent that was sent
// and the lines of a buy-now; for all of them a guest's own contact and address (GUEST-04).

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

type Draft = Stored<'checkoutDraft'>[string];

/** The draft of a checkout from before a reload; it contains its owner. */
export const storedDraft = (checkout: CheckoutName): Draft | null =>
  readFor('checkoutDraft', checkoutKey(checkout));

/** Stores the draft; it contains notes and choices, never a secret. */
export const storeDraft = (checkout: CheckoutName, draft: Draft): void =>
  storeFor('checkoutDraft', checkoutKey(checkout), draft);

/**
 * Has a coupon wait at a checkout: there it is looked up and applied as one that was typed (F-26).
 * @param at where the customer is
 */
export function storeCoupon(
  checkout: CheckoutName,
  { code, at, owner }: { code: string; at: Draft['at']; owner: Draft['owner'] },
): void {
  const stored = storedDraft(checkout);
  // A draft of another customer on this device is not merged into it.
  const draft =
    stored?.owner === owner ? stored : { choices: emptyChoices, couponTyped: '', at, owner };
  storeDraft(checkout, { ...draft, couponCode: code });
}

/** Deletes the draft once the order is placed. */
export const forgetDraft = (checkout: CheckoutName): void =>
  removeFor('checkoutDraft', checkoutKey(checkout));

/** What a guest typed besides the contact, stored until the customer who signed in has answered. */
export const storedExtras = (checkout: CheckoutName): GuestExtras | null =>
  readFor('guestExtras', checkoutKey(checkout));

/** Deletes them, accepted or not. */
export const forgetExtras = (checkout: CheckoutName): void =>
  removeFor('guestExtras', checkoutKey(checkout));

/**
 * A guest signed in: their personal data are deleted from this browser, so that no customer sees
 * them. Note, tip and time stay to be offered (ADDR-10, OPEN-63).
 */
export function endGuestDraft(): void {
  for (const [checkout, { owner, choices }] of Object.entries(get('checkoutDraft') ?? {})) {
    if (owner !== null) continue;
    const { note, deliveryInstruction, tip, orderType, slot } = choices;
    const isSomething = note !== '' || deliveryInstruction !== '' || tip > 0 || slot !== null;
    if (isSomething) {
      storeFor('guestExtras', checkout, { note, deliveryInstruction, tip, orderType, slot });
    }
    removeFor('checkoutDraft', checkout);
  }
  if (storedContact(null) !== null) forgetContact();
  forget('guestContact');
  const order = storedGuestOrder();
  // Only number and phone find it again; the contact belongs to the guest alone (OPEN-68).
  if (order !== null) {
    const { orderId, contact } = order;
    storeGuestOrder({ orderId, contact: { name: '', phone: contact.phone, email: '' } });
  }
}

/** The order that a checkout sent before a reload, when its outcome is not known yet. */
export const storedIntent = (checkout: CheckoutName): OrderIntent | null =>
  readFor('placingIntent', checkoutKey(checkout));

/** Stores an order's key before it is sent; the draft says which checkout sends it. */
export const storeIntent = (intent: OrderIntent): void =>
  storeFor('placingIntent', checkoutKey(intent.draft), intent);

/** Forgets the key once the outcome is known. */
export const forgetIntent = (checkout: CheckoutName): void =>
  removeFor('placingIntent', checkoutKey(checkout));

/** Lines of a buy-now or campaign order, handed over by the item popup (NAV-15). */
export const preparedLines = (checkout: CheckoutName): PricedLine[] =>
  readFor('preparedLines', checkoutKey(checkout)) ?? [];

/** Forgets the lines of a buy-now once they are ordered. */
export const forgetPreparedLines = (checkout: CheckoutName): void =>
  removeFor('preparedLines', checkoutKey(checkout));

/** A guest's own contact and address, stored here rather than sent (GUEST-04, DATA-03). */
export const storedGuestAddress = (): DeliveryAddress | null => get('guestContact');

/** Stores a guest's contact and address. */
export function storeGuestAddress(address: DeliveryAddress): void {
  set('guestContact', address);
}

/** The contact form as it is typed. */
type TypedContact = Omit<Stored<'typedContact'>, 'owner'>;

/** A contact that this owner typed and did not save yet; null when there is none. */
export function storedContact(owner: number | null): TypedContact | null {
  const typed = get('typedContact');
  return typed?.owner === owner ? typed : null;
}

/** Stores the contact form while its owner types it, so that a reload loses nothing. */
export function storeContact(contact: TypedContact, owner: number | null): void {
  set('typedContact', { ...contact, owner });
}

/** Forgets what was typed once it is saved with the order. */
export function forgetContact(): void {
  forget('typedContact');
}

/** The last order of a guest, to track it without typing (CHK-13). */
export const storedGuestOrder = (): Stored<'lastGuestOrder'> | null => get('lastGuestOrder');

/** Remembers a guest's order by id and contact. */
export function storeGuestOrder(order: Stored<'lastGuestOrder'>): void {
  set('lastGuestOrder', order);
}
