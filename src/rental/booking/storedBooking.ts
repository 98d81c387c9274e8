import { emptyTripDraft } from '../../platform/stored/entities.ts';
import type { Stored } from '../../platform/stored/schema.ts';
import { get, set } from '../../platform/stored/store.ts';

// The app loads this file with its first page, because a guest's booking ends with signing in. What
// only the booking itself needs is in storedDraft.ts.

/**
 * What the browser has stored of a booking: `draft`, the values of the form; `intent`, a booking
 * that was being sent when the page was reloaded, and the id of its customer (`intentOwner`, null
 * for a guest); `guestNote`, a note typed before signing in. All are empty when nothing is stored.
 */
export const storedBooking = (): Stored<'tripBooking'> =>
  get('tripBooking') ?? { draft: emptyTripDraft, intent: null, intentOwner: null, guestNote: '' };

/**
 * Called when a guest signs in. Deletes the guest's personal data from this browser, so that no
 * customer sees them. The note stays stored, and the customer is asked whether to use it (OPEN-63).
 */
export function endGuestBooking(): void {
  const { draft, ...rest } = storedBooking();
  if (draft.owner !== null || draft === emptyTripDraft) return;
  set('tripBooking', { ...rest, draft: emptyTripDraft, guestNote: draft.note });
}
