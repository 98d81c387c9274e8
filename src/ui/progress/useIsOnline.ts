import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../../platform/connection.ts';

/** Whether the browser believes it is online; true on the server and while its page is hydrated. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true);
}
