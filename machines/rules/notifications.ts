import type { ReadNotifications, ShopNotification } from './domain.ts';
import { DAY_MS } from './durations.ts';
import { linkTo } from './paths.ts';

/**
 * How long the customer is not asked about notifications after "Not now": 30 days, in milliseconds.
 */
const DECLINED_LASTS_MS = 30 * DAY_MS;

/**
 * Whether notifications may be offered again.
 * @param declinedAt when the customer last answered "Not now", in ms; null when never
 * @param now in ms
 */
export const mayOfferNotifications = (declinedAt: number | null, now: number): boolean =>
  declinedAt === null || now - declinedAt >= DECLINED_LASTS_MS;

/**
 * The maximum number of ids of read notifications that are stored. It is enough, because no list of
 * notifications is longer.
 */
const MAX_READ = 100;

/**
 * Whether a notification is unread. It is read when its id is at most `through` (the customer
 * marked everything up to this id as read) or is in `ids` (the customer opened it).
 */
export const isUnread = ({ id }: { id: number }, { through, ids }: ReadNotifications): boolean =>
  id > through && !ids.includes(id);

/** The read state after the customer has opened one notification. */
export const oneRead = (read: ReadNotifications, id: number): ReadNotifications =>
  isUnread({ id }, read) ? { ...read, ids: [...read.ids, id].slice(-MAX_READ) } : read;

/**
 * The read state after the customer has marked all listed notifications as read: everything up to
 * the highest id in the list is then read (`through`).
 */
export const allRead = (
  { through }: ReadNotifications,
  listed: readonly { id: number }[],
): ReadNotifications => ({
  through: Math.max(through, ...listed.map(({ id }) => id)),
  ids: [],
});

/**
 * The kinds of notifications about the progress of an order or a trip, which are shown as a toast
 * on any page.
 */
const progressKinds: readonly ShopNotification['kind'][] = ['order', 'trip'];

/**
 * The newest unread notification about the progress of an order or a trip that was not in the list
 * before; undefined when there is none.
 * @param known the notifications in the list before
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

/**
 * The URL of the page that a notification opens; null when it has none: for a plain text, and when
 * the id of its order or trip is missing.
 */
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
