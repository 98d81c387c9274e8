import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Item } from '../../../machines/rules/domain.ts';
import { Grid, Section, rail } from '../../ui/Layout.tsx';
import { CardSkeletons } from '../../ui/Skeleton.tsx';
import { ItemCard } from '../item/ItemCard.tsx';

/** Items in one row of a wide screen; below that a row to swipe, which leaves no gap at its end. */
export const Shelf = styled(Grid).attrs({ $columns: 5 as const })`
  @media (max-width: 1180px) {
    ${rail}
    gap: 14px;
    > * {
      inline-size: 212px;
    }
  }
  @media (max-width: 640px) {
    > * {
      inline-size: 168px;
    }
  }
`;

interface ItemRowProps {
  title: string;
  note?: string;
  /** The way to all of them. */
  action?: ReactNode;
  items: Item[];
  /** How many stand-ins are shown until the items are known; 0 once they are. */
  awaited: number;
}

/** A shelf of items; an empty one is no shelf. */
export function ItemRow({ items, awaited, ...head }: ItemRowProps) {
  if (items.length === 0 && awaited === 0) return null;
  return (
    <Section {...head}>
      <Shelf>
        {awaited > 0 && <CardSkeletons count={awaited} ratio="1" />}
        {items.map((item) => (
          <ItemCard key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </Shelf>
    </Section>
  );
}
