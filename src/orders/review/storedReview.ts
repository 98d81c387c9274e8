import type { Stored } from '../../platform/stored/schema.ts';
import { get, set } from '../../platform/stored/store.ts';
import { storedPictures, type StoredPictures } from '../../shop/storedPictures.ts';

/** The draft of an order's review: stars and text, by a key for each thing such as `item-12`. */
export type TypedRatings = Stored<'typedReviews'>[string];

/** The draft of an order's review that is not sent yet; {} when there is none. */
export const storedReview = (orderId: number): TypedRatings =>
  get('typedReviews')?.[String(orderId)] ?? {};

/** Stores the draft of an order's review; without ratings it removes the order's entry. */
export function storeReview(orderId: number, ratings: TypedRatings): void {
  const { [String(orderId)]: _, ...others } = get('typedReviews') ?? {};
  const isEmpty = Object.keys(ratings).length === 0;
  set('typedReviews', isEmpty ? others : { ...others, [orderId]: ratings });
}

/** The pictures of one rating that are not sent yet. */
export const reviewPictures = (orderId: number, key: string): StoredPictures =>
  storedPictures(`review ${orderId} ${key}`);

/** Deletes the draft of a rating, with its pictures, once the server has it. */
export async function forgetRating(orderId: number, key: string): Promise<void> {
  const { [key]: _, ...others } = storedReview(orderId);
  storeReview(orderId, others);
  await reviewPictures(orderId, key).forget();
}
