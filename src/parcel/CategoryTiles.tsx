import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Currency, ParcelCategory } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { Stage } from '../ui/Stage.tsx';

/** The grid of tiles for the kinds of parcels, as many in a line as there is room for. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(184px, 1fr));
  gap: 16px;
  > li {
    display: grid;
  }
  @media (max-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

/** A tile, used as a button or as a link; a chosen one has a ring around it. */
export const Tile = styled.button`
  display: grid;
  align-content: start;
  gap: 12px;
  inline-size: 100%;
  padding: 10px 10px 16px;
  border-radius: var(--r-xl);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  background: var(--surface);
  text-align: start;
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--accent);
    background: var(--accent-softer);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--accent-softer);
    }
  }
`;

const Words = styled.span`
  display: grid;
  gap: 3px;
  padding-inline: 6px;
  b {
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
  small:last-child {
    font: var(--type-sm-strong);
    color: var(--text);
  }
`;

interface CategoryWordsProps {
  category: ParcelCategory;
  /** The price of one km in the shop's currency; null when it is unknown. */
  perKm: number | null;
  currency: Currency;
}

/**
 * The content of a kind's tile: picture, name, description or weight limit, and the price of one
 * km.
 */
export function CategoryWords({ category, perKm, currency }: CategoryWordsProps): ReactNode {
  const { id, name, description, imageUrl, maximumKg } = category;
  return (
    <>
      <Stage id={id} image={imageUrl} ratio="1.2" />
      <Words>
        <b>{name}</b>
        <small>
          {description || (maximumKg === null ? '' : t('parcel.upTo', { most: maximumKg }))}
        </small>
        {perKm !== null && (
          <small>{t('parcel.perKm', { amount: isolatedMoney(perKm, currency) })}</small>
        )}
      </Words>
    </>
  );
}
