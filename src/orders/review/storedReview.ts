import type { Stored } from '../../platform/stored/schema.ts';
import { get, set } from '../../platform/stored/store.ts';
import { storedPictures, type StoredPictures } from '../../shop/storedPictures.ts';

/** Stars and words for what an order brought, by `ratingKey`. */
export type TypedRatings = Stored<'typedReviews'>[string];

/** What was typed of an order and not sent yet. */
export const storedReview = (orderId: number): TypedRatings =>
  get('typedReviews')?.[String(orderId)] ?? {};

/** Stores what is typed of an order; an order of which nothing is left is not named any more. */
export function storeReview(orderId: number, ratings: TypedRatings): void {
  const { [String(orderId)]: _, ...others } = get('typedReviews') ?? {};
  const isEmpty = Object.keys(ratings).length === 0;
  set('typedReviews', isEmpty ? others : { ...others, [orderId]: ratings });
}

/** The pictures of one rating that are not sent yet. */
export const reviewPictures = (orderId: number, key: string): StoredPictures =>
  storedPictures(`review ${orderId} ${key}`);

/** Forgets a rating that the server has. */
export async function forgetRating(orderId: number, key: string): Promise<void> {
  const { [key]: _, ...others } = storedReview(orderId);
  storeReview(orderId, others);
  await reviewPictures(orderId, key).forget();
}
