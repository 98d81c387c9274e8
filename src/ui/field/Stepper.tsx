import { Minus, Plus, Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { t } from '../../messages/index.ts';
import { Hidden } from '../Hidden.tsx';

type StepperLook = 'quiet' | 'solid' | 'float';

const looks: Record<StepperLook, ReturnType<typeof css> | null> = {
  quiet: null,
  solid: css`
    background: var(--accent);
    color: var(--on-accent);
    box-shadow: var(--shadow-2);
    --hover: color-mix(in oklab, #000 14%, transparent);
    --off: color-mix(in oklab, var(--on-accent) 60%, transparent);
    --bin: currentColor;
  `,
  float: css`
    background: var(--surface-raised);
    box-shadow: var(--shadow-2), var(--edge);
  `,
};

const Row = styled.div<{ $look: StepperLook }>`
  --hover: var(--fill-hover);
  --off: var(--text-disabled);
  --bin: var(--danger);
  position: relative;
  display: inline-flex;
  align-items: center;
  background: var(--fill);
  border-radius: var(--r-full);
  font: var(--type-label);
  font-variant-numeric: tabular-nums;
  block-size: 44px;
  ${({ $look }) => looks[$look]}
  button {
    inline-size: 44px;
    block-size: 44px;
    display: grid;
    place-items: center;
    border-radius: 50%;
  }
  @media (hover: hover) {
    button:hover {
      background: var(--hover);
    }
  }
  button[data-bin] {
    color: var(--bin);
  }
  button[aria-disabled='true'] {
    color: var(--off);
    background: none;
    cursor: not-allowed;
  }
  output {
    min-inline-size: 24px;
    text-align: center;
  }
  bdi {
    display: inline-block;
    animation: fade var(--dur-fast) var(--ease-standard);
  }
`;

interface StepperProps {
  value: number;
  /** The name of the item, which screen readers read with every button. */
  label: string;
  onIncrease: () => void;
  onDecrease: () => void;
  /**
   * Whether minus becomes a bin at 1 and removes the item (CART-06). If not, minus is disabled at 1
   * (ITEM-28).
   */
  bin?: boolean;
  /** Whether minus is disabled at every number, not only at 1 (ITEM-28). */
  fixed?: boolean;
  /** Whether numbers below 10 have a leading zero (CART-11). */
  padded?: boolean;
  /**
   * Whether the maximum is reached; a text instead of `true` tells screen readers why. Plus stays
   * focusable, and `onIncrease` is still called.
   */
  full?: boolean | string;
  look?: StepperLook;
}

/**
 * Minus, value and plus. The keys + and - work on both buttons. At the maximum plus can still be
 * pressed, so that the caller can say why the number does not grow any more.
 */
export function Stepper({
  value,
  label,
  onIncrease,
  onDecrease,
  bin = false,
  fixed = false,
  padded = false,
  full = false,
  look = 'quiet',
}: StepperProps) {
  const id = useId();
  const atOne = value <= 1;
  const least = fixed || (atOne && !bin);
  const removes = atOne && bin && !fixed;
  const decrease = () => {
    if (!least) onDecrease();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that repeats never removes a line.
    if (event.key === '-' && !removes) decrease();
    else if (event.key === '+' || event.key === '=') onIncrease();
    else return;
    event.preventDefault();
  };
  return (
    <Row $look={look} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <button
        type="button"
        data-bin={removes || undefined}
        aria-label={t('ui.labelled', {
          label: t(removes ? 'ui.remove' : 'ui.decrease'),
          value: label,
        })}
        aria-disabled={least}
        onClick={decrease}
      >
        {removes ? <Trash2 size={20} aria-hidden /> : <Minus size={20} aria-hidden />}
      </button>
      <output aria-label={t('ui.quantity')}>
        <bdi key={value} dir="ltr">
          {padded && value < 10 ? `0${value}` : value}
        </bdi>
      </output>
      <button
        type="button"
        aria-label={t('ui.labelled', { label: t('ui.increase'), value: label })}
        aria-disabled={full !== false}
        aria-describedby={typeof full === 'string' ? id : undefined}
        onClick={onIncrease}
      >
        <Plus size={20} aria-hidden />
      </button>
      {typeof full === 'string' && <Hidden id={id}>{full}</Hidden>}
    </Row>
  );
}
