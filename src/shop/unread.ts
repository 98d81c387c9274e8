import { useSelector } from '@xstate/react';
import { useIsAwake } from '../flow/awake.ts';
import { useRootContext } from './root.ts';

/** How many messages of others the customer has not read; 0 of guests and until it is known (NAV-19). */
export function useUnread(): number {
  const updates = useRootContext((context) => context.updates);
  const unread = useSelector(updates ?? undefined, (snapshot) => snapshot?.context.unread ?? 0);
  return useIsAwake() ? unread : 0;
}
