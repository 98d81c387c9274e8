import { fromPromise } from 'xstate';
import { clearDeviceMachine } from '../../../machines/account/clearDevice.machine.ts';
import { forgetAllFiles } from '../../platform/forgetFiles.ts';
import type { StoredName } from '../../platform/stored/schema.ts';
import { forget, get } from '../../platform/stored/store.ts';

/** What was searched for and typed, and nobody waits for. */
const traces = [
  'recentSearches',
  'recentPlaces',
  'tripPlan',
  'rememberedLogin',
  'invitation',
  'checkoutDraft',
  'guestExtras',
  'guestContact',
  'typedContact',
  'typedReviews',
  'addressDraft',
  'messageDrafts',
  'registrations',
  'identityDraft',
] as const satisfies StoredName[];

/**
 * Forgets what this browser remembers of searches, places and unfinished forms. Carts, the sign-in,
 * the place, the look, and whatever is being sent or paid stay.
 */
function clearDevice(): void {
  for (const name of traces) forget(name);
  if (get('tripBooking')?.intent == null) forget('tripBooking');
  if (get('parcelBooking')?.intent == null) forget('parcelBooking');
  // The pictures of what is being sent lie among those of drafts.
  if (get('outbox') === null && get('placingIntent') === null) forgetAllFiles();
}

/** Clearing with this browser behind it. */
export const wiredClearDevice = clearDeviceMachine.provide({
  actors: { clearDevice: fromPromise<void>(async () => clearDevice()) },
});
