import { fromPromise } from 'xstate';
import {
  notificationListMachine,
  type NotificationReading,
} from '../../machines/inbox/notificationList.machine.ts';
import type { ReadNotifications } from '../../machines/rules/domain.ts';
import { fetchCustomer } from '../api/identity/calls.ts';
import { fetchNotifications } from '../api/inbox/calls.ts';
import { CallError } from '../api/failure.ts';
import { get, set } from '../platform/stored/store.ts';
import { longLivedActor, type RootActor } from '../shop/root.ts';

/**
 * Which notifications a customer has read; stored in this browser only. They are those with an id
 * up to `through`, and those in `ids`.
 */
export function storedRead(owner: number): ReadNotifications {
  const stored = get('readNotifications');
  return stored?.owner === owner
    ? { through: stored.through, ids: stored.ids }
    : { through: 0, ids: [] };
}

/** Stores which notifications a customer has read. */
export const storeRead = (owner: number, read: ReadNotifications): void =>
  void set('readNotifications', { ...read, owner });

/**
 * The statechart of the notification list, with an actor that fetches the server's notifications
 * and this browser's record of those that the customer has already seen.
 * @param root its `place` actor says whether a place is chosen
 */
export const wiredNotificationList = (root: RootActor) =>
  notificationListMachine.provide({
    actors: {
      readNotifications: fromPromise<NotificationReading, { owner: number | null }>(
        async ({ input, signal }) => {
          // The server refuses this request without zones (wire facts 4), so it is not sent while
          // no place is chosen.
          if (longLivedActor(root, 'place').getSnapshot().context.place === null) {
            throw new CallError({ kind: 'refused', status: 0, entries: [] });
          }
          const [owner, notifications] = await Promise.all([
            // Fetched from the server: the query cache may still contain the previous customer.
            input.owner ?? fetchCustomer(signal, 'shop').then(({ id }) => id),
            fetchNotifications(signal),
          ]);
          return { owner, notifications, read: storedRead(owner) };
        },
      ),
    },
  });
