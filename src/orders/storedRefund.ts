import type { Stored } from '../platform/stored/schema.ts';
import { get, set } from '../platform/stored/store.ts';
import { storedPictures, type StoredPictures } from '../shop/stored/storedPictures.ts';

/** The draft of a refund request: the chosen reason, null before one is chosen, and the note. */
type RefundDraft = Stored<'refundDrafts'>[string];

/** The draft of an order's refund request that is not sent yet; an empty one when there is none. */
export const storedRefund = (orderId: string): RefundDraft =>
  get('refundDrafts')?.[orderId] ?? { reason: null, note: '' };

/** Stores the draft of an order's refund request, so that it survives a reload (DATA-17). */
export function storeRefund(orderId: string, draft: RefundDraft): void {
  set('refundDrafts', { ...get('refundDrafts'), [orderId]: draft });
}

/** The pictures of an order's refund request that are not sent yet. */
export const refundPictures = (orderId: string): StoredPictures =>
  storedPictures(`refund ${orderId}`);

/** Deletes the draft of an order's refund request, with its pictures, once the server has it. */
export async function forgetRefund(orderId: string): Promise<void> {
  const { [orderId]: _, ...others } = get('refundDrafts') ?? {};
  set('refundDrafts', others);
  await refundPictures(orderId).forget();
}
