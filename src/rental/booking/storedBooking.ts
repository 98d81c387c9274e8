import { emptyTripDraft } from '../../platform/stored/entities.ts';
import type { Stored } from '../../platform/stored/schema.ts';
import { get, set } from '../../platform/stored/store.ts';

// The first page loads this, because a guest's booking ends with signing in; so it is apart from what
// the booking itself stores.

/** The draft and the booking being sent, as stored before a reload. */
export const storedBooking = (): Stored<'tripBooking'> =>
  get('tripBooking') ?? { draft: emptyTripDraft, intent: null, guestNote: '' };

/**
 * A guest signed in: their personal data are deleted from this browser, so that no customer sees
 * them; the note stays to be offered (OPEN-63).
 */
export function endGuestBooking(): void {
  const { draft, ...rest } = storedBooking();
  if (draft.owner !== null || draft === emptyTripDraft) return;
  set('tripBooking', { ...rest, draft: emptyTripDraft, guestNote: draft.note });
}
