import styled from 'styled-components';
import type { FlashSale } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { ItemCard } from '../item/ItemCard.tsx';

const Offer = styled.div`
  display: grid;
  gap: 10px;
  align-content: space-between;
  small {
    display: block;
    margin-block-end: 6px;
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

/** An item of a flash sale, with a bar that shows how much of its stock is sold. */
export function FlashOffer({ item, stock, sold }: FlashSale['items'][number]) {
  const words = t('catalogue.flash.sold', { sold, stock });
  return (
    <Offer>
      <ItemCard item={item} />
      <div>
        <small>{words}</small>
        <ProgressBar percent={stock === 0 ? 100 : (sold / stock) * 100} label={words} />
      </div>
    </Offer>
  );
}
