import { useFacts } from '../flow/useFlow.ts';
import { useRootContext } from '../shop/root.ts';

/** Calls `arrived` when the server has announced something new: a message or a notification. */
export function useArrivals(arrived: () => void): void {
  const updates = useRootContext((context) => context.updates);
  useFacts(updates ?? undefined, { 'updates.arrived': arrived });
}
