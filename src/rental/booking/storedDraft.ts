import type { TripSubmission } from '../../../machines/rental/tripOrder.ts';
import { emptyTripDraft, type TripDraft } from '../../platform/stored/entities.ts';
import { set } from '../../platform/stored/store.ts';
import { storedBooking } from './storedBooking.ts';

/**
 * The draft of the booking form that the browser has stored, if it belongs to this owner; else an
 * empty draft.
 * @param owner the customer's id, null for a guest
 */
export function draftOf(owner: number | null): TripDraft {
  const { draft } = storedBooking();
  return draft.owner === owner ? draft : { ...emptyTripDraft, owner };
}

/** Deletes the note that a guest typed, once the customer has accepted or declined it. */
export function forgetGuestNote(): void {
  set('tripBooking', { ...storedBooking(), guestNote: '' });
}

const isEmpty = ({ contact, note, payment, couponCode, couponTyped }: TripDraft): boolean =>
  Object.keys(contact).length === 0 &&
  payment === null &&
  [note, couponCode, couponTyped].every((text) => text === '');

/**
 * Stores the draft of the booking form while it is filled in, so that a reload loses nothing. An
 * empty draft does not replace the stored draft of another owner.
 */
export function storeDraft(draft: TripDraft): void {
  if (isEmpty(draft) && storedBooking().draft.owner !== draft.owner) return;
  set('tripBooking', { ...storedBooking(), draft });
}

/**
 * Stores the submission, a booking with its idempotency key, before it is sent. Call it with null
 * once the outcome is known: then the stored submission is deleted, unless it belongs to another
 * owner.
 * @param owner the customer's id, null for a guest
 */
export function storeSubmission(submission: TripSubmission | null, owner: number | null): void {
  if (submission === null && storedBooking().intentOwner !== owner) return;
  set('tripBooking', { ...storedBooking(), intent: submission, intentOwner: owner });
}

/**
 * The stored submission: a booking that was sent before a reload and whose outcome is unknown, with
 * its idempotency key. null when there is none, or when its `intentOwner` is not this owner.
 * @param owner the customer's id, null for a guest
 */
export function storedSubmission(owner: number | null): TripSubmission | null {
  const { intent, intentOwner } = storedBooking();
  return intentOwner === owner ? intent : null;
}

/**
 * After a booking, deletes everything in the stored draft except the contact, which the next
 * booking needs again.
 */
export function storeContactOnly(): void {
  const { contact, owner } = storedBooking().draft;
  set('tripBooking', {
    draft: { ...emptyTripDraft, contact, owner },
    intent: null,
    intentOwner: null,
    guestNote: '',
  });
}
