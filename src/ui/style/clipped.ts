import { css } from 'styled-components';

/**
 * A text on one line that ends in dots where there is no room. Only its sides are cut: the dots of
 * Arabic letters and descenders reach below a line.
 */
export const oneLine = css`
  min-inline-size: 0;
  white-space: nowrap;
  text-overflow: ellipsis;
  overflow: clip visible;
`;

/**
 * A text on two lines at most. Everything after them must be hidden, including the parts of letters
 * below the second line: Arabic lines are high enough for the dots of their letters, which reach
 * 0.48em down.
 */
export const twoLines = css`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow-wrap: anywhere;
  overflow: hidden;
  &:lang(ar) {
    line-height: var(--leading-clipped);
  }
`;
