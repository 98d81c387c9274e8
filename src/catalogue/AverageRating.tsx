import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../shop/config.ts';
import { Rating } from '../ui/Rating.tsx';

/**
 * The number of decimals of an average rating. The requirements want as many as the shop's currency
 * has (ITEM-07); until the shop's config is loaded, it is 2.
 */
function useDigits(): number {
  const { data: config } = useQuery(configQuery());
  return config?.currency.digits ?? 2;
}

/** The average customer rating with a star and, when `count` is given, the number of ratings. */
export function AverageRating(rating: { value: number; count?: number }) {
  return <Rating {...rating} digits={useDigits()} />;
}

/** The average rating as a bare number, without a star, for the summary above the reviews. */
export function AverageNumber({ value }: { value: number }) {
  return <bdi dir="ltr">{value.toFixed(useDigits())}</bdi>;
}
