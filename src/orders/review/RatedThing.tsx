import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Store } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Avatar, StoreLogo } from '../../ui/Avatar.tsx';
import { Stage } from '../../ui/Stage.tsx';
import type { Rated } from './rated.ts';

/** One rating in its card; a line separates it from the one before. */
export const Thing = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding-block: 18px;
  > p {
    overflow-wrap: anywhere;
  }
  /* The place of the error message stays empty without an error, and must not add a gap. */
  > div:empty {
    display: none;
  }
  & + & {
    border-block-start: 1px solid var(--line);
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px 18px;
  align-items: center;
  overflow-wrap: anywhere;
  > [data-tint] {
    inline-size: 76px;
  }
  :is(h2, h3) {
    font: var(--type-label);
  }
  p {
    font: var(--type-sm);
    color: var(--text-3);
  }
  @media (max-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 14px;
    > [data-tint] {
      inline-size: 60px;
    }
  }
`;

/**
 * The stars are at the end of the line. On a phone they are below it, centred as long as the
 * customer can choose them. Stars that can be pressed have a larger area, which may reach into the
 * card's padding.
 */
const Stars = styled.div<{ $asked: boolean }>`
  margin-inline: ${({ $asked }) => ($asked ? '-6px' : '0')};
  @media (max-width: 640px) {
    grid-column: ${({ $asked }) => ($asked ? '1 / -1' : '2')};
    justify-self: ${({ $asked }) => ($asked ? 'center' : 'start')};
  }
`;

interface ThingLineProps {
  thing: Rated;
  stars: ReactNode;
  /** What the stars mean, in words; left out once the rating was sent. */
  word?: ReactNode;
}

/** A line with the picture, name and variation of one thing, and the stars at its end. */
export function ThingLine({ thing, stars, word }: ThingLineProps) {
  const { kind, id, name, imageUrl, variation } = thing;
  return (
    <Line>
      {kind === 'courier' ? (
        <Avatar name={name} image={imageUrl} size={56} />
      ) : (
        <Stage id={id} image={imageUrl} radius="var(--r-lg)" art="66%" />
      )}
      <div>
        {kind === 'courier' ? <h2>{name}</h2> : <h3>{name}</h3>}
        {variation !== '' && <p>{variation}</p>}
        {word}
      </div>
      <Stars $asked={word !== undefined}>{stars}</Stars>
    </Line>
  );
}

const GivenRow = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;
  color: var(--line-control);
  [data-lit] {
    color: var(--rating);
    fill: currentColor;
  }
  svg:last-of-type {
    margin-inline-end: 8px;
  }
  bdi {
    font: var(--type-label);
    color: var(--text);
  }
`;

/** Stars that the customer has given, with their number; they cannot be changed. */
function GivenStars({ count }: { count: number }) {
  return (
    <GivenRow role="img" aria-label={t('ui.rating', { rating: String(count) })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={18}
          strokeWidth={1.6}
          data-lit={star <= count || undefined}
          aria-hidden
        />
      ))}
      <bdi dir="ltr">{count}</bdi>
    </GivenRow>
  );
}

const Reply = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border-radius: var(--r-lg);
  background: var(--surface-quiet);
  font: var(--type-sm);
  color: var(--text-2);
  overflow-wrap: anywhere;
  b {
    font: var(--type-sm-strong);
    color: var(--text);
  }
`;

interface GivenRatingProps {
  thing: Rated;
  /** The store that may have replied; null when the order does not say which. */
  store: Store | null;
}

/** A rating that was sent: it is read-only, and shows what the store has replied. */
export function GivenRating({ thing, store }: GivenRatingProps) {
  const { sentReview } = thing;
  if (sentReview === null) return null;
  const { rating, comment, reply } = sentReview;
  return (
    <Thing>
      <ThingLine thing={thing} stars={<GivenStars count={rating} />} />
      {comment !== null && comment !== '' && <p dir="auto">{comment}</p>}
      {reply !== null && reply !== '' && store !== null && (
        <Reply>
          <StoreLogo id={store.id} name={store.name} image={store.logoUrl} size={40} />
          <div>
            <b>{store.name}</b>
            <p dir="auto">{reply}</p>
          </div>
        </Reply>
      )}
    </Thing>
  );
}
