import type { ParcelSubmission } from '../../machines/parcel/parcelBooking.ts';
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
  { isUntouched = false }: { isUntouched?: boolean } = {},
): void {
  const { owner: typist } = stored();
  if (isUntouched && typist !== null && typist !== owner) return;
  set('parcelBooking', { ...stored(), choices, owner });
}

/**
 * The stored submission: a booking that was sent before a reload and whose outcome is unknown, with
 * its idempotency key. null when there is none, or when its `intentOwner` is not this owner.
 * @param owner the id of the current customer, null for a guest
 */
export function storedSubmission(owner: number | null): ParcelSubmission | null {
  const { intent, intentOwner } = stored();
  return intentOwner === owner ? intent : null;
}

/**
 * Stores the submission, a booking with its idempotency key, before it is sent. Call it with null
 * once the outcome is known: then the stored submission is deleted, unless it belongs to another
 * owner.
 * @param owner the id of the current customer, null for a guest
 */
export function storeSubmission(submission: ParcelSubmission | null, owner: number | null): void {
  if (submission === null && stored().intentOwner !== owner) return;
  set('parcelBooking', { ...stored(), intent: submission, intentOwner: owner });
}

/**
 * Called after a booking: deletes everything in the stored draft except the sender, because the
 * rest belonged to that parcel. The stored submission is deleted too.
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
