import type { MessagingService, ShopConfig } from '../../../machines/rules/domain.ts';

/** How the shop is known at Firebase Cloud Messaging; all of it is needed there. */
export interface MessagingSetup {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  pushKey: string;
}

/** The shop's registration by the config or else the build; null where one part is named by neither. */
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

/** What a browser calls to be known at Firebase Cloud Messaging, and to be forgotten there. */
export const messagingOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Firebase by the shop's registration there, or the shop itself. */
export type NotificationSender = MessagingSetup | 'shop';

/**
 * Who sends notifications to browsers in which the shop is closed: Firebase where the operator names
 * it, else a shop that has a stream of events, by web push of its own; null: nobody
 * (openapi/sandbox/post/webPush.md).
 */
export const notificationSender = ({
  messaging,
  eventStream,
}: Pick<ShopConfig, 'messaging' | 'eventStream'>): NotificationSender | null =>
  messagingSetup(messaging) ?? (eventStream ? 'shop' : null);
