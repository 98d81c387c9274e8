import type { Stored } from '../../platform/stored/schema.ts';
import { get, set } from '../../platform/stored/store.ts';

/** The draft of a review: stars and text, by a key for each thing such as `item-12`. */
export type TypedRatings = Stored<'typedReviews'>[string];

/** What is reviewed: an order, by its id, or a trip, which may have the same number. */
type Reviewed = number | `trip ${number}`;

/** The draft of a review that is not sent yet; {} when there is none. */
export const storedReview = (of: Reviewed): TypedRatings => get('typedReviews')?.[of] ?? {};

/** Stores the draft of a review; without ratings it removes the entry (API-02, DATA-17). */
export function storeReview(of: Reviewed, ratings: TypedRatings): void {
  const { [of]: _, ...others } = get('typedReviews') ?? {};
  const isEmpty = Object.keys(ratings).length === 0;
  set('typedReviews', isEmpty ? others : { ...others, [of]: ratings });
}

/** Deletes the draft of one rating, once the server has it. */
export function forgetTypedRating(of: Reviewed, key: string): void {
  const { [key]: _, ...others } = storedReview(of);
  storeReview(of, others);
}
