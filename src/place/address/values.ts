import type { ContactPerson, DeliveryAddress } from '../../../machines/rules/domain.ts';
import {
  streetDetailsOf,
  type StreetDetails,
  type StreetField,
} from '../../../machines/rules/streetDetails.ts';

/** The form values of a receiver: the contact for the courier, street number, house and floor. */
export type ReceiverValues = ContactPerson & StreetDetails;

/** An address without the values of the receiver: the chosen place, or one of the address book. */
export type Spot = Omit<DeliveryAddress, StreetField | 'contact'>;

/**
 * The initial values of the form: those of an address, else those of the signed-in customer
 * (ADDR-17).
 */
export function receiverOf(
  address: DeliveryAddress | null,
  prefill: ContactPerson | null = null,
): ReceiverValues {
  const { name = '', phone = '', email = '' } = address?.contact ?? prefill ?? {};
  return { name, phone, email, ...streetDetailsOf((field) => address?.[field] ?? '') };
}

/** Joins an address without receiver and the typed values of the receiver. */
export function addressAt(spot: Spot, values: ReceiverValues): DeliveryAddress {
  const { name, phone, email } = values;
  return {
    ...spot,
    ...streetDetailsOf((field) => values[field].trim()),
    contact: { name: name.trim(), phone, email: email.trim() },
  };
}
