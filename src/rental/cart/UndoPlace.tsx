import styled from 'styled-components';
import { offerDock } from '../../ui/dock.ts';

/** Above what comes next, and in sight wherever the page stands. */
const Kept = styled.div`
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

/** Where a page that clears and changes the cart has the way back, so that it covers nothing. */
export function UndoPlace() {
  return <Kept ref={offerDock} />;
}
