import { css } from 'styled-components';

/**
 * Text on one line, which ends in an ellipsis where there is no room. Only its sides are cut off,
 * not the parts of letters that reach below the line, such as the dots of Arabic letters.
 */
export const oneLine = css`
  min-inline-size: 0;
  white-space: nowrap;
  text-overflow: ellipsis;
  overflow: clip visible;
`;

/**
 * Text on two lines at most; everything below is hidden. In Arabic the lines are higher, so that
 * the dots of letters in the second line, which reach 0.48em down, are not hidden too.
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
