import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';
import { removeFor, storeFor } from './storedByCheckout.ts';

// What is stored of a person at all checkouts: a guest's own contact, address and last order
// (GUEST-04), and a contact that is being typed. The first page loads it, because it ends with signing
// in; so it is apart from what a checkout stores.

/**
 * A guest's contact and address, stored in this browser and sent only with an order (GUEST-04,
 * DATA-03).
 */
export const storedGuestAddress = (): DeliveryAddress | null => get('guestContact');

/** Stores a guest's contact and address. */
export function storeGuestAddress(address: DeliveryAddress): void {
  set('guestContact', address);
}

/** The contact form as it is typed. */
type TypedContact = Omit<Stored<'typedContact'>, 'owner'>;

/**
 * The contact form's unsaved values of this owner (a customer's id, null for a guest); null when
 * there are none.
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

/** The last order of a guest, to track it without typing (CHK-13). */
export const storedGuestOrder = (): Stored<'lastGuestOrder'> | null => get('lastGuestOrder');

/** Remembers a guest's order by id and contact. */
export function storeGuestOrder(order: Stored<'lastGuestOrder'>): void {
  set('lastGuestOrder', order);
}

/**
 * Called when a guest signs in: deletes the guest's personal data from this browser, so that no
 * customer sees them. Note, tip and time remain, to be offered to the customer (ADDR-10, OPEN-63).
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
