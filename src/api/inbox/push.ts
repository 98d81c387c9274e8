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
 * Has the shop send notifications to a browser, in the present language, until the session ends.
 * @param asker `shop` for a browser that is named again by itself
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
 * Has the backend send notifications to a browser by Firebase Cloud Messaging.
 * @param token that Firebase knows this browser by
 * @param asker `shop` for a browser that is named again by itself
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

/** Has the shop send nothing more to a browser. */
export async function endPushAddress(endpoint: string, signal?: AbortSignal): Promise<void> {
  const call = client.POST('/sandbox/push/unsubscribe', {
    body: { endpoint },
    signal: patience(signal),
  });
  await answer(call, signal);
}
