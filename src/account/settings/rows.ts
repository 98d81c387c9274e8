import styled from 'styled-components';
import { IconRows } from '../IconRows.ts';

/**
 * A list of settings rows: icon, text and control. In a row with `data-tall` the control is below
 * the text.
 */
export const SettingRows = styled(IconRows)`
  border: 1px solid var(--line);
  border-radius: var(--r-2xl);
  > li {
    min-block-size: 76px;
    padding: 16px 24px;
  }
  h3 {
    font: var(--type-label);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  > li[data-tall] > :last-child {
    grid-column: 2 / -1;
  }
  /* The text of a switch is hidden here, and leaves no gap behind it. */
  > li > label {
    gap: 0;
  }
  @media (max-width: 640px) {
    > li {
      padding: 14px 16px;
      gap: 12px;
    }
    > li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
    > li[data-tall] > :last-child {
      grid-column: 1 / -1;
      inline-size: 100%;
    }
    > li > fieldset:last-child {
      grid-column: 1 / -1;
    }
    > li[data-inline] > :last-child {
      grid-column: 3;
      justify-self: end;
    }
  }
`;
