import type { TripIntent } from '../../../machines/rental/tripOrder.ts';
import { emptyTripDraft, type TripDraft } from '../../platform/stored/entities.ts';
import { set } from '../../platform/stored/store.ts';
import { storedBooking } from './storedBooking.ts';

/** The draft of this customer or guest; another owner's draft is not shown. */
export function draftOf(owner: number | null): TripDraft {
  const { draft } = storedBooking();
  return draft.owner === owner ? draft : { ...emptyTripDraft, owner };
}

/** Deletes the guest's note, accepted or not. */
export function forgetGuestNote(): void {
  set('tripBooking', { ...storedBooking(), guestNote: '' });
}

const isEmpty = ({ contact, note, payment, couponCode }: TripDraft): boolean =>
  Object.keys(contact).length === 0 && note === '' && payment === null && couponCode === '';

/**
 * Stores the form while it is filled in, so that a reload loses nothing. A form that nobody touched
 * replaces no draft of another owner.
 */
export function storeDraft(draft: TripDraft): void {
  if (isEmpty(draft) && storedBooking().draft.owner !== draft.owner) return;
  set('tripBooking', { ...storedBooking(), draft });
}

/** Stores a booking's key before it is sent; null forgets it once the outcome is known. */
export function storeIntent(intent: TripIntent | null): void {
  set('tripBooking', { ...storedBooking(), intent });
}

/** After a booking the contact stays stored for the next one; the rest belonged to that trip. */
export function storeContactOnly(): void {
  const { contact, owner } = storedBooking().draft;
  set('tripBooking', { draft: { ...emptyTripDraft, contact, owner }, intent: null, guestNote: '' });
}
