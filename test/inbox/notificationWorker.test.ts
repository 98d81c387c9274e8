import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { notificationLink } from '../../machines/rules/notifications.ts';
import { readNotification } from '../../src/api/inbox/read.ts';

const source = readFileSync('public/notifications.js', 'utf8');
const origin = 'https://shop.example';

type Listener = (event: object) => void;
interface Shown {
  title: string;
  options: { body: string; tag: string; data: { page: string } };
}

/** The service worker in a browser with some pages of the shop open, by their addresses. */
function worker(open: string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: Shown[] = [];
  const did: string[] = [];
  const self = {
    location: new URL(`${origin}/notifications.js`),
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: Shown['options']) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () =>
        open.map((url) => ({ url, focus: async () => void did.push(`focus ${url}`) })),
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
  };
  runInNewContext(source, { self, URL });
  const send = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  const push = (message: unknown) => send('push', { data: { json: () => message } });
  const click = (page: string) =>
    send('notificationclick', { notification: { close: () => did.push('close'), data: { page } } });
  return { listeners, shown, did, push, click };
}

const message = (type: string, order_id: unknown) => ({
  id: 9,
  data: { title: 'Order delivered', description: 'Your order has been delivered.', order_id, type },
});

describe('the service worker of notifications', () => {
  it('issue 23: shows the words that were sent', async () => {
    const { shown, push } = worker();
    await push(message('order_status', 100482));
    expect(shown).toEqual([
      {
        title: 'Order delivered',
        options: {
          body: 'Your order has been delivered.',
          tag: '/my-orders/100482',
          renotify: true,
          data: { page: '/my-orders/100482' },
        },
      },
    ]);
  });

  it.each([
    ['in words of its own', (words: object, data: object) => ({ notification: words, data })],
    ['as data alone', (words: object, data: object) => ({ data: { ...words, ...data } })],
  ])('issue 23: shows what Firebase sends %s', async (_, messageOf) => {
    const { shown, push } = worker();
    const words = { title: 'Order delivered', body: 'At your door.' };
    const sent = messageOf(words, { order_id: '100482', type: 'order_status' });
    await push({ from: '1234567890', fcmMessageId: 'm-1', ...sent });
    expect(shown).toEqual([
      {
        title: 'Order delivered',
        options: {
          body: 'At your door.',
          tag: '/my-orders/100482',
          renotify: true,
          data: { page: '/my-orders/100482' },
        },
      },
    ]);
  });

  it.each([
    'order_status',
    'trip_status',
    'message',
    'add_fund',
    'cashback',
    'coupon',
    'referral_code',
  ])('issue 23: %s leads where the list of notifications leads', async (type) => {
    const { shown, push } = worker();
    await push(message(type, 100482));
    const { id, data } = message(type, 100482);
    const entry = readNotification({ id, data: { ...data, image: '' } });
    expect(shown[0]?.options.data.page).toBe(notificationLink(entry));
  });

  it.each([
    ['https://evil.example/', 'order_status'],
    ['//evil.example', 'trip_status'],
    ['../../evil', 'order_status'],
    [100482, 'https://evil.example'],
    [null, 'order_status'],
    [1, 'constructor'],
  ])('issue 23: an id %s of %s leads to the list and never elsewhere', async (id, type) => {
    const { shown, push } = worker();
    await push(message(type, id));
    expect(shown[0]?.options.data.page).toBe('/profile?page=notifications');
  });

  it('issue 23: a message that cannot be read names the shop', async () => {
    const { shown, push } = worker();
    await push('no entry');
    await push(null);
    await push({ data: null, notification: null });
    expect(shown.map(({ title }) => title)).toEqual(Array(3).fill('shop.example'));
  });

  it('issue 23: a click focuses the page that is open, and else opens it beside the others', async () => {
    const there = worker([`${origin}/checkout`, `${origin}/my-orders/7`]);
    await there.click('/my-orders/7');
    expect(there.did).toEqual(['close', `focus ${origin}/my-orders/7`]);
    const elsewhere = worker([`${origin}/checkout`]);
    await elsewhere.click('/my-orders/7');
    expect(elsewhere.did).toEqual(['close', `open ${origin}/my-orders/7`]);
  });

  it('issue 23: it answers no request and caches nothing', () => {
    expect([...worker().listeners.keys()]).toEqual(['push', 'notificationclick']);
    expect(source).not.toMatch(/caches\.|fetch\(/);
  });
});
