import { useState } from 'react';
import styled from 'styled-components';
import type { Currency } from '../../../machines/rules/domain.ts';
import { formatMoney } from '../../../machines/rules/money.ts';
import { t } from '../../messages/index.ts';
import { Money } from '../../ui/Price.tsx';

/** Two native sliders on one track, so that keys, touch and right-to-left work as everywhere. */
const Track = styled.div`
  position: relative;
  block-size: 44px;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 19px;
    inset-inline: 0;
    block-size: 6px;
    border-radius: 3px;
    background: var(--fill-hover);
  }
  &::after {
    inset-inline: var(--low) var(--high);
    background: var(--accent);
  }
  input {
    appearance: none;
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 100%;
    block-size: 44px;
    margin: 0;
    background: none;
    pointer-events: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    pointer-events: auto;
    inline-size: 26px;
    block-size: 26px;
    border-radius: 50%;
    background: #fff;
    box-shadow:
      var(--shadow-2),
      inset 0 0 0 2px var(--accent);
    cursor: grab;
  }
  input::-moz-range-thumb {
    pointer-events: auto;
    inline-size: 22px;
    block-size: 22px;
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: #fff;
    cursor: grab;
  }
  input:focus-visible {
    outline: none;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 2px;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  font: var(--type-xs);
  color: var(--text-2);
`;

interface PriceRangeProps {
  /** Least and greatest price there is. */
  from: number;
  to: number;
  /** What is chosen; null is that end itself. */
  min: number | null;
  max: number | null;
  currency: Currency;
  onChange: (min: number | null, max: number | null) => void;
}

/** From which to which price; told when a thumb is let go or a key is up. */
export function PriceRange({ from, to, min, max, currency, onChange }: PriceRangeProps) {
  // Where the thumbs are while they are moved; null when they stand where the choice is.
  const [moved, setMoved] = useState<{ low: number; high: number } | null>(null);
  const { low, high } = moved ?? {
    low: Math.max(from, min ?? from),
    high: Math.min(to, max ?? to),
  };
  const width = Math.max(1, to - from);
  const tell = () => {
    if (moved === null) return;
    onChange(low > from ? low : null, high < to ? high : null);
    setMoved(null);
  };
  const common = { min: from, max: to, step: 1, onPointerUp: tell, onKeyUp: tell };
  return (
    <>
      <Track
        style={{
          '--low': `${((low - from) / width) * 100}%`,
          '--high': `${((to - high) / width) * 100}%`,
        }}
      >
        <input
          {...common}
          type="range"
          aria-label={t('rental.filter.priceMin')}
          aria-valuetext={formatMoney(low, currency)}
          value={low}
          onChange={({ target }) => setMoved({ low: Math.min(Number(target.value), high), high })}
        />
        <input
          {...common}
          type="range"
          aria-label={t('rental.filter.priceMax')}
          aria-valuetext={formatMoney(high, currency)}
          value={high}
          onChange={({ target }) => setMoved({ low, high: Math.max(Number(target.value), low) })}
        />
      </Track>
      <Ends>
        <Money amount={low} currency={currency} />
        <Money amount={high} currency={currency} />
      </Ends>
    </>
  );
}
