import { isContactComplete } from './contact.ts';
import type { ContactPerson, DeliveryAddress, Place, ReceiverField } from './domain.ts';
import { isSamePoint } from './samePoint.ts';
import { noStreetDetails, streetDetailsOf } from './streetDetails.ts';

// The address with which the form of an order starts: the saved or chosen place as it is now, with
// what was typed for the order before.

const contactFields = ['name', 'phone', 'email'] as const;

const fields: readonly ReceiverField[] = [...contactFields, 'road', 'house', 'floor'];

const noContact: ContactPerson = { name: '', phone: '', email: '' };

/** The values of the fields that the form of the receiver has. */
type Receiver = Record<ReceiverField, string>;

/**
 * Whether this field was typed for the order. Until 2026-11-29 it was not stored which fields were:
 * then all fields of an address that is not in the address book count as typed.
 */
const isTyped = ({ id, typed }: DeliveryAddress, field: ReceiverField): boolean =>
  typed?.includes(field) ?? id === null;

/**
 * The fields that count as typed for an order when the form, which started with the values `before`
 * of `address`, has the values `now`: those that differ, and those that were typed before.
 */
export const typedFields = (
  now: Receiver,
  before: Receiver,
  address: DeliveryAddress | null,
): ReceiverField[] =>
  fields.filter(
    (field) => now[field] !== before[field] || (address !== null && isTyped(address, field)),
  );

/** Puts the values that were typed for an order into these `fields` of an address. */
function withTyped(
  address: DeliveryAddress,
  order: DeliveryAddress,
  among: readonly ReceiverField[],
): DeliveryAddress {
  const typed = among.filter((field) => isTyped(order, field));
  const from = (field: ReceiverField) => (typed.includes(field) ? order : address);
  return {
    ...address,
    ...streetDetailsOf((field) => from(field)[field]),
    contact: {
      name: from('name').contact.name,
      phone: from('phone').contact.phone,
      email: from('email').contact.email,
    },
    typed,
  };
}

/** What is known before the form of an order opens. */
interface Known {
  /** The customer's place now. */
  place: Place;
  /** The contact of the customer's account; null for a guest. */
  account: ContactPerson | null;
  /** The address book; empty for a guest, and null when it could not be read. */
  addresses: readonly DeliveryAddress[] | null;
  /** The address of the order at the last visit to the form; null when there was none. */
  last: DeliveryAddress | null;
  /** Whether the place is still the one of the last visit. */
  isSamePlace: boolean;
}

/**
 * The address with which the form of an order starts; null when there is none. It is the saved
 * address that was chosen for the order at this place, else the saved one at the place, each as the
 * address book has it now; else the place with the contact of the account (ADDR-10, ADDR-14,
 * ADDR-17). What was typed over the same address stays. At another place that is not saved, only
 * the contact stays that was typed, because street, house and floor belong to the former place
 * (ADDR-12, GUEST-04).
 */
export function startingAddress(known: Known): DeliveryAddress | null {
  const { place, account, addresses, last, isSamePlace } = known;
  const book = addresses ?? (last === null || last.id === null ? [] : [last]);
  const chosen = isSamePlace ? book.find(({ id }) => id === last?.id) : undefined;
  const saved = chosen ?? book.find(({ position }) => isSamePoint(position, place.position));
  if (saved !== undefined) {
    return last !== null && saved.id === last.id ? withTyped(saved, last, fields) : saved;
  }
  const untouched: DeliveryAddress = {
    ...place,
    ...noStreetDetails,
    id: null,
    type: 'Selected Address',
    label: '',
    contact: account ?? noContact,
    typed: [],
  };
  const address =
    last === null
      ? untouched
      : withTyped(
          untouched,
          last,
          isSamePoint(last.position, place.position) ? fields : contactFields,
        );
  const isTypedHere = address.typed !== undefined && address.typed.length > 0;
  return isTypedHere || isContactComplete(address.contact) ? address : null;
}
