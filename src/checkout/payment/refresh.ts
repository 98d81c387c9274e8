import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads the wallet's balance, the points and both histories again, after one of them has changed.
 * What was read before still counts as fresh for a moment. Resolves when the visible ones are read.
 */
export const refreshBalances = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['customer', 'wallet', 'points'].map((name) => client.invalidateQueries({ queryKey: [name] })),
  );

/** Reads balances and lists of orders again, after an order or a parcel was placed. */
export function refreshAfterOrder(client: QueryClient): void {
  void refreshBalances(client);
  void client.invalidateQueries({ queryKey: ['orders'] });
}
