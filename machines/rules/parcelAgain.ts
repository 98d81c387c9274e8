import type {
  ContactPerson,
  DeliveryAddress,
  Order,
  ParcelChoices,
  ParcelEnd,
  SentParcel,
} from './domain.ts';
import { streetDetailsOf } from './streetDetails.ts';
import { noParcel } from './parcel.ts';

/**
 * Turns an address (saved, or of an earlier order) into the sender's or receiver's end of a
 * parcel's route.
 */
const endAtAddress = (saved: DeliveryAddress): ParcelEnd => ({
  place: { address: saved.address, position: saved.position, zoneIds: saved.zoneIds },
  contact: saved.contact,
  ...streetDetailsOf((field) => saved[field]),
});

const isSamePerson = (one: ContactPerson, other: ContactPerson): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email;

/**
 * Moves an end of the route to a saved address. The address brings its contact with it, except when
 * the customer has typed another person, who is kept (F-29). A contact counts as typed if it is
 * neither empty nor one of the `known` contacts: those of the profile and of all saved addresses.
 */
export function movedTo(
  saved: DeliveryAddress,
  end: ParcelEnd,
  known: readonly ContactPerson[],
): ParcelEnd {
  const { contact } = end;
  const isTyped = ![noParcel.sender.contact, ...known].some((one) => isSamePerson(one, contact));
  return { ...endAtAddress(saved), ...(isTyped && { contact }) };
}

/** The contents of a parcel, as the sender described them. */
export type ParcelContents = Pick<ParcelChoices, 'description' | 'weightKg' | 'worth' | 'fragile'>;

/**
 * The choices of a new booking that repeats a parcel sent earlier: category, both ends, contents
 * and who pays are copied. Time, payment and the confirmation that the parcel contains nothing
 * forbidden must be given again.
 */
export const parcelAgain = (
  { address }: Pick<Order, 'address'>,
  { categoryId, receiver, payer }: SentParcel,
  contents: ParcelContents,
): ParcelChoices => ({
  ...noParcel,
  ...contents,
  categoryId,
  sender: address === null ? noParcel.sender : endAtAddress(address),
  receiver: receiver === null ? noParcel.receiver : endAtAddress(receiver),
  payer,
});
