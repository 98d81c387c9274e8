import { emptyTripDraft } from '../../platform/stored/entities.ts';
import type { Stored } from '../../platform/stored/schema.ts';
import { get, set } from '../../platform/stored/store.ts';

// The app loads this file with its first page, because a guest's booking ends with signing in. What
// only the booking itself needs is in storedDraft.ts.

/**
 * The draft, and the booking that was being sent, as stored before a reload; an empty draft when
 * nothing is stored.
 */
export const storedBooking = (): Stored<'tripBooking'> =>
  get('tripBooking') ?? { draft: emptyTripDraft, intent: null, intentOwner: null, guestNote: '' };

/**
 * Called when a guest signs in. Deletes the guest's personal data from this browser, so that no
 * customer sees them; the note is kept to be offered to the customer (OPEN-63).
 */
export function endGuestBooking(): void {
  const { draft, ...rest } = storedBooking();
  if (draft.owner !== null || draft === emptyTripDraft) return;
  set('tripBooking', { ...rest, draft: emptyTripDraft, guestNote: draft.note });
}
