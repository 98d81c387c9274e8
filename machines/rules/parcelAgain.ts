import type { DeliveryAddress, Order, ParcelChoices, ParcelEnd, SentParcel } from './domain.ts';
import { doorOf } from './door.ts';
import { noParcel } from './parcel.ts';

/** An address of the address book or of an order as an end of a parcel's route. */
export const endAtAddress = (saved: DeliveryAddress): ParcelEnd => ({
  place: { address: saved.address, position: saved.position, zoneIds: saved.zoneIds },
  contact: saved.contact,
  ...doorOf((field) => saved[field]),
});

/** The contents of a parcel, as the sender described them. */
export type ParcelContents = Pick<ParcelChoices, 'description' | 'weightKg' | 'worth' | 'fragile'>;

/**
 * A new booking like a parcel that was sent: category, both ends, contents and who pays. Time,
 * payment and the confirmation that nothing in it is forbidden must be given again each time.
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
