import { Clock, Route } from 'lucide-react';
import styled from 'styled-components';
import type { TripType } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Segment } from '../../ui/Choice.tsx';
import { useTripActor, useTripPlan } from './tripPlan.ts';
import { tripTypeText } from '../tripTexts.ts';

/**
 * Styles the control for a tinted background: the control is white, and the selected option is
 * dark.
 */
const OnTint = styled.div`
  fieldset {
    background: var(--surface-raised);
  }
  label:has(:checked) {
    background: var(--ink);
    color: var(--on-ink);
  }
`;

const icons: Record<TripType, React.ReactNode> = {
  hourly: <Clock size={16} aria-hidden />,
  distance_wise: <Route size={16} aria-hidden />,
};

interface TripTypeChoiceProps {
  /** 'ink' is for a tinted background. */
  look?: 'plain' | 'ink';
  /** The name of the group of radio buttons; no other group on the page may have it. */
  name?: string;
  /**
   * The selected type; by default that of the trip plan. A cart passes the type of its own trip.
   */
  value?: TripType;
  onChosen?: () => void;
}

/** Chooses whether the trip is charged by the hour or by distance (RENT-07). */
export function TripTypeChoice({
  look = 'plain',
  name = 'trip-type',
  value,
  onChosen,
}: TripTypeChoiceProps) {
  const actor = useTripActor();
  const { type } = useTripPlan();
  const choice = (
    <Segment
      label={t('rental.type.label')}
      name={name}
      block={look === 'plain'}
      value={value ?? type}
      options={(['hourly', 'distance_wise'] as const).map((one) => ({
        value: one,
        label: tripTypeText(one),
        icon: icons[one],
      }))}
      onChange={(tripType) => {
        onChosen?.();
        actor.send({ type: 'trip.type.changed', tripType });
      }}
    />
  );
  return look === 'ink' ? <OnTint>{choice}</OnTint> : choice;
}
