import type { MessagingService, ShopConfig } from '../../../machines/rules/domain.ts';

/** The shop's registration at Firebase Cloud Messaging, which needs all of these fields. */
export interface MessagingSetup {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  pushKey: string;
}

/**
 * The shop's registration at Firebase Cloud Messaging, each field from the backend's config or else
 * from the build; null when a field is missing in both.
 */
export function messagingSetup(service: MessagingService): MessagingSetup | null {
  const setup = {
    apiKey: service.apiKey ?? import.meta.env.VITE_FIREBASE_API_KEY ?? '',
    projectId: service.projectId ?? import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
    appId: service.appId ?? import.meta.env.VITE_FIREBASE_APP_ID ?? '',
    messagingSenderId: service.senderId ?? import.meta.env.VITE_FIREBASE_SENDER_ID ?? '',
    pushKey: service.pushKey ?? import.meta.env.VITE_FIREBASE_VAPID_KEY ?? '',
  };
  return Object.values(setup).includes('') ? null : setup;
}

/** The origins that a browser calls to register at Firebase Cloud Messaging and to unregister. */
export const messagingOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * Who sends push notifications: Firebase, with the shop's registration there, or the shop's
 * backend.
 */
export type NotificationSender = MessagingSetup | 'shop';

/**
 * Who sends notifications to browsers in which the shop is not open: Firebase where it is
 * configured, else the shop's backend by Web Push if it has an event stream, else nobody (null).
 * See openapi/sandbox/post/webPush.md.
 */
export const notificationSender = ({
  messaging,
  eventStream,
}: Pick<ShopConfig, 'messaging' | 'eventStream'>): NotificationSender | null =>
  messagingSetup(messaging) ?? (eventStream ? 'shop' : null);
