import { fromPromise } from 'xstate';
import { clearDeviceMachine } from '../../../machines/account/clearDevice.machine.ts';
import { forgetAllFiles } from '../../platform/forgetFiles.ts';
import { forget, forgetAt, get } from '../../platform/stored/store.ts';

/**
 * Deletes what this browser stores of searches, places and unfinished forms. Carts, the sign-in,
 * the chosen place, the theme, and everything still being sent or paid remain.
 */
function clearDevice(): void {
  forgetAt('clearDevice');
  if (get('tripBooking')?.intent == null) forget('tripBooking');
  if (get('parcelBooking')?.intent == null) forget('parcelBooking');
  // Pictures of unsent messages and orders are stored together with those of drafts, so no file is
  // deleted while something is waiting to be sent.
  if (get('outbox') === null && get('placingIntent') === null) forgetAllFiles();
}

/** The statechart for clearing this device, with an actor that deletes the stored data. */
export const wiredClearDevice = clearDeviceMachine.provide({
  actors: { clearDevice: fromPromise<void>(async () => clearDevice()) },
});
