import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { CalendarClock, Flag, Hourglass, MapPin, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { TripField } from '../../../machines/rental/tripSettings.machine.ts';
import { pickupTimeAt } from '../../../machines/rules/tripPlan.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useFacts } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Button } from '../../ui/Button.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import type { TripPart } from './TripDialog.tsx';
import { TripBarPart } from './TripBarPart.tsx';
import { TripNotes } from './TripNotes.tsx';
import { useTripActor, useTripPlan } from './tripPlan.ts';
import { TripTypeChoice } from './TripTypeChoice.tsx';
import { hoursText, pickupTimeText, pointText } from '../tripTexts.ts';

const TripDialog = lazyPart(async () => (await import('./TripDialog.tsx')).TripDialog);
const ConfirmDialog = lazyPart(
  async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog,
);

const Hero = styled.section`
  position: relative;
  isolation: isolate;
  margin-block-start: 28px;
  padding: 40px 44px 36px;
  border-radius: 32px;
  background: radial-gradient(60% 130% at 88% 10%, var(--accent-line), var(--accent-soft) 72%);
  overflow: clip;
  [dir='rtl'] & {
    background: radial-gradient(60% 130% at 12% 10%, var(--accent-line), var(--accent-soft) 72%);
  }
  > h1 {
    font: var(--type-h1);
    letter-spacing: var(--track-h1);
  }
  > img {
    position: absolute;
    z-index: -1;
    inset-inline-end: 40px;
    inset-block-start: -8px;
    inline-size: 250px;
    block-size: auto;
    filter: drop-shadow(0 16px 16px oklch(0.3 0.08 262 / 0.25));
  }
  [dir='rtl'] & > img {
    transform: scaleX(-1);
  }
  @media (max-width: 1180px) {
    margin-block-start: 12px;
    padding: 28px 24px;
    > img {
      inline-size: 180px;
    }
  }
  @media (max-width: 640px) {
    > img {
      inline-size: 120px;
      inset-inline-end: 8px;
      inset-block-start: 8px;
    }
    > h1 {
      max-inline-size: 9ch;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 16px;
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1.25fr 1.1fr 0.8fr auto;
  margin-block-start: 20px;
  padding: 8px;
  border-radius: 22px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2), var(--edge);
  &[data-by='distance_wise'] {
    grid-template-columns: 1.25fr 1.25fr 1.1fr auto;
  }
  > * + div::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block: 14px;
    inline-size: 1px;
    background: var(--line-strong);
  }
  > button {
    block-size: auto;
    min-block-size: 64px;
    border-radius: 16px;
  }
  @media (max-width: 1180px) {
    &,
    &[data-by='distance_wise'] {
      grid-template-columns: 1fr 1fr;
    }
    > button {
      grid-column: 1 / -1;
      margin-block-start: 8px;
    }
    > * + div::before {
      display: none;
    }
  }
  @media (max-width: 640px) {
    &,
    &[data-by='distance_wise'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

interface TripBarProps {
  /** The heading of the page, which is part of the planner. */
  title: string;
  /** A decorative picture in the planner. */
  art: ReactNode;
}

/**
 * The trip planner at the top of rental's pages. The customer can change every part of the planned
 * trip here (DATA-23, RENT-04).
 */
export function TripBar({ title, art }: TripBarProps) {
  const actor = useTripActor();
  const plan = useTripPlan();
  const outlet = useOutlet();
  const { data: config } = useQuery(configQuery());
  const [part, setPart] = useState<TripPart | null>(null);
  const measuring = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const resetting = useSelector(actor, (snapshot) => snapshot.matches('confirmingReset'));
  const { type, pickup, destination, pickupAt, hours, refusal } = plan;
  useFacts(actor);
  const time = pickupTimeAt(pickupAt, usePresentMinute());
  const isWrong = (field: TripField) => part === null && refusal?.field === field;
  return (
    <Hero>
      {art}
      <h1>{title}</h1>
      <Line>
        <TripTypeChoice look="ink" />
      </Line>
      <Bar data-by={type} role="group" aria-label={t('rental.trip.label')}>
        <TripBarPart
          icon={<MapPin size={20} aria-hidden />}
          label={t('rental.trip.pickup')}
          value={pickup === null ? t('rental.trip.choose') : pointText(pickup)}
          wrong={isWrong('pickup')}
          onPress={() =>
            outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } })
          }
        />
        <TripBarPart
          icon={<Flag size={20} aria-hidden />}
          label={t('rental.trip.destination')}
          value={
            destination === null
              ? t(type === 'hourly' ? 'rental.trip.optional' : 'rental.trip.choose')
              : pointText(destination)
          }
          wrong={isWrong('destination')}
          onPress={() => setPart('destination')}
        />
        <TripBarPart
          icon={<CalendarClock size={20} aria-hidden />}
          label={t(time === null ? 'rental.trip.when' : 'rental.trip.scheduled')}
          value={pickupTimeText(time, config)}
          wrong={isWrong('time')}
          onPress={() => setPart('time')}
        />
        {type === 'hourly' && (
          <TripBarPart
            icon={<Hourglass size={20} aria-hidden />}
            label={t('rental.trip.duration')}
            value={hoursText(hours)}
            wrong={isWrong('hours')}
            onPress={() => setPart('hours')}
          />
        )}
        <Button
          look="primary"
          size="lg"
          icon={<Search size={20} aria-hidden />}
          busy={measuring && type === 'distance_wise' && t('rental.trip.measuring')}
          onClick={() => actor.send({ type: 'trip.search' })}
        >
          {t('rental.trip.search')}
        </Button>
      </Bar>
      <TripNotes asking={part !== null} />
      <Delayed instead={FailedLayer} onLeave={() => setPart(null)}>
        {part !== null && <TripDialog part={part} onClose={() => setPart(null)} />}
      </Delayed>
      <Delayed instead={FailedLayer} onLeave={() => actor.send({ type: 'trip.reset.declined' })}>
        {resetting && <ResetDialog />}
      </Delayed>
    </Hero>
  );
}

/** Asks for confirmation before the planned trip is cleared (OPEN-31). */
function ResetDialog() {
  const actor = useTripActor();
  return (
    <ConfirmDialog
      open
      title={t('rental.trip.resetAsk')}
      confirm={t('rental.trip.reset')}
      onConfirm={() => actor.send({ type: 'trip.reset.confirmed' })}
      onCancel={() => actor.send({ type: 'trip.reset.declined' })}
    >
      {t('rental.trip.resetText')}
    </ConfirmDialog>
  );
}
