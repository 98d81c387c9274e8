import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from './progress/Spinner.tsx';

export type ButtonLook =
  'primary' | 'ink' | 'soft' | 'quiet' | 'outline' | 'ghost' | 'danger' | 'dangerGhost';
type ButtonSize = 'sm' | 'md' | 'lg';

interface Face {
  $look?: ButtonLook;
  $size?: ButtonSize;
  $block?: boolean;
  $pill?: boolean;
}

const hover = (rules: ReturnType<typeof css>) => css`
  @media (hover: hover) {
    &:hover {
      ${rules}
    }
  }
`;

const looks: Record<ButtonLook, ReturnType<typeof css>> = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    ${hover(css`
      background: var(--accent-hover);
    `)}
    &:active {
      background: var(--accent-press);
    }
  `,
  ink: css`
    background: var(--ink);
    color: var(--on-ink);
    ${hover(css`
      background: var(--ink-hover);
    `)}
  `,
  soft: css`
    background: var(--accent-soft);
    color: var(--accent-text);
    ${hover(css`
      background: var(--accent-line);
    `)}
  `,
  quiet: css`
    background: var(--fill);
    color: var(--text);
    ${hover(css`
      background: var(--fill-hover);
    `)}
    &:active {
      background: var(--fill-press);
    }
  `,
  outline: css`
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
    ${hover(css`
      background: var(--fill);
      box-shadow: inset 0 0 0 1.5px var(--line-control);
    `)}
  `,
  ghost: hover(css`
    background: var(--fill);
  `),
  danger: css`
    background: var(--danger);
    color: var(--on-danger);
    ${hover(css`
      background: var(--danger-hover);
    `)}
  `,
  dangerGhost: css`
    color: var(--danger);
    ${hover(css`
      background: var(--danger-soft);
    `)}
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css> | null> = {
  md: null,
  lg: css`
    min-block-size: var(--control-lg);
    padding-inline: 28px;
    font-size: 1rem;
    border-radius: 16px;
  `,
  sm: css`
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
  `,
};

/** The look of a button without its behaviour, for links that look like buttons (`as={Link}`). */
export const ButtonBase = styled.button<Face>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 9px;
  min-block-size: var(--control);
  padding: 10px 22px;
  border-radius: var(--r-md);
  font: var(--type-label);
  text-align: center;
  white-space: nowrap;
  transition:
    background var(--dur-fast),
    transform var(--dur-fast) var(--ease-standard),
    box-shadow var(--dur-fast);
  &:active {
    transform: scale(0.98);
  }
  ${({ $look = 'quiet' }) => looks[$look]}
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $block }) => $block === true && 'inline-size: 100%;'}
  ${({ $pill }) => $pill === true && 'border-radius: var(--r-full);'}
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  &[disabled],
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--fill);
    color: var(--text-disabled);
    cursor: not-allowed;
    box-shadow: none;
    transform: none;
  }
`;

/**
 * The content of a busy button: its usual text stays in the layout, invisible, so that the width of
 * the button does not change.
 */
const Waiting = styled.span`
  display: inline-grid;
  place-items: center;
  > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: 9px;
  }
  > span:first-child {
    visibility: hidden;
  }
`;

const Explained = styled.span<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'grid' : 'inline-grid')};
  gap: 6px;
  small {
    font: var(--type-xs);
    color: var(--text-3);
    text-align: center;
  }
`;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  block?: boolean;
  pill?: boolean;
  /**
   * The text while an action is in progress, such as "Adding"; false when none is. The button then
   * keeps its width and ignores presses.
   */
  busy?: string | false;
  /**
   * Why the button cannot be pressed now. The text is shown below the button, and screen readers
   * read it together with the button, which stays focusable.
   */
  reason?: string | undefined;
  icon?: ReactNode;
}

/**
 * A button; a view has one `primary` button. A `disabled` button cannot be focused. With `busy` or
 * `reason` it can be focused but does nothing, so that keyboard users do not lose their place.
 */
export function Button(props: ButtonProps) {
  const {
    look = 'quiet',
    size = 'md',
    block = false,
    pill = false,
    busy = false,
    reason,
    icon,
    children,
    onClick,
    ...rest
  } = props;
  const isExplained = 'reason' in props;
  const id = useId();
  const inert = busy !== false || reason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <ButtonBase
      type="button"
      {...rest}
      onClick={press}
      $look={look}
      $size={size}
      $block={block}
      $pill={pill}
      aria-disabled={inert || undefined}
      aria-busy={busy !== false || undefined}
      aria-describedby={reason === undefined ? rest['aria-describedby'] : id}
    >
      {busy === false ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <Waiting>
          <span aria-hidden>
            {icon}
            {children}
          </span>
          <span>
            <Spinner />
            {busy}
          </span>
        </Waiting>
      )}
    </ButtonBase>
  );
  // A button that may get a reason has its place from the start: moved, it would lose the focus.
  if (!isExplained) return button;
  return (
    <Explained $block={block}>
      {button}
      {reason !== undefined && <small id={id}>{reason}</small>}
    </Explained>
  );
}
