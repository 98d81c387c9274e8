import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { Review, Store } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { formatNumber, t } from '../../messages/index.ts';
import { AverageNumber } from '../AverageRating.tsx';
import { Field, InputFrame } from '../../ui/Field.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { storeReviewsQuery } from '../itemQueries.ts';
import { ReviewEntry, Reviews } from '../ReviewList.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 72ch);
  gap: 64px;
  align-items: start;
  margin-block-start: 32px;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

const Summary = styled.div`
  display: grid;
  gap: 16px;
  > b {
    font: var(--type-display);
    letter-spacing: var(--track-h1);
  }
`;

const Stars = styled.ol`
  display: grid;
  gap: 8px;
  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) 48px;
    gap: 10px;
    align-items: center;
    font: var(--type-sm);
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  li > bdi {
    text-align: end;
  }
`;

const sortings = ['newest', 'highest', 'lowest'] as const;
type Sorting = (typeof sortings)[number];

const orders: Record<Sorting, (a: Review, b: Review) => number> = {
  newest: (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
};

/**
 * A store's reviews: how many there are for each number of stars, and their texts with the store's
 * replies (CAT-10).
 */
export function StoreReviews({ store }: { store: Store }) {
  const [sorting, setSorting] = useState<Sorting>('newest');
  const query = useQuery({ ...storeReviewsQuery(store.id), enabled: store.reviewsEnabled });
  if (!store.reviewsEnabled) return <Notice>{t('catalogue.store.noReviewPlan')}</Notice>;
  if (query.isPending) return <Skeleton $height="16rem" />;
  if (query.data === undefined) {
    return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (query.data.length === 0) {
    return (
      <EmptyPanel title={t('catalogue.store.noReviews')} object="speech-balloon" tint="rental" />
    );
  }
  return (
    <Columns>
      <Distribution store={store} />
      <div>
        <Row $between $wrap style={{ marginBlockEnd: 24 }}>
          <SortField value={sorting} onChange={setSorting} />
        </Row>
        <Reviews>
          {query.data.toSorted(orders[sorting]).map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
        </Reviews>
      </div>
    </Columns>
  );
}

function SortField({ value, onChange }: { value: Sorting; onChange: (value: Sorting) => void }) {
  return (
    <Field label={t('catalogue.results.sort')}>
      {(ids) => (
        <InputFrame>
          <select
            {...ids}
            value={value}
            onChange={({ target }) => {
              const chosen = sortings.find((one) => one === target.value);
              if (chosen !== undefined) onChange(chosen);
            }}
          >
            {sortings.map((one) => (
              <option key={one} value={one}>
                {t(`catalogue.reviews.sort.${one}`)}
              </option>
            ))}
          </select>
        </InputFrame>
      )}
    </Field>
  );
}

function Distribution({ store: { avgRating, ratingCount, ratings } }: { store: Store }) {
  const all = ratings.reduce((sum, count) => sum + count, 0);
  return (
    <Summary>
      <b>
        <AverageNumber value={avgRating} />
      </b>
      <p>{t('catalogue.reviews.count', { count: ratingCount })}</p>
      {all > 0 && (
        <Stars aria-label={t('catalogue.reviews.distribution')}>
          {ratings.map((count, at) => (
            <li key={at}>
              <Rating value={5 - at} digits={0} />
              <ProgressBar
                percent={(count / all) * 100}
                label={t('catalogue.reviews.share', { stars: 5 - at, count })}
              />
              <bdi>{formatNumber(count)}</bdi>
            </li>
          ))}
        </Stars>
      )}
    </Summary>
  );
}
