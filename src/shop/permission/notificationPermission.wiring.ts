import { fromPromise } from 'xstate';
import {
  notificationPermissionMachine,
  type NotificationAbility,
} from '../../../machines/inbox/notificationPermission.machine.ts';
import type { NotificationSender } from '../../api/inbox/messaging.ts';
import { loadForCall } from '../../api/loadForCall.ts';
import { browserTime } from '../../platform/browser.ts';
import { askPushPermission, pushAddress, pushPermission } from '../../platform/push.ts';
import { get, set } from '../../platform/stored/store.ts';
import { shopPush } from './shopPush.ts';

async function readAbility(): Promise<NotificationAbility> {
  const permission = pushPermission();
  return {
    permission,
    subscribed: permission === 'granted' && (await pushAddress()) !== null,
    declinedAt: get('notificationsDeclined') ?? null,
    now: browserTime().getTime(),
  };
}

/**
 * The statechart for turning notifications on and off, connected to the browser and to their
 * sender: the shop's server or Firebase.
 */
export function wireNotificationPermission(sender: NotificationSender) {
  const pushSubscriber = async () =>
    sender === 'shop'
      ? shopPush
      : (await loadForCall(import('./firebasePush.ts'))).firebasePush(sender);
  return notificationPermissionMachine.provide({
    actors: {
      readAbility: fromPromise(readAbility),
      askBrowser: fromPromise(askPushPermission),
      subscribe: fromPromise<void>(async ({ signal }) =>
        (await pushSubscriber()).subscribe(signal),
      ),
      renew: fromPromise<void>(async ({ signal }) => (await pushSubscriber()).renew(signal)),
      unsubscribe: fromPromise<void>(async ({ signal }) =>
        (await pushSubscriber()).unsubscribe(signal),
      ),
    },
  });
}

/**
 * Stores the time at which the customer answered "Not now" to the offer of notifications. The offer
 * is not repeated for the next 30 days.
 */
export const storeDeclined = (): void => void set('notificationsDeclined', browserTime().getTime());
