import styled, { css } from 'styled-components';

/** A pill to choose or filter with; `aria-pressed` or `aria-checked` marks the chosen one. */
export const Chip = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-block-size: 44px;
  padding-inline: 16px;
  border-radius: var(--r-full);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  font: var(--type-sm-strong);
  color: var(--text);
  white-space: nowrap;
  background: var(--surface);
  flex: none;
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--line-control);
    }
  }
  &[aria-pressed='true'],
  &[aria-checked='true'],
  &[aria-current] {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: none;
  }
  &[disabled] {
    color: var(--text-disabled);
    cursor: not-allowed;
    background: var(--fill);
    box-shadow: none;
  }
`;

export type BadgeLook =
  'plain' | 'accent' | 'soft' | 'ink' | 'white' | 'success' | 'warning' | 'danger' | 'info';

const badgeLooks: Record<BadgeLook, ReturnType<typeof css> | null> = {
  plain: null,
  accent: css`
    background: var(--accent);
    color: var(--on-accent);
  `,
  soft: css`
    background: var(--accent-soft);
    color: var(--accent-text);
  `,
  ink: css`
    background: oklch(0.235 0.012 50);
    color: #fff;
  `,
  white: css`
    background: var(--surface-raised);
    color: var(--text);
    box-shadow: var(--shadow-1), var(--edge);
  `,
  success: css`
    background: var(--success-soft);
    color: var(--success);
  `,
  warning: css`
    background: var(--warning-soft);
    color: var(--warning);
  `,
  danger: css`
    background: var(--danger-soft);
    color: var(--danger);
  `,
  info: css`
    background: var(--info-soft);
    color: var(--info);
  `,
};

/** A short fact on a card or beside a title. */
export const Badge = styled.span<{ $look?: BadgeLook }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  padding-inline: 8px;
  border-radius: 8px;
  font: var(--type-micro);
  background: var(--fill);
  color: var(--text-2);
  white-space: nowrap;
  ${({ $look = 'plain' }) => badgeLooks[$look]}
`;
