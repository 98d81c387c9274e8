import type { ParcelIntent } from '../../machines/parcel/parcelBooking.ts';
import type { ParcelChoices } from '../../machines/rules/domain.ts';
import { noParcel } from '../../machines/rules/parcel.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { get, set } from '../platform/stored/store.ts';

const stored = (): Stored<'parcelBooking'> =>
  get('parcelBooking') ?? { choices: noParcel, owner: null, intent: null };

/**
 * What was typed of a parcel before a reload, for whoever typed it. A guest who signs in goes on with
 * the parcel, sent by the customer: who the guest was does not show (OPEN-63). What another customer
 * typed is not shown at all.
 */
export function storedChoices(owner: number | null): ParcelChoices {
  const { choices, owner: typist } = stored();
  if (typist === owner) return choices;
  return typist === null ? { ...choices, sender: noParcel.sender } : noParcel;
}

/**
 * Stores a parcel while it is filled in, so that a reload loses nothing. A form that nobody touched
 * replaces no customer's draft.
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

/** The parcel that was sent before a reload, when its outcome is not known yet. */
export const storedIntent = (): ParcelIntent | null => stored().intent;

/** Stores a parcel's key before it is sent; null forgets it once the outcome is known. */
export function storeIntent(intent: ParcelIntent | null): void {
  set('parcelBooking', { ...stored(), intent });
}

/** After a booking: who sends is still the same, the rest was of that parcel. */
export function storeSenderOnly(): void {
  const { choices, owner } = stored();
  const { sender } = choices;
  set('parcelBooking', { choices: { ...noParcel, sender }, owner, intent: null });
}
