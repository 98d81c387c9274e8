import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import type { MessagingSetup } from '../../api/inbox/messaging.ts';
import { sendMessagingToken } from '../../api/inbox/push.ts';
import { endPush } from '../../platform/endPush.ts';
import { pushWorker, subscribeToPush } from '../../platform/push.ts';
import type { PushSubscriber } from './shopPush.ts';

/**
 * Subscribes and unsubscribes this browser, for notifications that the backend sends by Firebase
 * Cloud Messaging.
 */
export function firebasePush({ pushKey, ...setup }: MessagingSetup): PushSubscriber {
  // Called again with the same name and values, `initializeApp` returns the same app.
  const messaging = () => getMessaging(initializeApp(setup, 'notifications'));
  /** The token by which Firebase knows this browser; the SDK stores it and renews it weekly. */
  const tokenOf = async (): Promise<string> => {
    // Firebase uses any subscription that the browser has, even one with another sender's key.
    await subscribeToPush(pushKey);
    const serviceWorkerRegistration = await pushWorker();
    return getToken(messaging(), { vapidKey: pushKey, serviceWorkerRegistration });
  };
  return {
    subscribe: async (signal) => {
      try {
        const token = await tokenOf();
        // A customer who has left or signed out in the meantime gets no notifications.
        signal.throwIfAborted();
        await sendMessagingToken(token, signal);
      } catch (error) {
        await endPush();
        throw error;
      }
    },
    renew: async (signal) => sendMessagingToken(await tokenOf(), signal, 'shop'),
    unsubscribe: async () => {
      // The SDK can delete a token only after it was given the service worker, which getToken does.
      await tokenOf();
      await deleteToken(messaging());
      await endPush();
    },
  };
}
