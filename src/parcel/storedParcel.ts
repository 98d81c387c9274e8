import type { ParcelIntent } from '../../machines/parcel/parcelBooking.ts';
import type { ParcelChoices } from '../../machines/rules/domain.ts';
import { noParcel } from '../../machines/rules/parcel.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { get, set } from '../platform/stored/store.ts';

const stored = (): Stored<'parcelBooking'> =>
  get('parcelBooking') ?? { choices: noParcel, owner: null, intent: null, intentOwner: null };

/**
 * The stored draft of a parcel, so that a reload loses nothing. A guest who signs in continues with
 * the draft, but without the guest's sender data (OPEN-63). In place of another customer's draft an
 * empty one is returned.
 * @param owner the id of the current customer, null for a guest
 */
export function storedChoices(owner: number | null): ParcelChoices {
  const { choices, owner: typist } = stored();
  if (typist === owner) return choices;
  return typist === null ? { ...choices, sender: noParcel.sender } : noParcel;
}

/**
 * Stores the draft of a parcel while it is filled in, so that a reload loses nothing. With
 * `isUntouched` (the form is still unchanged) another customer's draft is not overwritten.
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
 * The booking that this owner sent before a reload and whose outcome is unknown; null when there is
 * none, or when it belongs to another owner.
 * @param owner the id of the current customer, null for a guest
 */
export function storedIntent(owner: number | null): ParcelIntent | null {
  const { intent, intentOwner } = stored();
  return intentOwner === owner ? intent : null;
}

/**
 * Stores a booking with its idempotency key before it is sent. Null deletes the stored booking once
 * its outcome is known, unless it belongs to another owner.
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
