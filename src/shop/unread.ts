import { useSelector } from '@xstate/react';
import { useIsAwake } from '../flow/awake.ts';
import { useRootContext } from './root.ts';

/**
 * The number of messages that the customer has not read; 0 for guests and while unknown (NAV-19).
 */
export function useUnread(): number {
  const updates = useRootContext((context) => context.updates);
  const unread = useSelector(updates ?? undefined, (snapshot) => snapshot?.context.unread ?? 0);
  return useIsAwake() ? unread : 0;
}
