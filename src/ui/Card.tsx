import { Heart, Plus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { t } from '../messages/index.ts';
import { oneLine, twoLines } from './style/clipped.ts';
import { Spinner } from './progress/Spinner.tsx';

/**
 * A card without a border: a picture (`Stage` or `Cover`) and texts. The one link or button in its
 * `CardTitle` covers the complete card, so that a press anywhere on the card works. Put each
 * `Corner` inside the picture or after it in the markup: then its buttons lie above this link.
 */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  /* The picture is a stacking context of its own, so its buttons would lie below the title's link,
     which covers the card. */
  > [data-tint] {
    z-index: 2;
    pointer-events: none;
  }
  > [data-tint] button,
  > [data-tint] a {
    pointer-events: auto;
  }
  @media (hover: hover) {
    &:hover > [data-tint] > img {
      transform: translateY(-3%) scale(1.05);
    }
  }
`;

/**
 * The name on a card; it is cut off after two lines. Put the card's link or button inside. Put the
 * text of a button into a `span`, because only then is it cut off after two lines too.
 */
export const CardTitle = styled.h3`
  font: var(--type-title);
  letter-spacing: var(--track-title);
  flex: 1;
  min-inline-size: 0;
  &,
  > button > span {
    ${twoLines}
  }
  > a,
  > button {
    font: inherit;
    letter-spacing: inherit;
  }
  > a::after,
  > button::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--r-xl);
  }
`;

/** Facts on one line, separated by dots; the first one is shortened when there is no space. */
export const CardMeta = styled.p`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  font: var(--type-sm);
  color: var(--text-2);
  white-space: nowrap;
  > * {
    flex: none;
  }
  > :first-child {
    flex: 0 1 auto;
    ${oneLine}
  }
  > * + *::before {
    content: '·';
    margin-inline: 6px;
    color: var(--text-3);
  }
`;

const places = {
  topStart: css`
    inset-block-start: 12px;
    inset-inline-start: 12px;
  `,
  topEnd: css`
    inset-block-start: 8px;
    inset-inline-end: 8px;
  `,
  bottomStart: css`
    inset-block-end: 12px;
    inset-inline-start: 12px;
  `,
  bottomEnd: css`
    inset-block-end: 10px;
    inset-inline-end: 10px;
  `,
};

/** A corner of a card's picture: put badges at the start side, and buttons at the end side. */
export const Corner = styled.div<{ $at: keyof typeof places }>`
  position: absolute;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  ${({ $at }) => places[$at]}
`;

const Liked = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  > span {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 50%;
    background: var(--surface-raised);
    color: var(--text);
    box-shadow: var(--shadow-1), var(--edge);
    transition: transform var(--dur-base) var(--ease-spring);
  }
  &[data-line] > span {
    inline-size: 44px;
    block-size: 44px;
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  @media (hover: hover) {
    &:hover > span {
      transform: scale(1.08);
    }
  }
  &[aria-pressed='true'] > span {
    color: var(--danger);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

interface HeartProps extends ComponentPropsWithRef<'button'> {
  liked: boolean;
  /** The name of the item or store, which screen readers read with the button. */
  name: string;
  /**
   * Whether the button is beside other outlined buttons: then it has an outline and their size.
   * Without it, the button is a filled circle on a picture.
   */
  lined?: boolean;
}

/**
 * A toggle button that adds something to the wishlist or removes it. Its accessible name never
 * changes; `aria-pressed` tells the state.
 */
export function HeartButton({ liked, name, lined = false, ...rest }: HeartProps) {
  return (
    <Liked
      type="button"
      {...rest}
      data-line={lined || undefined}
      aria-pressed={liked}
      aria-label={t('ui.labelled', { label: t('ui.favourite'), value: name })}
    >
      <span>
        <Heart size={20} aria-hidden />
      </span>
    </Liked>
  );
}

/**
 * The look of the round plus button without its behaviour, for a link to the page where options are
 * chosen.
 */
export const AddButtonBase = styled.button`
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  font: var(--type-label);
  font-variant-numeric: tabular-nums;
  background: var(--surface-raised);
  color: var(--accent-text);
  box-shadow: var(--shadow-2), var(--edge);
  transition:
    transform var(--dur-base) var(--ease-spring),
    background var(--dur-fast);
  @media (hover: hover) {
    &:hover {
      background: var(--accent);
      color: var(--on-accent);
      transform: scale(1.06);
    }
  }
  &[data-counts] {
    background: var(--accent);
    color: var(--on-accent);
  }
`;

interface AddProps extends ComponentPropsWithRef<'button'> {
  /** How many are in the cart already. A number above 0 is shown instead of the plus. */
  count?: number;
  /**
   * Whether something is being added or removed. The button shows a spinner; the caller ignores
   * presses.
   */
  busy?: boolean;
}

/**
 * The round button on a picture that adds an item to the cart. It shows a plus or, if some are in
 * the cart already, their number. It needs an `aria-label`.
 */
export function AddButton({ count = 0, busy = false, ...rest }: AddProps) {
  return (
    <AddButtonBase
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      data-counts={(count > 0 && !busy) || undefined}
    >
      {busy && <Spinner />}
      {!busy && (count > 0 ? <bdi dir="ltr">{count}</bdi> : <Plus size={20} aria-hidden />)}
    </AddButtonBase>
  );
}
