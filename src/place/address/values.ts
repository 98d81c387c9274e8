import type { ContactPerson, DeliveryAddress } from '../../../machines/rules/domain.ts';
import {
  streetDetailsOf,
  type StreetDetails,
  type StreetField,
} from '../../../machines/rules/streetDetails.ts';

/** The form values of a receiver: the contact for the courier, street number, house and floor. */
export type ReceiverValues = ContactPerson & StreetDetails;

/**
 * An address without the fields that the receiver form asks for: a chosen place, or an entry of the
 * address book.
 */
export type Spot = Omit<DeliveryAddress, StreetField | 'contact'>;

/**
 * The initial values of the receiver form. Contact: that of the address, else that of the signed-in
 * customer (`prefill`, ADDR-17). Street number, house and floor: those of the address. A value that
 * is not known is ''.
 */
export function receiverOf(
  address: DeliveryAddress | null,
  prefill: ContactPerson | null = null,
): ReceiverValues {
  const { name = '', phone = '', email = '' } = address?.contact ?? prefill ?? {};
  return { name, phone, email, ...streetDetailsOf((field) => address?.[field] ?? '') };
}

/** Combines a place with the typed values of the receiver form into a full address. */
export function addressAt(spot: Spot, values: ReceiverValues): DeliveryAddress {
  const { name, phone, email } = values;
  return {
    ...spot,
    ...streetDetailsOf((field) => values[field].trim()),
    contact: { name: name.trim(), phone, email: email.trim() },
  };
}
