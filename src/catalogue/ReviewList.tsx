import { useInfiniteQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Review } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { formatDate, t } from '../messages/index.ts';
import { useStoreWord } from '../modules/index.ts';
import { NextPage } from '../ui/list/NextPage.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Rating } from '../ui/Rating.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { itemReviewsQuery } from './itemQueries.ts';

/** The styled list around review entries. */
export const Reviews = styled.ul`
  display: grid;
  gap: var(--sp-6);
`;

const Entry = styled.li`
  display: grid;
  gap: 6px;
  padding-block-end: var(--sp-6);
  border-block-end: 1px solid var(--line);
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  b {
    font: var(--type-label);
  }
  time {
    font: var(--type-sm);
    color: var(--text-3);
  }
  blockquote {
    margin: 6px 0 0;
    padding: 12px 16px;
    border-radius: var(--r-lg);
    background: var(--surface-quiet);
    font: var(--type-sm);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

/** The customer reviews of an item, loaded a page at a time. */
export function ReviewList({ itemId }: { itemId: number }) {
  const query = useInfiniteQuery(itemReviewsQuery(itemId));
  if (query.isPending) {
    return (
      <Reviews>
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <Skeleton $height="92px" />
          </li>
        ))}
      </Reviews>
    );
  }
  if (query.data === undefined) {
    return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  const reviews = query.data.pages.flatMap((page) => page.rows);
  if (reviews.length === 0) {
    return (
      <EmptyPanel title={t('catalogue.store.noReviews')} object="speech-balloon" tint="rental" />
    );
  }
  return (
    <>
      <Reviews>
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </Reviews>
      <NextPage query={query} />
    </>
  );
}

/** One review: the customer's name, stars, date, reviewed item, comment, and the store's reply. */
export function ReviewEntry({ review }: { review: Review }) {
  const store = useStoreWord();
  const date = formatDate(review.createdAt ?? '');
  return (
    <Entry>
      <div>
        <b>
          <bdi>{review.customerName ?? t('catalogue.product.customer')}</bdi>
        </b>
        <Rating value={review.rating} digits={0} />
        {date !== '' && <time dateTime={review.createdAt ?? ''}>{date}</time>}
        {review.itemName !== null && <span>{review.itemName}</span>}
      </div>
      {review.comment !== null && <p dir="auto">{review.comment}</p>}
      {review.reply !== null && (
        <blockquote>
          <small>{t('catalogue.store.reply', { store })}</small>
          <div dir="auto">{review.reply}</div>
        </blockquote>
      )}
    </Entry>
  );
}
