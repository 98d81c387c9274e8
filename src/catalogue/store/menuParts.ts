import styled from 'styled-components';
import { ScrollRow } from '../../ui/Layout.tsx';

/** A section of a store's menu with a heading; the category links scroll to it. */
export const Part = styled.section`
  scroll-margin-block-start: calc(var(--nav-h) + 24px);
  & + & {
    margin-block-start: 48px;
  }
  > h2 {
    margin-block-end: 20px;
  }
  @media (max-width: 1180px) {
    scroll-margin-block-start: 136px;
  }
`;

/** A row of menu items that scrolls sideways. */
export const Rail = styled(ScrollRow)`
  > * {
    inline-size: 212px;
  }
  @media (max-width: 640px) {
    > * {
      inline-size: 168px;
    }
  }
`;
