import { allowScripts } from './trusted.ts';

/** The service worker, at the root so that it is of the whole shop; it caches nothing. */
const WORKER = '/notifications.js';

/** A browser's address at its push service, and for whom messages to it are encrypted. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Whether this browser shows notifications of a site that is closed. */
const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the browser allows; `none` where it shows no notifications. */
export function pushPermission(): NotificationPermission | 'none' {
  return isPushPossible() ? Notification.permission : 'none';
}

/** Asks the customer by the browser's own question; `default` when it was closed. */
export function askPushPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** The address that this browser is subscribed by; null when it is not. */
export async function pushAddress(): Promise<PushAddress | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  return subscription === null ? null : addressOf(subscription);
}

/** Sets the shop's service worker up, which shows what is sent, and answers when it is ready. */
export async function pushWorker(): Promise<ServiceWorkerRegistration> {
  // The page's Trusted Types take no other address of a script.
  allowScripts(new URL(WORKER, window.location.origin).href);
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/**
 * Subscribes at the browser's push service.
 * @param key the public key of whoever sends (RFC 8292), base64url
 */
export async function subscribeToPush(key: string): Promise<PushAddress> {
  const { pushManager } = await pushWorker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return addressOf(await pushManager.subscribe(options));
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (former === null) throw error;
    // It was made with another key: the shop has lost its database since, or sends in another way.
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
