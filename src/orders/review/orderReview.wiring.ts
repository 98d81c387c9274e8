import { fromPromise } from 'xstate';
import {
  orderReviewMachine,
  type OrderRating,
  type RatingOutcome,
} from '../../../machines/orders/orderReview.machine.ts';
import { messageOf, refusedWith } from '../../../machines/rules/failure.ts';
import { reviewCourier, reviewItem } from '../../api/orders/calls.ts';
import { forgetRating, reviewPictures } from './reviewPictures.ts';

/** The key of a rating among those of one order, such as `item-12`. */
export const ratingKey = ({ kind, id }: Pick<OrderRating, 'kind' | 'id'>): string =>
  `${kind}-${id}`;

/**
 * Sends one rating. A refusal because it already exists counts as success: an earlier send may have
 * lost its answer.
 */
async function send(
  orderId: number,
  rating: OrderRating,
  signal: AbortSignal,
): Promise<RatingOutcome> {
  const review = { ...rating, orderId };
  const key = ratingKey(rating);
  try {
    if (rating.kind === 'courier') await reviewCourier(review, signal);
    else {
      const pictures = await reviewPictures(orderId, key).load();
      await reviewItem(
        review,
        pictures.map(({ file }) => file),
        signal,
      );
    }
  } catch (error) {
    if (!refusedWith(error, 'review')) return { rating, problem: messageOf(error) };
  }
  await forgetRating(orderId, key);
  return { rating, problem: null };
}

/** The statechart for reviewing an order, with its actors connected to the server. */
export const wireOrderReview = (orderId: number) =>
  orderReviewMachine.provide({
    actors: {
      sendRatings: fromPromise<RatingOutcome[], { ratings: OrderRating[] }>(({ input, signal }) =>
        Promise.all(input.ratings.map((rating) => send(orderId, rating, signal))),
      ),
    },
  });
