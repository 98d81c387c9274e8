import type { PushAddress } from '../../platform/push.ts';
import { answer, client, patience } from '../client.ts';
import { asObject, asText } from '../scalars.ts';
import type { AnswerTo } from '../wire.ts';

/** The shop's public key, with which a browser subscribes at its push service. */
export async function fetchPushKey(signal?: AbortSignal): Promise<string> {
  const call = client.GET('/sandbox/push/key', { signal: patience(signal) });
  return asText(asObject<AnswerTo<'getPushKey'>>(await answer(call, signal)).key);
}

/**
 * Makes the shop send push notifications to a browser, in the app's current language, until the
 * session ends. `endpoint` and `keys` come from the browser's push subscription.
 * @param asker `shop` when the app renews the subscription without an action of the customer
 */
export async function sendPushAddress(
  { endpoint, keys }: PushAddress,
  signal?: AbortSignal,
  asker: 'customer' | 'shop' = 'customer',
): Promise<void> {
  const call = client.POST('/sandbox/push/subscribe', {
    body: { endpoint, keys },
    signal: patience(signal),
  });
  await answer(call, signal, asker);
}

/**
 * Makes the backend send notifications to a browser by Firebase Cloud Messaging.
 * @param token Firebase's name for this browser
 * @param asker `shop` when the app renews the registration without an action of the customer
 */
export async function sendMessagingToken(
  token: string,
  signal?: AbortSignal,
  asker: 'customer' | 'shop' = 'customer',
): Promise<void> {
  const call = client.PUT('/api/v1/customer/cm-firebase-token', {
    body: { cm_firebase_token: token },
    signal: patience(signal),
  });
  await answer(call, signal, asker);
}

/** Ends a browser's push subscription: the shop sends it no more notifications. */
export async function endPushAddress(endpoint: string, signal?: AbortSignal): Promise<void> {
  const call = client.POST('/sandbox/push/unsubscribe', {
    body: { endpoint },
    signal: patience(signal),
  });
  await answer(call, signal);
}
