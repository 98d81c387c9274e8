import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Page, VehicleReview } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { formatDate, t } from '../../messages/index.ts';
import { AverageNumber } from '../../catalogue/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

const Summary = styled.div`
  > b {
    font: 800 3.25rem/1 var(--font);
    letter-spacing: -0.04em;
  }
  > p {
    margin-block-start: 6px;
    font: var(--type-sm);
    color: var(--text-2);
  }
  ol {
    display: grid;
    gap: 6px;
    margin-block-start: 14px;
  }
  li {
    display: grid;
    grid-template-columns: 12px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    font: var(--type-xs);
  }
`;

const List = styled.ul`
  display: grid;
  gap: 18px;
  > li + li {
    border-block-start: 1px solid var(--line);
    padding-block-start: 18px;
  }
  header {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  header > span:nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }
  b {
    display: block;
    font: var(--type-label);
  }
  time,
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
  p {
    margin-block-start: 10px;
    color: var(--text-2);
  }
  header + ul,
  p + ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 10px;
  }
  li li a {
    display: grid;
    place-items: center;
    inline-size: 72px;
    aspect-ratio: 1;
    border-radius: var(--r-lg);
    background: var(--surface-quiet);
  }
  blockquote {
    margin: 10px 0 0;
    padding: 12px 16px;
    border-radius: var(--r-lg);
    background: var(--surface-quiet);
    font: var(--type-sm);
  }
`;

interface VehicleReviewsProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<VehicleReview>>>;
  average: number;
  count: number;
  /** The number of reviews for each number of stars, five stars first; empty when unknown. */
  ratings: number[];
  /** Whether the reviews are of several vehicles, so that each names its vehicle. */
  named?: boolean;
}

/** The reviews of a vehicle, or of all vehicles of a provider, with their average. */
export function VehicleReviews({
  query,
  average,
  count,
  ratings,
  named = false,
}: VehicleReviewsProps) {
  if (query.isPending) return <Skeleton $height="12rem" />;
  if (query.data === undefined) {
    return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  const reviews = query.data.pages.flatMap(({ rows }) => rows);
  if (reviews.length === 0 && count === 0) {
    return <EmptyPanel title={t('catalogue.store.noReviews')} object="speech-balloon" />;
  }
  const all = ratings.reduce((sum, each) => sum + each, 0);
  return (
    <Columns>
      <Summary>
        <b>
          <AverageNumber value={average} />
        </b>
        <p>{t('catalogue.reviews.count', { count })}</p>
        {all > 0 && (
          <ol aria-label={t('catalogue.reviews.distribution')}>
            {ratings.map((each, at) => (
              <li key={at}>
                {5 - at}
                <ProgressBar
                  percent={(each / all) * 100}
                  label={t('catalogue.reviews.share', { stars: 5 - at, count: each })}
                />
              </li>
            ))}
          </ol>
        )}
      </Summary>
      <div>
        {reviews.length === 0 && <p>{t('rental.reviews.noWords')}</p>}
        <List>
          {reviews.map((review) => (
            <Entry key={review.id} review={review} named={named} />
          ))}
        </List>
        {query.isFetchNextPageError ? (
          <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.fetchNextPage()} />
        ) : (
          query.hasNextPage && (
            <LoadMore
              loading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
            />
          )
        )}
      </div>
    </Columns>
  );
}

function Entry({ review, named }: { review: VehicleReview; named: boolean }) {
  const name = review.customerName ?? t('catalogue.product.customer');
  const date = formatDate(review.createdAt ?? '');
  const pictures = review.pictureUrls;
  return (
    <li>
      <header>
        <Avatar name={name} image={review.customerImageUrl} size={42} />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          {date !== '' && <time dateTime={review.createdAt ?? ''}>{date}</time>}
        </span>
        <Rating value={review.rating} digits={0} />
      </header>
      {named && review.vehicleName !== null && <small>{review.vehicleName}</small>}
      {review.comment !== null && <p dir="auto">{review.comment}</p>}
      {pictures.length > 0 && (
        <ul>
          {pictures.map((url, at) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('rental.reviews.picture', { number: at + 1, count: pictures.length })}
              >
                <Picture src={url} alt="" size={52} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.reply !== null && (
        <blockquote>
          <small>{t('rental.reply')}</small>
          <div dir="auto">{review.reply}</div>
        </blockquote>
      )}
    </li>
  );
}
