import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Item } from '../../../machines/rules/domain.ts';
import { Grid, Section, rail } from '../../ui/Layout.tsx';
import { CardSkeletons } from '../../ui/Skeleton.tsx';
import { ItemCard } from '../item/ItemCard.tsx';

/** Five items side by side on a wide screen; on narrower ones a row that scrolls sideways. */
export const ItemRail = styled(Grid).attrs({ $columns: 5 as const })`
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
  /** The link to the complete list. */
  action?: ReactNode;
  items: Item[];
  /** How many skeletons are shown while the items load; 0 afterwards. */
  awaited: number;
}

/** A titled row of items. Renders nothing when there are neither items nor skeletons to show. */
export function ItemRow({ items, awaited, ...head }: ItemRowProps) {
  if (items.length === 0 && awaited === 0) return null;
  return (
    <Section {...head}>
      <ItemRail>
        {awaited > 0 && <CardSkeletons count={awaited} ratio="1" />}
        {items.map((item) => (
          <ItemCard key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </ItemRail>
    </Section>
  );
}
