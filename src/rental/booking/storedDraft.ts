import type { TripIntent } from '../../../machines/rental/tripOrder.ts';
import { emptyTripDraft, type TripDraft } from '../../platform/stored/entities.ts';
import { set } from '../../platform/stored/store.ts';
import { storedBooking } from './storedBooking.ts';

/** The draft of this customer or guest; another owner's draft is not shown. */
export function draftOf(owner: number | null): TripDraft {
  const { draft } = storedBooking();
  return draft.owner === owner ? draft : { ...emptyTripDraft, owner };
}

/** Deletes the stored note of a guest, once the customer has accepted or declined it. */
export function forgetGuestNote(): void {
  set('tripBooking', { ...storedBooking(), guestNote: '' });
}

const isEmpty = ({ contact, note, payment, couponCode }: TripDraft): boolean =>
  Object.keys(contact).length === 0 && note === '' && payment === null && couponCode === '';

/**
 * Stores the draft of the form while it is filled in, so that a reload loses nothing. An empty form
 * does not replace the draft of another owner.
 */
export function storeDraft(draft: TripDraft): void {
  if (isEmpty(draft) && storedBooking().draft.owner !== draft.owner) return;
  set('tripBooking', { ...storedBooking(), draft });
}

/**
 * Stores a booking with its idempotency key before it is sent; null deletes it once the outcome is
 * known, but never another owner's.
 */
export function storeIntent(intent: TripIntent | null, owner: number | null): void {
  if (intent === null && storedBooking().intentOwner !== owner) return;
  set('tripBooking', { ...storedBooking(), intent, intentOwner: owner });
}

/**
 * The booking that its owner was sending before a reload and whose outcome is unknown; null when
 * there is none. Another owner's is neither asked about nor sent again.
 */
export function storedIntent(owner: number | null): TripIntent | null {
  const { intent, intentOwner } = storedBooking();
  return intentOwner === owner ? intent : null;
}

/**
 * After a booking, keeps only the contact in the draft, for the next booking; the rest belonged to
 * that trip.
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
