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
 * Called when a guest signs in: deletes the guest's personal data from this browser, so that the
 * customer does not see them. Note, tip and time stay stored and are offered to the customer
 * (ADDR-10, OPEN-63).
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
  // Only the order number and phone stay, to track the order; name and e-mail are deleted
  // (OPEN-68).
  if (order !== null) {
    const { orderId, contact } = order;
    storeGuestOrder({ orderId, contact: { name: '', phone: contact.phone, email: '' } });
  }
}
