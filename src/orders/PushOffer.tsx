import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIsSignedIn } from '../identity/index.ts';
import { configQuery } from '../shop/config.ts';
import { NotificationOffer } from '../shop/permission/lazyParts.ts';
import { Boundary, Nothing } from '../site/index.ts';

/**
 * The offer of notifications below an order of a customer: the server knows no browser of a guest,
 * and a backend without a stream has no such notifications (openapi/sandbox/post/webPush.md).
 */
export function PushOffer() {
  const signedIn = useIsSignedIn();
  const { data: config } = useQuery(configQuery());
  if (!signedIn || config?.eventStream !== true) return null;
  return (
    <Boundary instead={Nothing}>
      <Suspense>
        <NotificationOffer />
      </Suspense>
    </Boundary>
  );
}
