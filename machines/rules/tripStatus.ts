import type { TripDetails } from './domain.ts';

/** Whether a customer may still cancel: until the provider has confirmed the trip. */
export const mayCancelTrip = ({ status }: Pick<TripDetails, 'status'>): boolean =>
  status === 'pending';

/** Whether a trip can be paid now: it is not over, and not paid yet. */
export const mayPayTrip = ({ status, paymentStatus }: TripDetails): boolean =>
  status !== 'canceled' && status !== 'completed' && paymentStatus !== 'paid';

/** Whether the vehicles of a trip can be reviewed. */
export const mayReviewTrip = ({ status }: Pick<TripDetails, 'status'>): boolean =>
  status === 'completed';

/** Whether the status of a trip is final. */
export const isTripOver = ({ status }: Pick<TripDetails, 'status'>): boolean =>
  status === 'completed' || status === 'canceled';
