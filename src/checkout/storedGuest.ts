import type { OrderDetails } from '../../machines/checkout/orderDraft.ts';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';
import { removeFor, storeFor } from './storedByCheckout.ts';

// What is stored for a guest at all checkouts: contact, address and last order (GUEST-04), and a
// contact form that is being filled in. These functions have their own file, because every page
// loads them: signing in deletes the guest's data.

/**
 * A guest's contact and address, stored in this browser and sent only with an order (GUEST-04,
 * DATA-03).
 */
export const storedGuestAddress = (): DeliveryAddress | null => get('guestContact');

/** Stores a guest's contact and address. */
export function storeGuestAddress(address: DeliveryAddress): void {
  set('guestContact', address);
}

/** The values of the contact form while it is being filled in. */
type TypedContact = Omit<Stored<'typedContact'>, 'owner'>;

/**
 * The unsaved values of the contact form; null when there are none.
 * @param owner the customer's id; null for a guest
 */
export function storedContact(owner: number | null): TypedContact | null {
  const typed = get('typedContact');
  return typed?.owner === owner ? typed : null;
}

/** Stores the contact form while its owner types it, so that a reload loses nothing. */
export function storeContact(contact: TypedContact, owner: number | null): void {
  set('typedContact', { ...contact, owner });
}

/** Deletes the typed values once the contact is part of the order. */
export function forgetContact(): void {
  forget('typedContact');
}

/**
 * The id and contact of a guest's last order; null when there is none. With them the guest can
 * track the order without typing its number and the phone number (CHK-13).
 */
export const storedGuestOrder = (): Stored<'lastGuestOrder'> | null => get('lastGuestOrder');

/** Stores the id and contact of a guest's order, for tracking it later. */
export function storeGuestOrder(order: Stored<'lastGuestOrder'>): void {
  set('lastGuestOrder', order);
}

/**
 * The key under which the note, tip and time are stored that a guest typed for a store.
 * @param checkout the key of the checkout, for example '3 cart'
 * @param storeId the store's id; null when the draft does not name it
 */
export const extrasKey = (checkout: string, storeId: number | null): string =>
  storeId === null ? checkout : `${checkout} ${storeId}`;

type Draft = Stored<'checkoutDraft'>[string];

/** Stores the note, tip and time of a guest's draft, each for the store for which it was typed. */
function storeExtras(checkout: string, { choices, storeId, detailsByStore }: Draft): void {
  const { orderType, slot } = choices;
  const offer = (key: string, details: OrderDetails, time: string | null) => {
    const { note, deliveryInstruction, tip } = details;
    const isSomething = note !== '' || deliveryInstruction !== '' || tip > 0 || time !== null;
    if (!isSomething) return;
    storeFor('guestExtras', key, { note, deliveryInstruction, tip, orderType, slot: time });
  };
  for (const [id, details] of Object.entries(detailsByStore)) {
    if (Number(id) !== storeId) offer(extrasKey(checkout, Number(id)), details, null);
  }
  offer(extrasKey(checkout, storeId), choices, slot);
}

/**
 * Called when a guest signs in: deletes the guest's personal data from this browser, so that the
 * customer does not see them. Note, tip and time stay stored and are offered to the customer in an
 * order of the same store (ADDR-10, OPEN-63).
 */
export function endGuestDraft(): void {
  for (const [checkout, draft] of Object.entries(get('checkoutDraft') ?? {})) {
    if (draft.owner !== null) continue;
    storeExtras(checkout, draft);
    removeFor('checkoutDraft', checkout);
  }
  if (storedContact(null) !== null) forgetContact();
  forget('guestContact');
  const order = storedGuestOrder();
  // Only the order number and phone stay, to track the order; name and e-mail are deleted
  // (OPEN-68).
  if (order !== null) {
    const { orderId, contact } = order;
    storeGuestOrder({ orderId, contact: { name: '', phone: contact.phone, email: '' } });
  }
}
