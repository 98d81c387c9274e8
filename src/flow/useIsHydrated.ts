import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/**
 * Whether the part of the page that asks is past its hydration. A part that is hydrated late may know
 * more than the server did, such as the customer, and has to be drawn first as the server drew it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
