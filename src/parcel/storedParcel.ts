import type { ParcelIntent } from '../../machines/parcel/parcelBooking.ts';
import type { ParcelChoices } from '../../machines/rules/domain.ts';
import { noParcel } from '../../machines/rules/parcel.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { get, set } from '../platform/stored/store.ts';

const stored = (): Stored<'parcelBooking'> =>
  get('parcelBooking') ?? { choices: noParcel, owner: null, intent: null, intentOwner: null };

/**
 * The stored draft of a parcel, so that a reload loses nothing. A guest who signs in continues with
 * the draft, but without the guest's sender data (OPEN-63). The draft of another customer is never
 * returned; an empty one is.
 * @param owner the id of the present customer, null for a guest
 */
export function storedChoices(owner: number | null): ParcelChoices {
  const { choices, owner: typist } = stored();
  if (typist === owner) return choices;
  return typist === null ? { ...choices, sender: noParcel.sender } : noParcel;
}

/**
 * Stores the draft of a parcel while it is filled in, so that a reload loses nothing. A form that
 * nobody has touched does not replace another customer's draft.
 */
export function storeChoices(
  choices: ParcelChoices,
  owner: number | null,
  isUntouched = false,
): void {
  const { owner: typist } = stored();
  if (isUntouched && typist !== null && typist !== owner) return;
  set('parcelBooking', { ...stored(), choices, owner });
}

/**
 * The booking that its owner was sending before a reload and whose outcome is unknown; null when
 * there is none. Another owner's is neither asked about nor sent again.
 */
export function storedIntent(owner: number | null): ParcelIntent | null {
  const { intent, intentOwner } = stored();
  return intentOwner === owner ? intent : null;
}

/**
 * Stores a booking with its idempotency key before it is sent; null deletes it once the outcome is
 * known, but never another owner's.
 */
export function storeIntent(intent: ParcelIntent | null, owner: number | null): void {
  if (intent === null && stored().intentOwner !== owner) return;
  set('parcelBooking', { ...stored(), intent, intentOwner: owner });
}

/**
 * After a booking, keeps only the sender in the draft, because the rest belonged to that parcel.
 */
export function storeSenderOnly(): void {
  const { choices, owner } = stored();
  const { sender } = choices;
  set('parcelBooking', {
    choices: { ...noParcel, sender },
    owner,
    intent: null,
    intentOwner: null,
  });
}
