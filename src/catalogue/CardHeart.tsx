import styled from 'styled-components';
import { LazyHeart } from '../wishlist/index.ts';

/**
 * The favourite button (a heart) in the top end corner of a store or item card, above the link that
 * covers the whole card.
 */
export const CardHeart = styled(LazyHeart)`
  position: absolute;
  z-index: 2;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;
