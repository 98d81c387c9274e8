import type { Page } from '@playwright/test';
import { testInOwnShop } from './separateShop.ts';
import { watchForFaults } from './shop.ts';
import { expect } from './test.ts';
import { customerBefore } from './visitor.ts';

/** 65 bytes, as a key of web push has, base64url. */
const VAPID_KEY = `B${'A'.repeat(86)}`;

/**
 * One shop for all tests of this file. Its operator sends push messages through Firebase, and it
 * has no event stream.
 */
const test = testInOwnShop({
  event_stream: 0,
  firebase_web_config: {
    api_key: 'key-of-the-shop',
    project_id: 'six-ways',
    app_id: '1:1234567890:web:abc',
    messaging_sender_id: '1234567890',
    vapid_key: VAPID_KEY,
  },
});

/** Chromium without a screen has no push service, and asks nobody for a permission. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const address = {
      endpoint: 'https://push.example/maya',
      getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(1).buffer,
      toJSON: () => ({ endpoint: address.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        subscribed = false;
        return true;
      },
    };
    let subscribed = false;
    const subscription = address as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (subscribed ? subscription : null);
    PushManager.prototype.subscribe = async () => {
      subscribed = true;
      return subscription;
    };
  });

/** A call of Firebase's own SDK: method, path and what was sent. */
interface Asked {
  call: string;
  sent: unknown;
}

/** Firebase's services of installations and registrations, answering as their API is described. */
async function answerForFirebase(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/^https:\/\/\w+\.googleapis\.com\//, async (route) => {
    const request = route.request();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { host, pathname } = new URL(request.url());
    const call = `${request.method()} ${host}${pathname}`;
    const sent: unknown = request.postDataJSON();
    asked.push({ call, sent });
    const answers: Record<string, object> = {
      'POST firebaseinstallations.googleapis.com/v1/projects/six-ways/installations': {
        name: 'projects/1234567890/installations/cAAAAAAAAAAAAAAAAAAAAA',
        fid: 'cAAAAAAAAAAAAAAAAAAAAA',
        refreshToken: 'refresh',
        authToken: { token: 'installation', expiresIn: '604800s' },
      },
      'POST fcmregistrations.googleapis.com/v1/projects/six-ways/registrations': {
        name: 'projects/1234567890/registrations/token-of-this-browser',
        token: 'token-of-this-browser',
      },
      'DELETE fcmregistrations.googleapis.com/v1/projects/six-ways/registrations/token-of-this-browser':
        {},
    };
    const json = answers[call];
    await (json === undefined
      ? route.fulfill({ status: 404, headers, json: { error: { message: 'NOT_FOUND' } } })
      : route.fulfill({ headers, json }));
  });
  return asked;
}

test('issue 23: Firebase’s own SDK names a browser, the backend hears of it, and turning off ends both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const faults = await watchForFaults(page);
  const asked = await answerForFirebase(page);
  await withPushService(page);
  await customerBefore(page);
  await page.goto('/settings');
  const control = page.getByRole('switch', { name: 'Notifications on this device' });
  await expect(control).not.toBeChecked();
  expect(asked).toEqual([]);

  const told = page.waitForResponse(/\/customer\/cm-firebase-token$/);
  await control.click();
  await expect(control).toBeChecked();
  const answer = await told;
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([
    200,
    { cm_firebase_token: 'token-of-this-browser' },
  ]);
  expect(asked.map(({ call }) => call)).toEqual([
    'POST firebaseinstallations.googleapis.com/v1/projects/six-ways/installations',
    'POST fcmregistrations.googleapis.com/v1/projects/six-ways/registrations',
  ]);
  expect(asked[1]?.sent).toMatchObject({
    web: { endpoint: 'https://push.example/maya', applicationPubKey: VAPID_KEY },
  });

  const [worker] = context.serviceWorkers();
  const shown = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { showNotification: (title: string, options: NotificationOptions) => unknown };
      dispatchEvent: (event: Event) => boolean;
      PushEvent: new (type: string, options: { data: string }) => Event;
    };
    const calls: unknown[] = [];
    scope.registration.showNotification = async (title, { body, tag }) =>
      void calls.push([title, body, tag]);
    const message = {
      from: '1234567890',
      fcmMessageId: 'm-1',
      notification: { title: 'Order delivered', body: 'Your order has been delivered.' },
      data: { type: 'order_status', order_id: '100482' },
    };
    scope.dispatchEvent(new scope.PushEvent('push', { data: JSON.stringify(message) }));
    return calls;
  });
  expect(shown).toEqual([
    ['Order delivered', 'Your order has been delivered.', '/my-orders/100482'],
  ]);

  await control.click();
  await expect(control).not.toBeChecked();
  expect(asked.at(-1)?.call).toBe(
    'DELETE fcmregistrations.googleapis.com/v1/projects/six-ways/registrations/token-of-this-browser',
  );
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(faults).toEqual([]);
});

test('issue 23: a Firebase that refuses is told, leaves no subscription, and can be retried', async ({
  page,
}) => {
  await answerForFirebase(page);
  await page.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { error: { code: 403, message: 'PERMISSION_DENIED' } },
    }),
  );
  await withPushService(page);
  await customerBefore(page);
  await page.goto('/settings');
  const control = page.getByRole('switch', { name: 'Notifications on this device' });
  await control.click();
  await expect(page.getByText(/^Notifications could not be turned on\./)).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await page.unroute('https://fcmregistrations.googleapis.com/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(control).toBeChecked();
});
