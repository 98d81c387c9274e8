import styled, { css } from 'styled-components';

type IconLook = 'plain' | 'fill' | 'line' | 'float' | 'ink';

const looks: Record<IconLook, ReturnType<typeof css> | null> = {
  plain: null,
  fill: css`
    background: var(--fill);
    --hover: var(--fill-hover);
  `,
  line: css`
    border: 1px solid var(--line-strong);
  `,
  float: css`
    background: var(--surface-raised);
    box-shadow: var(--shadow-2), var(--edge);
  `,
  ink: css`
    background: var(--ink);
    color: var(--on-ink);
    --hover: var(--ink-hover);
  `,
};

/**
 * A round button for one icon; it needs an `aria-label`. It is 44 px large. With `$small` it looks
 * 36 px large, but the area that can be pressed is still 44 px.
 */
export const IconButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))<{
  $look?: IconLook;
  $small?: boolean;
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
  --hover: var(--fill);
  ${({ $look = 'plain' }) => looks[$look]}
  ${({ $small }) =>
    $small === true &&
    css`
      inline-size: 36px;
      block-size: 36px;
      &::after {
        content: '';
        position: absolute;
        inset: -4px;
      }
    `}
  @media (hover: hover) {
    &:hover {
      background: var(--hover);
    }
  }
  &:active {
    transform: scale(0.94);
  }
  &[disabled] {
    color: var(--text-disabled);
    background: none;
    cursor: not-allowed;
    transform: none;
  }
`;

/**
 * A number at the corner of an icon button, such as the number of unread messages. It grows away
 * from the icon, so that the icon stays visible.
 */
export const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 25px;
  min-inline-size: 1.5em;
  padding-inline: 5px;
  border-radius: 0.75em;
  background: var(--accent);
  color: var(--on-accent);
  /* Larger, it would cover the icon beside this one. */
  font: 700 min(0.75rem, 16px) / 1.5 var(--font);
  text-align: center;
  box-shadow: 0 0 0 2px var(--bg);
  font-variant-numeric: tabular-nums;
`;
