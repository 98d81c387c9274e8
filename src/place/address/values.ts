import type { ContactPerson, DeliveryAddress } from '../../../machines/rules/domain.ts';
import { doorOf, type Door, type DoorField } from '../../../machines/rules/door.ts';

/** The fields of a receiver: the contact for the courier, and the door. */
export type ReceiverValues = ContactPerson & Door;

/** The spot that these belong to: the chosen place, or an address of the book. */
export type Spot = Omit<DeliveryAddress, DoorField | 'contact'>;

/** The initial values of the form: of an address, else of the known customer (ADDR-17). */
export function receiverOf(
  address: DeliveryAddress | null,
  prefill: ContactPerson | null = null,
): ReceiverValues {
  const { name = '', phone = '', email = '' } = address?.contact ?? prefill ?? {};
  return { name, phone, email, ...doorOf((field) => address?.[field] ?? '') };
}

/** The address that typed values make at a spot. */
export function addressAt(spot: Spot, values: ReceiverValues): DeliveryAddress {
  const { name, phone, email } = values;
  return {
    ...spot,
    ...doorOf((field) => values[field].trim()),
    contact: { name: name.trim(), phone, email: email.trim() },
  };
}
