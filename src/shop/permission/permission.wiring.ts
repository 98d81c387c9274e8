import { fromPromise } from 'xstate';
import {
  notificationPermissionMachine,
  type NotificationAbility,
} from '../../../machines/inbox/notificationPermission.machine.ts';
import { endPushAddress, fetchPushKey, sendPushAddress } from '../../api/inbox/push.ts';
import { now } from '../../platform/browser.ts';
import { endPush } from '../../platform/endPush.ts';
import {
  askPushPermission,
  pushAddress,
  pushPermission,
  subscribeToPush,
} from '../../platform/push.ts';
import { get, set } from '../../platform/stored/store.ts';

async function readAbility(): Promise<NotificationAbility> {
  const permission = pushPermission();
  return {
    permission,
    subscribed: permission === 'granted' && (await pushAddress()) !== null,
    declinedAt: get('notificationsDeclined') ?? null,
    now: now().getTime(),
  };
}

/** Subscribes the browser and names it to the shop; when one of both fails, nothing is left of it. */
async function subscribe(signal: AbortSignal): Promise<void> {
  const key = await fetchPushKey(signal);
  try {
    const address = await subscribeToPush(key);
    // Who has left or signed out meanwhile gets no notifications.
    signal.throwIfAborted();
    await sendPushAddress(address, signal);
  } catch (error) {
    await endPush();
    throw error;
  }
}

async function renew(signal: AbortSignal): Promise<void> {
  const address = await pushAddress();
  if (address !== null) await sendPushAddress(address, signal, 'shop');
}

async function unsubscribe(signal: AbortSignal): Promise<void> {
  const address = await pushAddress();
  if (address !== null) await endPushAddress(address.endpoint, signal);
  await endPush();
}

/** The way to notifications with the browser and the server behind it. */
export const wiredNotificationPermission = notificationPermissionMachine.provide({
  actors: {
    readAbility: fromPromise(readAbility),
    askBrowser: fromPromise(askPushPermission),
    subscribe: fromPromise<void>(({ signal }) => subscribe(signal)),
    renew: fromPromise<void>(({ signal }) => renew(signal)),
    unsubscribe: fromPromise<void>(({ signal }) => unsubscribe(signal)),
  },
});

/** Stores that nobody is to be asked for a while. */
export const storeDeclined = (): void => void set('notificationsDeclined', now().getTime());
