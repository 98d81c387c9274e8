import type { DeliveryAddress, Order, ParcelChoices, ParcelEnd, SentParcel } from './domain.ts';
import { doorOf } from './door.ts';
import { noParcel } from './parcel.ts';

/** An address of the book or of an order as an end of a parcel's way. */
export const endAtAddress = (saved: DeliveryAddress): ParcelEnd => ({
  place: { address: saved.address, position: saved.position, zoneIds: saved.zoneIds },
  contact: saved.contact,
  ...doorOf((field) => saved[field]),
});

/** What is in a parcel, as its sender said it. */
export type ParcelContents = Pick<ParcelChoices, 'description' | 'weightKg' | 'worth' | 'fragile'>;

/**
 * A booking like a parcel that was sent: its kind, both ends, what is in it and who pays. What has to
 * be confirmed each time is asked anew: time, payment, and that nothing in it is forbidden.
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
