import type { Stored } from '../platform/stored/schema.ts';
import { get, set } from '../platform/stored/store.ts';

/** What was typed for each way to pay outside the shop, by the way's id and the form's field. */
export type OfflineDraft = Stored<'offlineDrafts'>[string];

/** The details of an order's payment outside the shop that are not sent yet. */
export const storedOffline = (orderId: number): OfflineDraft =>
  get('offlineDrafts')?.[orderId] ?? {};

/** Stores the details of an order's payment outside the shop, so that they survive a reload. */
export function storeOffline(orderId: number, draft: OfflineDraft): void {
  set('offlineDrafts', { ...get('offlineDrafts'), [orderId]: draft });
}

/** Deletes the details of an order's payment outside the shop once the server has them. */
export function forgetOffline(orderId: number): void {
  const { [orderId]: _, ...others } = get('offlineDrafts') ?? {};
  set('offlineDrafts', others);
}
