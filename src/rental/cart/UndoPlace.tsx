import styled from 'styled-components';
import { offerDock } from '../../ui/dock.ts';

/**
 * The element for the undo bar. It stays visible at the lower edge of the screen while the page
 * scrolls.
 */
const StickyDock = styled.div`
  position: sticky;
  inset-block-end: 24px;
  z-index: var(--z-raised);
  display: grid;
  gap: 8px;
  justify-items: center;
  @media (max-width: 1180px) {
    inset-block-end: calc(var(--tabbar-h) + 12px);
  }
  &:empty {
    display: none;
  }
`;

/**
 * Reserves space for the undo bar on a page that changes the cart, so that the bar covers nothing.
 */
export function UndoPlace() {
  return <StickyDock ref={offerDock} />;
}
