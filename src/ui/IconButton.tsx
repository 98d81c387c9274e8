import styled, { css } from 'styled-components';

/** A round 44 px button for one icon; it needs an `aria-label`. */
export const IconButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))<{
  $look?: 'plain' | 'fill' | 'line' | 'float' | 'ink';
}>`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--r-full);
  color: var(--text);
  flex: none;
  transition:
    background var(--dur-fast),
    transform var(--dur-fast) var(--ease-standard);
  &:hover {
    background: var(--fill);
  }
  &:active {
    transform: scale(0.94);
  }
  &[disabled] {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  ${({ $look }) =>
    $look === 'fill' &&
    css`
      background: var(--fill);
      &:hover {
        background: var(--fill-hover);
      }
    `}
  ${({ $look }) =>
    $look === 'line' &&
    css`
      border: 1px solid var(--line-strong);
    `}
  ${({ $look }) =>
    $look === 'float' &&
    css`
      background: var(--surface-raised);
      box-shadow: var(--shadow-2), var(--edge);
    `}
  ${({ $look }) =>
    $look === 'ink' &&
    css`
      background: var(--ink);
      color: var(--on-ink);
      &:hover {
        background: var(--ink-hover);
      }
    `}
`;

/** A count on the corner of an icon button. */
export const Count = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 2px;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  font: 700 0.75rem/18px var(--font);
  text-align: center;
  box-shadow: 0 0 0 2px var(--bg);
  font-variant-numeric: tabular-nums;
`;
