import { css } from 'styled-components';

/** How a part of a trip is told: a sign, and a small label over what it is. */
export const labelled = css`
  svg {
    flex: none;
    color: var(--accent);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
  }
  b {
    font: var(--type-label);
  }
`;
