import type { ReadNotifications, ShopNotification } from './domain.ts';
import { linkTo } from './paths.ts';

/** So long after "Not now" nobody is asked about notifications again. */
const DECLINED_LASTS_MS = 30 * 24 * 60 * 60_000;

/**
 * Whether notifications may be offered again.
 * @param declinedAt when the customer last answered "Not now", in ms; null when never
 * @param now in ms
 */
export const mayOfferNotifications = (declinedAt: number | null, now: number): boolean =>
  declinedAt === null || now - declinedAt >= DECLINED_LASTS_MS;

/** More ids than any list has. */
const MOST_READ = 100;

/** Whether a customer has not followed a notification, nor marked it as read. */
export const isUnread = ({ id }: { id: number }, { through, ids }: ReadNotifications): boolean =>
  id > through && !ids.includes(id);

/** What is read after one was followed. */
export const oneRead = (read: ReadNotifications, id: number): ReadNotifications =>
  isUnread({ id }, read) ? { ...read, ids: [...read.ids, id].slice(-MOST_READ) } : read;

/** What is read after all that are listed were marked. */
export const allRead = (
  { through }: ReadNotifications,
  listed: readonly { id: number }[],
): ReadNotifications => ({
  through: Math.max(through, ...listed.map(({ id }) => id)),
  ids: [],
});

/** Told when an order or a trip has moved on, wherever the customer is. */
const progressKinds: readonly ShopNotification['kind'][] = ['order', 'trip'];

/**
 * The newest step of an order or a trip that was not known before and is not read.
 * @param known what was listed before
 */
export function newProgress(
  known: readonly ShopNotification[],
  { notifications, read }: { notifications: readonly ShopNotification[]; read: ReadNotifications },
): ShopNotification | undefined {
  const newest = Math.max(0, ...known.map(({ id }) => id));
  return notifications
    .filter(({ id, kind }) => id > newest && progressKinds.includes(kind))
    .filter((one) => isUnread(one, read))
    .sort((one, other) => other.id - one.id)[0];
}

/** Where a notification leads; null where it says enough itself, or names nothing that is known. */
export function notificationLink({ kind, subjectId }: ShopNotification): string | null {
  switch (kind) {
    case 'order':
      return subjectId === null ? null : linkTo('order', { id: subjectId });
    case 'trip':
      return subjectId === null ? null : linkTo('trip', { id: subjectId });
    case 'message':
      return linkTo('profile', { page: 'inbox' });
    case 'wallet':
      return linkTo('wallet');
    case 'coupon':
      return linkTo('coupons');
    case 'referral':
      return linkTo('referral');
    case 'plain':
      return null;
  }
}
