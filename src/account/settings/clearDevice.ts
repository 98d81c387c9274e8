import { fromPromise } from 'xstate';
import { clearDeviceMachine } from '../../../machines/account/clearDevice.machine.ts';
import { forgetAllFiles } from '../../platform/forgetFiles.ts';
import type { StoredName } from '../../platform/stored/schema.ts';
import { forget, get } from '../../platform/stored/store.ts';

/**
 * The names of the stored values to delete, such as past searches and unfinished forms; nothing
 * that is still being sent.
 */
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
 * Deletes what this browser stores of searches, places and unfinished forms. Carts, the sign-in,
 * the chosen place, the theme, and everything still being sent or paid remain.
 */
function clearDevice(): void {
  for (const name of traces) forget(name);
  if (get('tripBooking')?.intent == null) forget('tripBooking');
  if (get('parcelBooking')?.intent == null) forget('parcelBooking');
  // The pictures of what is being sent lie among those of drafts.
  if (get('outbox') === null && get('placingIntent') === null) forgetAllFiles();
}

/** The state machine for clearing this device, with an actor that deletes the stored data. */
export const wiredClearDevice = clearDeviceMachine.provide({
  actors: { clearDevice: fromPromise<void>(async () => clearDevice()) },
});
