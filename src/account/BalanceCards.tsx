import styled, { css } from 'styled-components';
import { Banner } from '../ui/Banner.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/**
 * The layout of the wallet page and the points page: two cards side by side, or one below the other
 * on a phone.
 */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: 1.45fr 1fr;
  gap: 20px;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const cardHeight = css`
  min-block-size: 244px;
  @media (max-width: 640px) {
    min-block-size: 220px;
  }
`;

const Card = styled(Banner)`
  ${cardHeight}
  gap: 6px;
  padding: 32px;
  border-radius: 30px;
  font: var(--type-sm);
  > h2 {
    font: var(--type-sm-strong);
  }
  > strong {
    font: 800 3.25rem/1.05 var(--font);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* A button with the reason why it cannot be pressed. */
  > span {
    margin-block-start: auto;
  }
  > span > small {
    color: inherit;
  }
  /* With large text, the label of a button may take two lines. */
  a,
  button {
    white-space: normal;
  }
  @media (max-width: 640px) {
    padding: 24px;
    > strong {
      font-size: 2.75rem;
    }
  }
`;

/** The place of a card whose numbers are loading. */
export const CardSkeleton = styled(Skeleton).attrs({ $radius: '30px' })`
  ${cardHeight}
`;

/** The card that shows the wallet balance. */
export const MoneyCard = styled(Card)`
  background: radial-gradient(90% 130% at 100% 0, oklch(0.4 0.05 45), oklch(0.225 0.014 50) 70%);
  color: #fff;
  box-shadow: var(--edge);
  > svg {
    inset-inline-end: -52px;
    inset-block-start: -40px;
    /* On the narrow card of a tablet, larger petals would lie behind the balance. */
    inline-size: min(300px, 54%);
    opacity: 0.9;
  }
  > :is(a, button),
  > span > button {
    background: #fff;
    color: oklch(0.235 0.012 50);
  }
  @media (max-width: 640px) {
    > svg {
      inline-size: 196px;
      inset-inline-end: -64px;
      inset-block-start: -36px;
    }
  }
`;

/** The card that shows the loyalty points. */
export const PointsCard = styled(Card)`
  background: radial-gradient(
    100% 120% at 90% 10%,
    light-dark(var(--parcel-200), var(--parcel-800)),
    light-dark(var(--parcel-100), var(--parcel-950))
  );
  color: light-dark(var(--parcel-950), var(--parcel-100));
  > img {
    inline-size: 132px;
    inset-inline-end: -12px;
    inset-block-end: -10px;
    rotate: 12deg;
  }
  > :is(a, button),
  > span > button {
    background: light-dark(var(--parcel-950), var(--parcel-100));
    color: light-dark(#fff, var(--parcel-950));
  }
  @media (max-width: 640px) {
    > img {
      inline-size: 108px;
      inset-inline-end: -22px;
    }
  }
`;
