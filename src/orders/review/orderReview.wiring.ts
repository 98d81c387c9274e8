import { fromPromise } from 'xstate';
import {
  orderReviewMachine,
  type OrderRating,
  type RatingOutcome,
} from '../../../machines/orders/orderReview.machine.ts';
import { messageOf, refusedWith } from '../../../machines/rules/failure.ts';
import { reviewCourier, reviewItem } from '../../api/orders/calls.ts';

/** What one rating is known by among those of an order. */
export const ratingKey = ({ kind, id }: Pick<OrderRating, 'kind' | 'id'>): string =>
  `${kind}-${id}`;

/** Pictures by `ratingKey`: files are no part of a flow's state. */
type RatingPictures = ReadonlyMap<string, readonly File[]>;

/** One rating; that it was given before, perhaps by a send whose answer was lost, is no fault. */
async function send(
  orderId: number,
  rating: OrderRating,
  pictures: RatingPictures,
  signal: AbortSignal,
): Promise<RatingOutcome> {
  const review = { ...rating, orderId };
  try {
    if (rating.kind === 'courier') await reviewCourier(review, signal);
    else await reviewItem(review, pictures.get(ratingKey(rating)) ?? [], signal);
    return { rating, problem: null };
  } catch (error) {
    return { rating, problem: refusedWith(error, 'review') ? null : messageOf(error) };
  }
}

/** Reviews of an order with the server behind them. */
export const wireOrderReview = (orderId: number, pictures: RatingPictures) =>
  orderReviewMachine.provide({
    actors: {
      sendRatings: fromPromise<RatingOutcome[], { ratings: OrderRating[] }>(({ input, signal }) =>
        Promise.all(input.ratings.map((rating) => send(orderId, rating, pictures, signal))),
      ),
    },
  });
