import { spawn } from 'node:child_process';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { notificationPermissionPage } from '../inbox/notificationPermission.page.ts';
import { expectAccessibleInBothThemes, settleIn, watchForFaults } from './shop.ts';
import { expect, test as base } from './test.ts';
import { customerAtCheckout, customerBefore } from './visitor.ts';
import { Walk } from './walk.ts';

/** A browser's push service: what it was sent, and the keys of the one browser that it knows. */
class PushService {
  readonly #pair = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly #server: Server;
  readonly messages: Buffer[] = [];

  constructor() {
    this.#pair.generateKeys();
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.messages.push(Buffer.concat(parts));
        response.writeHead(201).end();
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
  }

  close(): Promise<unknown> {
    return new Promise((done) => this.#server.close(done));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get keys() {
    return {
      p256dh: this.#pair.getPublicKey('base64url'),
      auth: this.#secret.toString('base64url'),
    };
  }

  /** Decrypts a message as the browser does (RFC 8188 and RFC 8291). */
  read(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const keyLength = message.readUInt8(20);
    const theirs = message.subarray(21, 21 + keyLength);
    const sealed = message.subarray(21 + keyLength);
    const derive = (key: Uint8Array, from: Uint8Array, info: Uint8Array, bytes: number) =>
      new Uint8Array(hkdfSync('sha256', key, from, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs]);
    const shared = derive(this.#pair.computeSecret(theirs), this.#secret, info, 32);
    const label = (text: string) => Buffer.from(`Content-Encoding: ${text}\0`);
    const opener = createDecipheriv(
      'aes-128-gcm',
      derive(shared, salt, label('aes128gcm'), 16),
      derive(shared, salt, label('nonce'), 12),
    );
    opener.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** Starts a shop that sends push messages itself, to the push service of this test. */
async function openShop(pushOrigin: string) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'push-shop-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    SANDBOX_DATA: data,
    SANDBOX_MODE: 'shop',
    SANDBOX_PUSH_SERVICES: pushOrigin,
  };
  const server = spawn(process.execPath, ['.build/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\S+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => reject(new Error(`the shop did not open: ${said}`)));
  });
  const close = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    fs.rmSync(data, { recursive: true, force: true });
  };
  return { origin, close };
}

const test = base.extend<object, { push: PushService; origin: string }>({
  push: [
    // oxlint-disable-next-line no-empty-pattern -- the pattern tells which fixtures it needs: none
    async ({}, lend) => {
      const push = new PushService();
      await push.open();
      await lend(push);
      await push.close();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ push }, lend) => {
      const shop = await openShop(push.origin);
      await lend(shop.origin);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, lend) => lend(origin),
});
test.describe.configure({ mode: 'serial' });

/** Chromium without a screen has no push service: the page's PushManager gives the test's address. */
const withPushService = (page: Page, { origin, keys }: PushService) =>
  page.addInitScript(
    ({ endpoint, keys: known }) => {
      const address = { endpoint, keys: known };
      const name = 'subscribed-in-this-browser';
      const subscription = { endpoint, toJSON: () => address, unsubscribe: async () => true };
      PushManager.prototype.getSubscription = async () =>
        (localStorage.getItem(name) === null ? null : subscription) as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey;
        if (typeof key !== 'string' || key.length !== 87) throw new TypeError('no key of a shop');
        localStorage.setItem(name, '1');
        return subscription as unknown as PushSubscription;
      };
    },
    { endpoint: `${origin}/browser`, keys },
  );

/**
 * Sets the permission for notifications, because headless browsers answer differently; `answer` is
 * what the customer chooses when asked.
 */
const withPermission = (page: Page, permission: NotificationPermission, answer = permission) =>
  page.addInitScript(
    ([before, after]) => {
      const name = 'permission-of-this-browser';
      const known = () => (localStorage.getItem(name) ?? before) as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { get: known });
      Notification.requestPermission = async () => {
        localStorage.setItem(name, after);
        return after;
      };
    },
    [permission, answer] as const,
  );

async function placeOrder(page: Page): Promise<void> {
  await customerAtCheckout(page);
  // The amount to have ready is named once the delivery fee, and with it the total, is known.
  await page.getByRole('radio', { name: /^Cash on delivery Have/ }).check();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible({
    timeout: 30_000,
  });
}

