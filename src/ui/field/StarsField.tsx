import { LocaleProvider } from '@ark-ui/react/locale';
import { RatingGroup } from '@ark-ui/react/rating-group';
import { Star } from 'lucide-react';
import { flushSync } from 'react-dom';
import styled, { css } from 'styled-components';
import { activeLocale, t } from '../../messages/index.ts';
import { Hidden } from '../Hidden.tsx';

const lit = css`
  color: var(--rating);
  svg {
    fill: currentColor;
  }
`;

/**
 * The area to press is 4 px wider than the star on each side, if there is space, and at least 44 px.
 */
const Stars = styled(RatingGroup.Control)<{ $size: number }>`
  display: flex;
  [role='radio'] {
    display: grid;
    place-items: center;
    inline-size: ${({ $size }) => Math.max(44, $size + 8)}px;
    block-size: ${({ $size }) => Math.max(44, $size + 8)}px;
    border-radius: var(--r-full);
    color: var(--line-control);
    cursor: pointer;
  }
  &[data-rated] [data-highlighted] {
    ${lit}
  }
  /* On a touch screen no pointer leaves the star, so a pressed star would stay lit after the customer
     has taken the choice back. So only devices with a pointer light it on hover. */
  @media (hover: hover) {
    [data-highlighted] {
      ${lit}
    }
  }
  :focus-visible {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: -2px;
  }
`;

interface StarsFieldProps {
  label: string;
  /** The chosen number of stars, from 1 to 5; null before one is chosen. */
  value: number | null;
  /** Called with the new number of stars; with null when the customer takes the choice back. */
  onChange: (stars: number | null) => void;
  /** The length of a side of a star, in px. */
  size?: number;
}

/**
 * A field for one to five stars, chosen by a press or with arrow keys (mirrored in right-to-left
 * languages). A press on the chosen star, or Delete or Backspace, takes the choice back.
 */
export function StarsField({ label, value, onChange, size = 28 }: StarsFieldProps) {
  return (
    <LocaleProvider locale={activeLocale()}>
      <RatingGroup.Root
        value={value ?? 0}
        translations={{ ratingValueText: (stars) => t('trips.review.star', { count: stars }) }}
        // Ark focuses the chosen star in the next frame. On a slow device React would render later,
        // and the focus would go to the star that was chosen before.
        // The arrow back from the first star gives 0.
        onValueChange={({ value: stars }) => flushSync(() => onChange(stars === 0 ? null : stars))}
      >
        <Hidden as={RatingGroup.Label}>{label}</Hidden>
        {/* Ark moves the focus by script when a star is pressed, and the browser then shows the
            focus ring. Without Ark's listener the browser itself moves it, without a ring. */}
        <Stars
          $size={size}
          data-rated={value !== null || undefined}
          onPointerDownCapture={(event) => event.stopPropagation()}
          onKeyDown={({ key }) => {
            if (key === 'Delete' || key === 'Backspace') onChange(null);
          }}
        >
          {[1, 2, 3, 4, 5].map((stars) => (
            <RatingGroup.Item
              key={stars}
              index={stars}
              // Ark marks the first one before any is chosen, and calls them "rating" in English.
              aria-checked={stars === value}
              // Ark would choose the same star again.
              onClickCapture={(event) => {
                if (stars !== value) return;
                event.stopPropagation();
                onChange(null);
              }}
              aria-roledescription=""
            >
              <Star size={size} strokeWidth={1.75} absoluteStrokeWidth aria-hidden />
            </RatingGroup.Item>
          ))}
        </Stars>
      </RatingGroup.Root>
    </LocaleProvider>
  );
}
