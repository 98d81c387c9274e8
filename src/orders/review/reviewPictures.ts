import { storedPictures, type StoredPictures } from '../../shop/stored/storedPictures.ts';
import { forgetTypedRating } from '../../shop/stored/storedReview.ts';

/** The pictures of one rating that are not sent yet. */
export const reviewPictures = (orderId: number, key: string): StoredPictures =>
  storedPictures(`review ${orderId} ${key}`);

/** Deletes the draft of a rating, with its pictures, once the server has it. */
export async function forgetRating(orderId: number, key: string): Promise<void> {
  forgetTypedRating(orderId, key);
  await reviewPictures(orderId, key).forget();
}
