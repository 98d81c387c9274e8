import { css } from 'styled-components';

/**
 * The style of one part of a trip, such as the pickup: an icon, and a small label above the value.
 */
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