const what = 'We tell you when your order is on its way, even when this tab is closed.';
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('issue 23: after an order a customer allows notifications, reads one, and signs out of them', async ({
  page,
  context,
  push,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['notifications']);
  const faults = await watchForFaults(page);
  await withPushService(page, push);
  await withPermission(page, 'default', 'granted');
  await placeOrder(page);
  const walk = new Walk(page, notificationPermissionPage);
  await walk.sees('notificationPermission.offered');
  await expectAccessibleInBothThemes(page, 'the offer of notifications');
  expect(await workers(page)).toBe(0);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(
    page.getByText('Notifications are on. You can turn them off in the settings.'),
  ).toBeVisible();
  expect(await workers(page)).toBe(1);

  await expect.poll(() => push.messages.length, { timeout: 240_000 }).toBeGreaterThan(0);
  const text = push.read(push.messages[0] ?? Buffer.alloc(0));
  const { data } = JSON.parse(text) as { data: { title: string; description: string } };
  // Chromium without a screen shows no notification: the worker is asked what it would show.
  const [worker] = context.serviceWorkers();
  const shown = await worker?.evaluate(async (message) => {
    const scope = globalThis as unknown as {
      registration: { showNotification: (title: string, options: NotificationOptions) => unknown };
      dispatchEvent: (event: Event) => boolean;
      PushEvent: new (type: string, options: { data: string }) => Event;
    };
    const calls: { title: string; body: string | undefined }[] = [];
    scope.registration.showNotification = async (title, { body }) =>
      void calls.push({ title, body });
    scope.dispatchEvent(new scope.PushEvent('push', { data: message }));
    return calls;
  }, text);
  expect(shown).toEqual([{ title: data.title, body: data.description }]);

  await page.goto('/settings');
  await walk.sees('notificationPermission.on.sinceBefore');
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout', exact: true }).click();
  await expect.poll(() => workers(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('issue 23: a browser that has refused is offered nothing, and the settings say the way', async ({
  page,
}) => {
  await withPermission(page, 'denied');
  await placeOrder(page);
  await page.goto('/settings');
  await new Walk(page, notificationPermissionPage).sees('notificationPermission.refused.before');
  await expectAccessibleInBothThemes(page, 'the settings of a browser that has refused');
  await page.goBack();
  await expect(
    page.getByRole('heading', { name: 'Thank you, your order is placed' }),
  ).toBeVisible();
  await expect(page.getByText(what)).toBeHidden();
});

test('issue 23: a browser without a push service has an order page, and no switch', async ({
  page,
}) => {
  await settleIn(page);
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PushManager'));
  await placeOrder(page);
  await expect(page.getByText(what)).toBeHidden();
  await page.goto('/settings');
  await new Walk(page, notificationPermissionPage).sees('notificationPermission.unsupported');
});

test('issue 23: the settings turn notifications on and off, and say when that fails', async ({
  page,
  context,
  push,
}) => {
  const subscribe = '**/sandbox/push/subscribe';
  const unsubscribe = '**/sandbox/push/unsubscribe';
  await context.grantPermissions(['notifications']);
  await withPushService(page, push);
  await withPermission(page, 'default', 'granted');
  await customerBefore(page);
  const walk = new Walk(page, notificationPermissionPage);
  await walk.holds(subscribe, unsubscribe);
  await page.goto('/settings');
  await walk.sees('notificationPermission.notAsked');
  const device = page.getByRole('switch', { name: 'Notifications on this device' });
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });

  await device.click();
  await walk.sees('notificationPermission.subscribing');
  await walk.answers(subscribe, 'lost');
  await walk.sees('notificationPermission.failed');
  await retry.click();
  await walk.answers(subscribe);
  await walk.sees('notificationPermission.on.sinceNow');
  await device.click();
  await walk.sees('notificationPermission.turningOff');
  await walk.answers(unsubscribe, 'lost');
  await walk.sees('notificationPermission.stillOn');
  await retry.click();
  await walk.answers(unsubscribe);
  await walk.sees('notificationPermission.notAsked');
});
