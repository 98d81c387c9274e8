import { Minus, Plus, Trash2 } from 'lucide-react';
import styled, { css } from 'styled-components';
import { t } from '../messages/index.ts';

const Row = styled.div<{ $look: 'quiet' | 'solid' | 'float' }>`
  display: inline-flex;
  align-items: center;
  background: var(--fill);
  border-radius: var(--r-full);
  font: var(--type-label);
  font-variant-numeric: tabular-nums;
  block-size: 44px;
  button {
    inline-size: 44px;
    block-size: 44px;
    display: grid;
    place-items: center;
    border-radius: 50%;
  }
  button:hover {
    background: var(--fill-hover);
  }
  button[aria-disabled='true'] {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  output {
    min-inline-size: 24px;
    text-align: center;
  }
  ${({ $look }) =>
    $look === 'solid' &&
    css`
      background: var(--accent);
      color: var(--on-accent);
      box-shadow: var(--shadow-2);
      button:hover {
        background: color-mix(in oklab, #000 14%, transparent);
      }
      button[aria-disabled='true'] {
        color: color-mix(in oklab, var(--on-accent) 60%, transparent);
      }
    `}
  ${({ $look }) =>
    $look === 'float' &&
    css`
      background: var(--surface-raised);
      box-shadow: var(--shadow-2), var(--edge);
    `}
  .bin {
    color: var(--danger);
  }
`;

interface StepperProps {
  value: number;
  /** What is counted, said with every button. */
  label: string;
  onIncrease: () => void;
  onDecrease: () => void;
  /** At 1 the minus becomes a bin (CART-06); without it minus is disabled at 1 (ITEM-28). */
  bin?: boolean;
  /** Values below 10 are shown with a leading zero (CART-11). */
  padded?: boolean;
  /** Why more is not possible; plus stays focusable and says so on press. */
  full?: boolean;
  look?: 'quiet' | 'solid' | 'float';
}

/** Minus, value, plus. A disabled side can still be pressed, so that the reason can be told. */
export function Stepper({
  value,
  label,
  onIncrease,
  onDecrease,
  bin = false,
  padded = false,
  full = false,
  look = 'quiet',
}: StepperProps) {
  const atOne = value <= 1;
  const shown = padded && value < 10 ? `0${value}` : String(value);
  return (
    <Row $look={look} role="group" aria-label={label}>
      <button
        type="button"
        className={bin && atOne && look !== 'solid' ? 'bin' : undefined}
        aria-label={`${t(bin && atOne ? 'ui.remove' : 'ui.decrease')}: ${label}`}
        aria-disabled={!bin && atOne}
        onClick={!bin && atOne ? undefined : onDecrease}
      >
        {bin && atOne ? <Trash2 size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
      </button>
      <output aria-label={t('ui.quantity')}>
        <bdi dir="ltr">{shown}</bdi>
      </output>
      <button
        type="button"
        aria-label={`${t('ui.increase')}: ${label}`}
        aria-disabled={full}
        onClick={onIncrease}
      >
        <Plus size={18} aria-hidden />
      </button>
    </Row>
  );
}
