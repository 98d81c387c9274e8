import { endPushAddress, fetchPushKey, sendPushAddress } from '../../api/inbox/push.ts';
import { endPush } from '../../platform/endPush.ts';
import { pushAddress, subscribeToPush } from '../../platform/push.ts';

/**
 * The calls that subscribe this browser to notifications and unsubscribe it, for one of the two
 * senders: the shop's server or Firebase. `renew` repeats an existing subscription, so that the
 * sender knows the current language.
 */
export interface PushSubscriber {
  subscribe(signal: AbortSignal): Promise<void>;
  renew(signal: AbortSignal): Promise<void>;
  unsubscribe(signal: AbortSignal): Promise<void>;
}

/**
 * Subscribes the browser and registers it with the shop. When either fails, the browser is left
 * unsubscribed.
 */
async function subscribe(signal: AbortSignal): Promise<void> {
  const key = await fetchPushKey(signal);
  try {
    const address = await subscribeToPush(key);
    // A customer who has left or signed out in the meantime gets no notifications.
    signal.throwIfAborted();
    await sendPushAddress(address, signal);
  } catch (error) {
    await endPush();
    throw error;
  }
}

async function renew(signal: AbortSignal): Promise<void> {
  const address = await pushAddress();
  if (address !== null) await sendPushAddress(address, signal, 'shop');
}

async function unsubscribe(signal: AbortSignal): Promise<void> {
  const address = await pushAddress();
  if (address !== null) await endPushAddress(address.endpoint, signal);
  await endPush();
}

/**
 * Subscribes and unsubscribes this browser, for notifications that the shop's own server sends by
 * Web Push.
 */
export const shopPush: PushSubscriber = { subscribe, renew, unsubscribe };
