import { ArrowDown, ArrowUp, Package, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { loaded } from '../../machines/parcel/parcelBooking.ts';
import type {
  Currency,
  ParcelChoices,
  ParcelEnd,
  ParcelStep,
  ShopConfig,
} from '../../machines/rules/domain.ts';
import { categoryOf, parcelSteps } from '../../machines/rules/parcel.ts';
import { formatDay } from '../messages/formatDay.ts';
import { addressText, comma, listOf, t } from '../messages/index.ts';
import { clockText } from '../messages/clockText.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Layout.tsx';
import { contentsText } from './contents.ts';
import type { StepProps } from './useParcelBooking.ts';

const List = styled(Panel)`
  display: grid;
  padding-block: 8px;
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    padding-block: 12px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 14px;
    background: var(--fill);
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-2);
    font: var(--type-xs);
  }
`;

const icons = {
  category: <Shapes size={20} aria-hidden />,
  sender: <ArrowUp size={20} aria-hidden />,
  receiver: <ArrowDown size={20} aria-hidden />,
  item: <Package size={20} aria-hidden />,
};

/**
 * The steps already filled in, before the open `step`: each as a short text, with a button to
 * change it.
 */
export function CompletedSteps({ flow, step }: StepProps & { step: ParcelStep }) {
  const completed = parcelSteps
    .slice(0, parcelSteps.indexOf(step))
    .filter((one) => one !== 'payment');
  if (completed.length === 0) return null;
  return (
    <List as="ul">
      {completed.map((one) => (
        <li key={one}>
          <span>{icons[one]}</span>
          <AnswerText flow={flow} step={one} />
          <Button
            look="quiet"
            size="sm"
            aria-label={t('ui.labelled', {
              label: t('parcel.edit'),
              value: t(`parcel.step.${one}`),
            })}
            disabled={!flow.snapshot.hasTag('form')}
            onClick={() => flow.send({ type: 'parcel.step.opened', step: one })}
          >
            {t('parcel.edit')}
          </Button>
        </li>
      ))}
    </List>
  );
}

type CompletedStep = Exclude<ParcelStep, 'payment'>;

function AnswerText({ flow, step }: StepProps & { step: CompletedStep }) {
  const state = loaded(flow.snapshot.context);
  const { choices, facts } = state;
  const category = categoryOf(state);
  switch (step) {
    case 'category':
      return <Lines first={category?.name} second={category?.description} />;
    case 'sender':
    case 'receiver':
      return <Lines first={choices[step].contact.name} second={placeText(choices[step])} />;
    case 'item':
      return (
        <Lines
          first={<Contents choices={choices} currency={facts.config.currency} />}
          second={pickupText(choices.slot, facts.config)}
        />
      );
  }
}

/**
 * What the parcel contains. The description keeps its own writing direction, and the line that of
 * the page.
 */
function Contents({ choices, currency }: { choices: ParcelChoices; currency: Currency }) {
  const details = contentsText({ ...choices, description: '' }, currency);
  return (
    <>
      <bdi>{choices.description.trim()}</bdi>
      {details !== '' && comma()}
      {details}
    </>
  );
}

function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span>
      <b>
        <bdi>{first}</bdi>
      </b>
      <small>
        <bdi>{second}</bdi>
      </small>
    </span>
  );
}

/** The address of the sender or receiver in one line; '' while none is chosen. */
const placeText = ({ place, road, house, floor }: ParcelEnd): string =>
  place === null ? '' : listOf([addressText({ address: place.address, road, house, floor })]);

function pickupText(slot: string | null, config: ShopConfig): string {
  if (slot === null) return t('parcel.when.is', { time: t('parcel.when.now') });
  const day = formatDay(slot, { day: 'numeric', month: 'short' });
  // The clock is isolated from the text direction around it, as in `ClockTime`.
  const clock = `\u2068${clockText(slot.slice(11, 16), config.twelveHourClock)}\u2069`;
  return t('parcel.when.is', { time: `${day}${comma()}${clock}` });
}
