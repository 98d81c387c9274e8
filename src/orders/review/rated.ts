import type { OrderRating } from '../../../machines/orders/orderReview.machine.ts';
import type { ItemReview, Order, OrderLine } from '../../../machines/rules/domain.ts';
import { listOf } from '../../messages/index.ts';

/** The customer's review of one thing; `reply` is the store's answer, null without one. */
export type SentReview = Pick<ItemReview, 'rating' | 'comment' | 'reply'>;

/** The courier or an item, each of which gets one rating. */
export interface Rated {
  kind: OrderRating['kind'];
  id: number;
  name: string;
  imageUrl: string | null;
  /** The ordered variations of an item, such as "Large"; '' for the courier, and without any. */
  variation: string;
  /** The review that the customer has sent already. */
  sentReview: SentReview | null;
}

/** The variations in which an item was ordered, each once; '' when it has none. */
function variationsOf(itemId: number, lines: readonly OrderLine[]): string {
  const ofItem = lines.filter((line) => line.itemId === itemId);
  const variations = new Set(ofItem.map(({ options }) => listOf(options)));
  return [...variations].filter(Boolean).join(' · ');
}

/**
 * What can be rated: the courier, if there is one, and each item once, even if several lines have
 * it.
 */
export function ratedOf(
  { courier, reviews }: Order,
  lines: readonly OrderLine[],
  courierReview: Omit<SentReview, 'reply'> | null,
): Rated[] {
  const items = new Map(
    lines.flatMap(({ itemId, name, imageUrl }): [number, Rated][] => {
      if (itemId === null) return [];
      const sentReview = reviews.find((review) => review.itemId === itemId) ?? null;
      const variation = variationsOf(itemId, lines);
      return [[itemId, { kind: 'item', id: itemId, name, imageUrl, variation, sentReview }]];
    }),
  );
  if (courier === null) return [...items.values()];
  const { id, name, imageUrl } = courier;
  const sentReview = courierReview && { ...courierReview, reply: null };
  return [{ kind: 'courier', id, name, imageUrl, variation: '', sentReview }, ...items.values()];
}
