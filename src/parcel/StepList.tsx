import { Check } from 'lucide-react';
import styled from 'styled-components';
import type { ParcelStep } from '../../machines/rules/domain.ts';
import { parcelSteps } from '../../machines/rules/parcel.ts';
import { t } from '../messages/index.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    font: var(--type-sm-strong);
    color: var(--text-3);
  }
  span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--fill);
  }
  li + li::before {
    content: '';
    inline-size: 24px;
    border-block-start: 2px solid var(--line);
  }
  li[data-done] {
    color: var(--text-2);
    span {
      background: var(--success-soft);
      color: var(--success);
    }
  }
  [aria-current] {
    color: var(--text);
    span {
      background: var(--ink);
      color: var(--on-ink);
    }
  }
  @media (max-width: 640px) {
    inline-size: 100%;
    justify-content: space-between;
    gap: 4px;
    li + li::before {
      content: none;
    }
    li {
      display: grid;
      justify-items: center;
      gap: 6px;
      font: var(--type-micro);
    }
  }
`;

/** The numbered list of the booking's steps, in which the open step is marked. */
export function StepList({ step }: { step: ParcelStep }) {
  const at = parcelSteps.indexOf(step);
  return (
    <List aria-label={t('parcel.steps')}>
      {parcelSteps.map((one, index) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          <span aria-hidden>{index < at ? <Check size={16} /> : index + 1}</span>
          {t(`parcel.step.${one}`)}
        </li>
      ))}
    </List>
  );
}
