import { Star } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../../messages/index.ts';

const Stars = styled.div`
  display: flex;
  label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--r-full);
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    color: var(--line-control);
  }
  [data-lit] svg {
    color: var(--rating);
    fill: currentColor;
  }
  label:has(:focus-visible) {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: -2px;
  }
`;

interface StarsFieldProps {
  label: string;
  /** Among the radio buttons of the page its own. */
  name: string;
  /** One to five; null before one is chosen. */
  value: number | null;
  onChange: (stars: number) => void;
}

/** One to five stars, a radio button each: pressed, or walked through with the arrow keys. */
export function StarsField({ label, name, value, onChange }: StarsFieldProps) {
  return (
    <Stars role="radiogroup" aria-label={label}>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} data-lit={(value !== null && stars <= value) || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('trips.review.star', { count: stars })}
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
          <Star size={28} strokeWidth={1.5} aria-hidden />
        </label>
      ))}
    </Stars>
  );
}
