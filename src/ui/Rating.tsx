import { Star } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: var(--type-sm-strong);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  svg {
    color: var(--rating);
    fill: currentColor;
  }
  small {
    font: inherit;
    font-weight: 450;
    color: var(--text-3);
  }
`;

/** A rating as a star and a number, with the count of ratings when known (ITEM-07). */
export function Rating({
  value,
  count,
  digits,
}: {
  value: number;
  count?: number;
  /** The number of decimals: the shop's setting for an average, 0 for one customer's stars. */
  digits: number;
}) {
  const text = value.toFixed(digits);
  return (
    <Row role="img" aria-label={t('ui.rating', { rating: text })}>
      <Star size={15} strokeWidth={1.5} aria-hidden />
      <bdi dir="ltr">{text}</bdi>
      {count !== undefined && count > 0 && (
        <small>
          <bdi dir="ltr">({count})</bdi>
        </small>
      )}
    </Row>
  );
}

const Mark = styled.span<{ $veg: boolean }>`
  inline-size: 16px;
  block-size: 16px;
  border-radius: 4px;
  border: 1.75px solid ${({ $veg }) => ($veg ? 'var(--veg)' : 'var(--nonveg)')};
  display: inline-grid;
  place-items: center;
  flex: none;
  forced-color-adjust: none;
  &::before {
    content: '';
    inline-size: ${({ $veg }) => ($veg ? '7px' : '8px')};
    block-size: 7px;
    border-radius: ${({ $veg }) => ($veg ? '50%' : '0')};
    background: ${({ $veg }) => ($veg ? 'var(--veg)' : 'var(--nonveg)')};
    clip-path: ${({ $veg }) => ($veg ? 'none' : 'polygon(50% 0, 100% 100%, 0 100%)')};
  }
`;

/**
 * The mark of a vegetarian item (a dot) or a non-vegetarian one (a triangle). The shapes differ, so
 * that the mark does not depend on colour (ITEM-04).
 */
export function VegMark({ veg }: { veg: boolean }) {
  return <Mark $veg={veg} role="img" aria-label={t(veg ? 'ui.veg' : 'ui.nonVeg')} />;
}
