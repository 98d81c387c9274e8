import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { loaded } from '../../machines/parcel/parcelBooking.ts';
import type { ParcelStep } from '../../machines/rules/domain.ts';
import { chosenRates, parcelSteps, parcelTotals } from '../../machines/rules/parcel.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { resolve, t } from '../messages/index.ts';
import { now } from '../platform/browser.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';
import { AboveDocked, docked } from '../ui/style/docked.ts';
import type { ParcelFlow } from './useParcelBooking.ts';

const Open = styled(Panel)`
  scroll-margin-block-start: calc(var(--nav-h) + 24px);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  h2 {
    flex: 1;
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  > span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
    font: 700 0.875rem/1 var(--font);
  }
`;

/** The button that leads on; on a narrow screen it stays in view, with the price before it. */
const Foot = styled.div`
  margin-block-start: 20px;
  > span {
    display: none;
  }
  @media (max-width: 1180px) {
    ${docked}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    > span {
      display: grid;
      padding-inline-start: 12px;
      font: var(--type-title);
      letter-spacing: var(--track-title);
    }
    small {
      font: var(--type-xs);
      color: var(--text-3);
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: 20px;
  margin-block-start: 20px;
`;

interface StepPanelProps {
  flow: ParcelFlow;
  step: ParcelStep;
  title: string;
  /** A button beside the title. */
  action?: ReactNode;
  /** The button that leads on, for a step that has one. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * When another step opens, scrolls it into view and focuses it. The first visible step is left
 * alone, so that loading the page does not scroll.
 */
function useOpenedStep(
  panel: RefObject<HTMLElement | null>,
  step: ParcelStep,
  { shownStepRef }: ParcelFlow,
): void {
  useEffect(() => {
    const before = shownStepRef.current;
    shownStepRef.current = step;
    if (before === null || before === step) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [panel, step, shownStepRef]);
}

/**
 * The panel of the open step. When a required value is missing, or the booking was refused or
 * failed, the reason is shown below the fields, and the panel gets the focus (MSG-18, MSG-21).
 */
export function StepPanel({ flow, step, title, action, foot, children }: StepPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useOpenedStep(panel, step, flow);
  const { refusal } = flow.snapshot.context;
  const message = refusal?.step === step ? refusal.message : null;
  useEffect(() => {
    if (message === null) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, [message]);
  return (
    <Open ref={panel} id={`parcel-${step}`} tabIndex={-1} aria-labelledby={id}>
      <Head>
        <span aria-hidden>{parcelSteps.indexOf(step) + 1}</span>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
      <Body>
        {children}
        {message !== null && <Notice look="danger">{resolve(message)}</Notice>}
      </Body>
      {foot}
    </Open>
  );
}

interface ContinueProps extends Pick<StepPanelProps, 'flow' | 'step'> {
  /** The id of the step's form, which the button submits. Without it the button continues itself. */
  form?: string;
}

/** The button that leads to the next step, with the price as far as it is known. */
export function Continue({ flow, step, form }: ContinueProps) {
  return (
    <Foot>
      <AboveDocked />
      <span>
        <PriceSoFar flow={flow} />
      </span>
      {form === undefined ? (
        <Button look="primary" size="lg" onClick={() => continueFrom(flow, step)}>
          {t('parcel.continue')}
        </Button>
      ) : (
        <Button look="primary" size="lg" type="submit" form={form}>
          {t('parcel.continue')}
        </Button>
      )}
    </Foot>
  );
}

/** The total; before the way is measured, the least that such a parcel costs. */
function PriceSoFar({ flow }: Pick<StepPanelProps, 'flow'>) {
  const state = loaded(flow.snapshot.context);
  const { config } = state.facts;
  const totals = parcelTotals(state);
  if (totals !== null) {
    return (
      <>
        <small>{t('checkout.sum.total')}</small>
        <Money amount={totals.total} currency={config.currency} />
      </>
    );
  }
  const rates = chosenRates(state);
  if (rates === null) return null;
  return t('parcel.sum.least', { amount: isolatedMoney(rates.minimum, config.currency) });
}

/**
 * Asks the statechart to continue from a step. The event contains the device's current time, for
 * the check of the pickup time.
 */
export function continueFrom({ send }: ParcelFlow, step: ParcelStep): void {
  send({ type: 'parcel.continued', step, now: wallClockOf(now()) });
}
