import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../shop/config.ts';
import { Rating } from '../ui/Rating.tsx';

/** Decimals of an average rating: those of the shop's amounts (ITEM-07). */
function useDigits(): number {
  const { data: config } = useQuery(configQuery());
  return config?.currency.digits ?? 2;
}

/** What customers think of something on average, with a star, and the count of them when known. */
export function AverageRating(rating: { value: number; count?: number }) {
  return <Rating {...rating} digits={useDigits()} />;
}

/** The average alone, for the head of its reviews. */
export function AverageNumber({ value }: { value: number }) {
  return <bdi dir="ltr">{value.toFixed(useDigits())}</bdi>;
}
