import styled from 'styled-components';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { Heart } from '../wishlist/index.ts';
import { useTellPage, type PageFact } from './opener.ts';

/** Above the link that covers the card. */
const EndCorner = styled(Heart)`
  position: absolute;
  z-index: 2;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;

/** The heart at the end corner of a store's or an item's card. */
export function CardHeart(wish: Wish & { name: string }) {
  const tell = useTellPage();
  return <EndCorner {...wish} onFact={(fact) => tell(fact as PageFact)} />;
}
