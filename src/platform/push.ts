import { allowScripts } from './trusted.ts';

/**
 * The service worker that shows notifications. It is at the root so that its scope is the complete
 * shop; it caches nothing.
 */
const WORKER = '/notifications.js';

/**
 * A browser's address at its push service, and the keys with which messages to it are encrypted.
 */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Whether this browser supports push notifications, which arrive while the site is closed. */
const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The browser's permission for notifications; `none` where it does not support push. */
export function pushPermission(): NotificationPermission | 'none' {
  return isPushPossible() ? Notification.permission : 'none';
}

/**
 * Opens the browser's permission prompt; `default` when the customer closed it without an answer.
 */
export function askPushPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** The push subscription of this browser; null when it has none. */
export async function pushAddress(): Promise<PushAddress | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  return subscription === null ? null : addressOf(subscription);
}

/** Registers the service worker that shows notifications; resolves when it is active. */
export async function pushWorker(): Promise<ServiceWorkerRegistration> {
  // The page's Trusted Types policy refuses script addresses that are not allowed here.
  allowScripts(new URL(WORKER, window.location.origin).href);
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/**
 * Subscribes this browser at its push service; replaces a subscription made with another key.
 * @param key the public key of the sender (RFC 8292), base64url
 */
export async function subscribeToPush(key: string): Promise<PushAddress> {
  const { pushManager } = await pushWorker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return addressOf(await pushManager.subscribe(options));
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (former === null) throw error;
    // The old subscription has another key: the shop has a new database, or another sender.
    await former.unsubscribe();
    return addressOf(await pushManager.subscribe(options));
  }
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}
