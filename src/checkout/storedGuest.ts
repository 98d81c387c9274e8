import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

// What is stored for a guest at all checkouts: contact, address and last order (GUEST-04), and a
// contact form that is being filled in.

/**
 * A guest's contact and address, stored in this browser and sent only with an order (GUEST-04,
 * DATA-03).
 */
export const storedGuestAddress = (): DeliveryAddress | null => get('guestContact');

/** Stores a guest's contact and address. */
export function storeGuestAddress(address: DeliveryAddress): void {
  set('guestContact', address);
}

/** The values of the contact form while it is being filled in, and the place that they are for. */
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
