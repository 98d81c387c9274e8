import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Currency } from '../../../machines/rules/domain.ts';
import { formatMoney } from '../../../machines/rules/money.ts';
import { t } from '../../messages/index.ts';
import { Slider } from '../../ui/field/Slider.tsx';
import { Money } from '../../ui/Price.tsx';

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  font: var(--type-xs);
  color: var(--text-2);
`;

interface PriceRangeProps {
  /** The lowest and the highest price that can be chosen, in `currency`. */
  from: number;
  to: number;
  /** The chosen limits. A limit at the end of the range is null, which means no limit. */
  min: number | null;
  max: number | null;
  currency: Currency;
  onChange: (min: number | null, max: number | null) => void;
}

/**
 * A slider with two thumbs, for the lowest and the highest price. The customer can choose from
 * `from` to `to`. `min` and `max` are the chosen limits; null means no limit. `onChange` is called
 * when a thumb or an arrow key is released.
 */
export function PriceRange({ from, to, min, max, currency, onChange }: PriceRangeProps) {
  // The positions of the thumbs while they are dragged; null when they are at the chosen limits.
  const [moved, setMoved] = useState<number[] | null>(null);
  const latest = useRef<number[] | null>(null);
  const isByKey = useRef(false);
  const value = moved ?? [Math.max(from, min ?? from), Math.min(to, max ?? to)];
  const [low = from, high = to] = value;
  const move = (thumbs: number[] | null) => {
    latest.current = thumbs;
    setMoved(thumbs);
  };
  const report = () => {
    if (latest.current === null) return;
    const [minPrice = from, maxPrice = to] = latest.current;
    onChange(minPrice > from ? minPrice : null, maxPrice < to ? maxPrice : null);
    move(null);
  };
  return (
    <>
      <Slider
        min={from}
        max={to}
        value={value}
        labels={[t('rental.filter.priceMin'), t('rental.filter.priceMax')]}
        getAriaValueText={(thumb) => formatMoney(thumb.value, currency)}
        onValueChange={(details) => move(details.value)}
        // A key that stays pressed changes the value many times, so the change is reported when it is up.
        onValueChangeEnd={() => !isByKey.current && report()}
        onPointerDownCapture={() => {
          isByKey.current = false;
        }}
        onKeyDownCapture={() => {
          isByKey.current = true;
        }}
        onKeyUp={report}
      />
      <Ends>
        <Money amount={low} currency={currency} />
        <Money amount={high} currency={currency} />
      </Ends>
    </>
  );
}
