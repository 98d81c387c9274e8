import { CircleAlert, Clock, Route } from 'lucide-react';
import styled from 'styled-components';
import { resolve, t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useTripActor, useTripPlan } from './tripPlan.ts';
import { hoursText, kmText } from '../tripTexts.ts';

const Note = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 6px 8px;
  margin-block-start: 12px;
  font: var(--type-sm);
  color: var(--text-2);
  &[role='alert'] {
    color: var(--danger);
  }
`;

const Reset = styled.button`
  min-block-size: 44px;
  margin-block: -12px;
  margin-inline-start: auto;
  padding-inline: 8px;
  font: var(--type-sm-strong);
  text-decoration: underline;
  text-underline-offset: 4px;
`;

interface TripNotesProps {
  /** Whether a dialog is open that changes a part of the trip; it shows its errors itself. */
  asking: boolean;
}

/**
 * The notes below the trip planner: errors, the distance, and the button to reset the planned trip.
 */
export function TripNotes({ asking }: TripNotesProps) {
  const actor = useTripActor();
  const { route, refusal, problem } = useTripPlan();
  return (
    <>
      {!asking && refusal !== null && (
        <Note role="alert">
          <CircleAlert size={16} aria-hidden />
          {resolve(refusal.message)}
        </Note>
      )}
      {problem !== null && (
        <Note role="alert">
          <CircleAlert size={16} aria-hidden />
          {t('rental.trip.unmeasured')} {resolve(problem)}
          <Button look="quiet" size="sm" onClick={() => actor.send({ type: 'trip.measure.retry' })}>
            {t('ui.retry')}
          </Button>
        </Note>
      )}
      <Note>
        {route !== null && (
          <>
            <Route size={16} aria-hidden />
            {route.straight
              ? t('rental.trip.straight', { km: kmText(route.distanceKm) })
              : kmText(route.distanceKm)}
          </>
        )}
        {route !== null && route.drivingHours > 0 && (
          <>
            <Clock size={16} aria-hidden />
            {hoursText(route.drivingHours)}
          </>
        )}
        <Reset type="button" onClick={() => actor.send({ type: 'trip.reset' })}>
          {t('rental.trip.reset')}
        </Reset>
      </Note>
    </>
  );
}
