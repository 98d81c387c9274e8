import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from './Spinner.tsx';

export type ButtonLook =
  'primary' | 'ink' | 'soft' | 'quiet' | 'outline' | 'ghost' | 'danger' | 'dangerGhost';

interface Looks {
  $look: ButtonLook;
  $size: 'sm' | 'md' | 'lg';
  $block: boolean;
  $pill: boolean;
}

const looks: Record<ButtonLook, ReturnType<typeof css>> = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover {
      background: var(--accent-hover);
    }
    &:active {
      background: var(--accent-press);
    }
  `,
  ink: css`
    background: var(--ink);
    color: var(--on-ink);
    &:hover {
      background: var(--ink-hover);
    }
  `,
  soft: css`
    background: var(--accent-soft);
    color: var(--accent-text);
    &:hover {
      background: var(--accent-line);
    }
  `,
  quiet: css`
    background: var(--fill);
    color: var(--text);
    &:hover {
      background: var(--fill-hover);
    }
  `,
  outline: css`
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
    &:hover {
      background: var(--fill);
      box-shadow: inset 0 0 0 1.5px var(--line-control);
    }
  `,
  ghost: css`
    &:hover {
      background: var(--fill);
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-danger);
    &:hover {
      background: var(--danger-hover);
    }
  `,
  dangerGhost: css`
    color: var(--danger);
    &:hover {
      background: var(--danger-soft);
    }
  `,
};

/** The look of a button, also for links that act as one (`as={Link}`). */
export const ButtonFace = styled.button<Looks>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 9px;
  min-block-size: var(--control);
  padding: 10px 22px;
  border-radius: ${({ $pill }) => ($pill ? 'var(--r-full)' : 'var(--r-md)')};
  font: var(--type-label);
  text-align: center;
  white-space: nowrap;
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  transition:
    background var(--dur-fast),
    transform var(--dur-fast) var(--ease-standard),
    box-shadow var(--dur-fast);
  &:active {
    transform: scale(0.98);
  }
  ${({ $look }) => looks[$look]}
  ${({ $size }) =>
    $size === 'lg' &&
    css`
      min-block-size: var(--control-lg);
      padding-inline: 28px;
      font-size: 1rem;
      border-radius: 16px;
    `}
  ${({ $size }) =>
    $size === 'sm' &&
    css`
      min-block-size: var(--control-sm);
      padding-inline: 16px;
      font: var(--type-sm-strong);
      border-radius: 12px;
      &::after {
        content: '';
        position: absolute;
        inset-inline: 0;
        inset-block: -2px;
      }
    `}
  &[disabled],
  &[aria-disabled='true'] {
    background: var(--fill);
    color: var(--text-disabled);
    cursor: not-allowed;
    box-shadow: none;
    transform: none;
  }
`;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: ButtonLook;
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  pill?: boolean;
  /** What is going on, said while it lasts ("Adding"); the button keeps its width and waits. */
  busy?: string | false;
  icon?: ReactNode;
}

/** A button; one primary a view. While `busy` it cannot be pressed again. */
export function Button({
  look = 'quiet',
  size = 'md',
  block = false,
  pill = false,
  busy = false,
  icon,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <ButtonFace
      type="button"
      {...rest}
      $look={look}
      $size={size}
      $block={block}
      $pill={pill}
      disabled={disabled === true || busy !== false}
      aria-busy={busy !== false}
    >
      {busy === false ? icon : <Spinner />}
      {busy === false ? children : busy}
    </ButtonFace>
  );
}
