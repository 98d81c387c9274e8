import styled from 'styled-components';
import { LateHeart } from '../wishlist/index.ts';

/** The heart at the end corner of a store's or an item's card, above the link that covers the card. */
export const CardHeart = styled(LateHeart)`
  position: absolute;
  z-index: 2;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;
