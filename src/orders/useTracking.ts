import { useEffect } from 'react';
import { useFlow } from '../flow/useFlow.ts';
import { isVisible, onVisibilityChange } from '../platform/visibility.ts';
import { wiredTracking } from './wiring.ts';

/**
 * Tracks an order; it pauses while the page is in the background.
 * @param phone a guest's phone number; '' for a customer
 */
export function useTracking(orderId: string, phone: string) {
  const [snapshot, send, actor] = useFlow(wiredTracking, { input: { orderId, phone } });
  useEffect(
    () =>
      onVisibilityChange((visible) =>
        actor.send({ type: visible ? 'tracking.shown' : 'tracking.hidden' }),
      ),
    [actor],
  );
  const followed = snapshot.hasTag('live');
  useEffect(() => {
    // The page may already be hidden when tracking starts; tracking then pauses at once.
    if (followed && !isVisible()) actor.send({ type: 'tracking.hidden' });
  }, [actor, followed]);
  return [snapshot, send] as const;
}
