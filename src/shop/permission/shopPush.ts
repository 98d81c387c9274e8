import { endPushAddress, fetchPushKey, sendPushAddress } from '../../api/inbox/push.ts';
import { endPush } from '../../platform/endPush.ts';
import { pushAddress, subscribeToPush } from '../../platform/push.ts';

/** How this browser is named to whoever sends, named again, and forgotten. */
export interface PushWay {
  subscribe(signal: AbortSignal): Promise<void>;
  renew(signal: AbortSignal): Promise<void>;
  unsubscribe(signal: AbortSignal): Promise<void>;
}

/** Subscribes the browser and names it to the shop; when one of both fails, nothing is left of it. */
async function subscribe(signal: AbortSignal): Promise<void> {
  const key = await fetchPushKey(signal);
  try {
    const address = await subscribeToPush(key);
    // Who has left or signed out meanwhile gets no notifications.
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

/** Notifications that the shop sends by web push of its own. */
export const shopPush: PushWay = { subscribe, renew, unsubscribe };
