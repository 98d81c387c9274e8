import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads the wallet's balance and the lists of orders again, after an order or a parcel was placed.
 * What was read before the order still counts as fresh for a moment.
 */
export function refreshAfterOrder(queryClient: QueryClient): void {
  for (const name of ['customer', 'wallet', 'orders']) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}
