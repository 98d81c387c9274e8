import type { DeliveryAddress, Order, ParcelChoices, ParcelEnd, SentParcel } from './domain.ts';
import { streetDetailsOf } from './streetDetails.ts';
import { noParcel } from './parcel.ts';

/**
 * Turns an address (saved, or of an earlier order) into the sender's or receiver's end of a
 * parcel's route.
 */
export const endAtAddress = (saved: DeliveryAddress): ParcelEnd => ({
  place: { address: saved.address, position: saved.position, zoneIds: saved.zoneIds },
  contact: saved.contact,
  ...streetDetailsOf((field) => saved[field]),
});

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
