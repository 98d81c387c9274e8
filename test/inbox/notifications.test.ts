import { describe, expect, it } from 'vitest';
import {
  allRead,
  isUnread,
  newProgress,
  notificationLink,
  oneRead,
} from '../../machines/rules/notifications.ts';
import { readNotification } from '../../src/api/inbox/read.ts';
import { notice } from './inboxSamples.ts';

const row = {
  id: 9,
  status: 1,
  created_at: '2024-01-31 10:00:00',
  updated_at: '2024-01-31 10:00:00',
};

describe('a notification of the wire (wire facts 15.20)', () => {
  it('has the words of a personal one in `data` alone, and its time in UTC', () => {
    expect(
      readNotification({
        ...row,
        title: null,
        description: null,
        data: {
          title: 'Order delivered',
          description: 'Your order 100023 has been delivered.',
          order_id: '100023',
          image: '',
          type: 'order_status',
        },
      }),
    ).toEqual({
      id: 9,
      kind: 'order',
      title: 'Order delivered',
      text: 'Your order 100023 has been delivered.',
      subjectId: 100023,
      at: '2024-01-31T10:00:00Z',
    });
  });

  it.each([
    ['trip_status', 'trip'],
    ['message', 'message'],
    ['add_fund', 'wallet'],
    ['coupon', 'coupon'],
    ['referral_code', 'referral'],
    ['push_notification', 'plain'],
    ['a type of tomorrow', 'plain'],
    [null, 'plain'],
  ])('of the type %s is of the kind %s', (type, kind) => {
    expect(readNotification({ ...row, data: { title: 'Hello', type } }).kind).toBe(kind);
  });

  it.each(['', null, 0, -4, 'https://elsewhere.example', '../../settings', {}])(
    'about %j is about no order',
    (order_id) => {
      const read = readNotification({ ...row, data: { type: 'order_status', order_id } });
      expect(read.subjectId).toBeNull();
      expect(notificationLink(read)).toBeNull();
    },
  );

  it('without an id is refused: what is read is known by it', () => {
    expect(() => readNotification({ data: { title: 'Hello' } })).toThrow();
  });
});

describe('where a notification leads', () => {
  it.each([
    [notice({ kind: 'order', subjectId: 100482 }), '/my-orders/100482'],
    [notice({ kind: 'trip', subjectId: 7 }), '/rental/trips/7'],
    [notice({ kind: 'message' }), '/profile?page=inbox'],
    [notice({ kind: 'wallet' }), '/wallet'],
    [notice({ kind: 'coupon' }), '/coupons'],
    [notice({ kind: 'referral' }), '/referral-code'],
    [notice({ kind: 'plain' }), null],
  ])('$kind', (one, link) => expect(notificationLink(one)).toBe(link));
});

describe('what is read', () => {
  const none = { through: 0, ids: [] };

  it('is one that was followed, and all after they were marked', () => {
    const followed = oneRead(none, 5);
    expect([4, 5, 6].map((id) => isUnread({ id }, followed))).toEqual([true, false, true]);
    const all = allRead(followed, [{ id: 6 }, { id: 4 }]);
    expect([4, 5, 6, 7].map((id) => isUnread({ id }, all))).toEqual([false, false, false, true]);
  });

  it('stays bounded: the oldest of more than 100 that were followed is forgotten', () => {
    const ids = Array.from({ length: 101 }, (_, at) => at + 1);
    expect(ids.reduce(oneRead, none).ids).toEqual(ids.slice(1));
  });

  it('is never told as progress, nor is what was listed before, nor money', () => {
    const money = notice({ id: 9, kind: 'wallet' });
    const listed = [money, notice({ id: 8 }), notice({ id: 7 })];
    const told = (read: typeof none, known = [notice({ id: 6 })]) =>
      newProgress(known, { notifications: listed, read })?.id;
    expect(told(none)).toBe(8);
    expect(told({ through: 8, ids: [] })).toBeUndefined();
    expect(told(none, [notice({ id: 8 })])).toBeUndefined();
  });
});
