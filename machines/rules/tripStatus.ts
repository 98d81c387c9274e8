import type { TripDetails } from './domain.ts';

/** Whether a customer may still cancel: while the provider has not confirmed. */
export const mayCancelTrip = ({ status }: Pick<TripDetails, 'status'>): boolean =>
  status === 'pending';

/** Whether a trip can be paid now: it runs and is not paid. */
export const mayPayTrip = ({ status, paymentStatus }: TripDetails): boolean =>
  status !== 'canceled' && status !== 'completed' && paymentStatus !== 'paid';

/** Whether the vehicles of a trip can be reviewed. */
export const mayReviewTrip = ({ status }: Pick<TripDetails, 'status'>): boolean =>
  status === 'completed';

/** Whether nothing of a trip changes any more. */
export const isTripOver = ({ status }: Pick<TripDetails, 'status'>): boolean =>
  status === 'completed' || status === 'canceled';
