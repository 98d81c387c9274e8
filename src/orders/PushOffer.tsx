import { useQuery } from '@tanstack/react-query';
import { notificationSender } from '../api/inbox/messaging.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { configQuery } from '../shop/config.ts';
import { NotificationOffer } from '../shop/permission/lazyParts.ts';
import { Nothing } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';

/**
 * Offers push notifications below an order. Renders nothing when the backend cannot send them, and
 * for guests, because the server sends them only to signed-in customers (OPEN-73).
 */
export function PushOffer() {
  const signedIn = useIsSignedIn();
  const { data: config } = useQuery(configQuery());
  const sender = config === undefined ? null : notificationSender(config);
  if (!signedIn || sender === null) return null;
  return (
    <Delayed instead={Nothing}>
      <NotificationOffer sender={sender} />
    </Delayed>
  );
}
