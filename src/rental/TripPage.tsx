import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { TripPaymentChoice } from '../../machines/rental/tripBooking.machine.ts';
import type { TripReview } from '../../machines/rental/trips.machine.ts';
import type {
  ShopConfig,
  TripDetails,
  TripStatus,
  TripVehicle,
} from '../../machines/rules/domain.ts';
import { useTellPage } from '../catalogue/index.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { formatDate, t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { goToUrl } from '../platform/browser.ts';
import { usePageTitle } from '../site/index.ts';
import { Amounts } from '../ui/Amounts.tsx';
import { Button } from '../ui/Button.tsx';
import { Radio } from '../ui/Choice.tsx';
import { Badge } from '../ui/Chip.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextArea } from '../ui/Field.tsx';
import { H1, H3, Panel, Row, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Timeline } from '../ui/Progress.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stage } from '../ui/Stage.tsx';
import { TripFacts } from './TripFacts.tsx';
import { PaymentTiles } from './PaymentTiles.tsx';
import { wiredTrips } from './tripWiring.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: 40px;
  align-items: start;
  margin-block-start: 24px;
  > div {
    display: grid;
    gap: 20px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

const Vehicles = styled.ul`
  display: grid;
  gap: 16px;
  margin-block-start: 14px;
  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
  }
  small {
    display: block;
    font: var(--type-sm);
    color: var(--text-2);
  }
  b {
    font: var(--type-label);
  }
`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  margin-block-start: 14px;
`;

const steps: TripStatus[] = ['pending', 'confirmed', 'ongoing', 'completed'];

/** The steps of a trip; one that ended early shows how far it came and how it ended. */
function stepsOf({ status, reached }: TripDetails): TripStatus[] {
  return steps.includes(status)
    ? steps
    : [...steps.filter((step) => reached[step] !== undefined), status];
}

/** One booked trip, of a guest or a customer: progress, vehicles, payment, cancel, reviews. */
export function TripPage() {
  const { id = '' } = useParams();
  return <Followed key={id} tripId={Number(id)} />;
}

function Followed({ tripId }: { tripId: number }) {
  usePageTitle(t('trips.trip', { id: tripId }));
  const tell = useTellPage();
  const [params] = useSearchParams();
  const { data: config } = useQuery(configQuery());
  const [snapshot, send, actor] = useMachine(wiredTrips, { input: { tripId } });
  const { trip, problem } = snapshot.context;
  useEffect(() => {
    const heard = actor.on('*', (fact) =>
      fact.type === 'payment.opened' ? goToUrl(fact.url) : tell(fact),
    );
    return () => heard.unsubscribe();
  }, [actor, tell]);
  if (snapshot.matches('unavailable')) {
    return (
      <Wrap>
        <ErrorPanel
          message={problem ?? { key: 'trips.gone' }}
          onRetry={() => send({ type: 'trip.refresh' })}
        />
      </Wrap>
    );
  }
  if (trip === null || config === undefined) {
    return (
      <Wrap aria-busy style={{ paddingBlock: 28 }}>
        <Skeleton $height="420px" $radius="28px" />
      </Wrap>
    );
  }
  const busy = snapshot.hasTag('busy');
  return (
    <Wrap style={{ paddingBlock: 28 }}>
      {params.get('booked') !== null && <Notice look="success">{t('trips.booked')}</Notice>}
      {problem !== null && <Notice look="warning">{t('trips.stale')}</Notice>}
      <Row $between $wrap>
        <H1>{t('trips.trip', { id: trip.id })}</H1>
        <Row $wrap>
          <Badge $look={trip.status === 'canceled' ? 'danger' : 'soft'}>
            {t(`trips.status.${trip.status}`)}
          </Badge>
          <Button size="sm" onClick={() => send({ type: 'trip.refresh' })}>
            {t('trips.refresh')}
          </Button>
          {snapshot.can({ type: 'trip.cancel' }) && (
            <Button size="sm" onClick={() => send({ type: 'trip.cancel' })}>
              {t('trips.cancel')}
            </Button>
          )}
        </Row>
      </Row>
      <Columns>
        <div>
          <Panel>
            <Timeline
              label={t('trips.steps')}
              entries={stepsOf(trip).map((status) => ({
                key: status,
                label: t(`trips.status.${status}`),
                state:
                  status === trip.status
                    ? 'now'
                    : trip.reached[status] === undefined
                      ? 'todo'
                      : 'done',
                ...reachedAt(trip, status),
              }))}
            />
            {trip.cancellationReason !== null && (
              <p>{t('trips.canceledBecause', { reason: trip.cancellationReason })}</p>
            )}
          </Panel>
          <Panel>
            <H3>{trip.provider?.name}</H3>
            <Booked trip={trip} config={config} />
          </Panel>
          {trip.status === 'completed' && (
            <Reviews
              vehicles={trip.vehicles}
              busy={busy}
              onReview={(review) => send({ type: 'trip.review', review })}
            />
          )}
        </div>
        <div>
          <Panel $look="quiet">
            <H3>{t('rentalCart.trip')}</H3>
            <TripFacts trip={{ ...trip, drivingHours: 0 }} />
            {trip.otp !== '' && (
              <p>
                {t('trips.code')}: <bdi dir="ltr">{trip.otp}</bdi>
              </p>
            )}
          </Panel>
          <Panel $look="raised">
            <Sums trip={trip} config={config} />
            {snapshot.can({
              type: 'trip.pay',
              payment: { method: 'cash_payment', gateway: null },
            }) && <Paying busy={busy} onPay={(payment) => send({ type: 'trip.pay', payment })} />}
          </Panel>
        </div>
      </Columns>
      <CancelTrip
        open={snapshot.matches('confirmingCancel')}
        onConfirm={(reason) => send({ type: 'trip.cancel.confirmed', reason })}
        onDecline={() => send({ type: 'trip.cancel.declined' })}
      />
    </Wrap>
  );
}

function reachedAt({ reached }: TripDetails, status: TripStatus) {
  const iso = reached[status];
  if (iso === undefined) return {};
  const text = formatDate(iso.replace(' ', 'T'), { dateStyle: 'medium', timeStyle: 'short' });
  return { time: { iso, text } };
}

/** The vehicles as they were booked, and those that were assigned with their drivers. */
function Booked({ trip, config }: { trip: TripDetails; config: ShopConfig }) {
  return (
    <Vehicles>
      {trip.lines.map(({ id, vehicle, quantity, total }) => (
        <li key={id}>
          <Stage id={vehicle.id} image={vehicle.imageUrl} radius="14px" art="76%" ratio="4 / 3" />
          <span>
            <b>{vehicle.name}</b> <bdi dir="ltr">× {quantity}</bdi>
            {trip.vehicles
              .filter(({ lineId }) => lineId === id)
              .map(({ id: assigned, plate, driver }) => (
                <small key={assigned}>
                  {plate !== null && (
                    <>
                      {t('trips.plate')}: <bdi dir="ltr">{plate}</bdi>{' '}
                    </>
                  )}
                  {driver !== null && (
                    <a href={`tel:${driver.phone}`}>{t('trips.call', { name: driver.name })}</a>
                  )}
                </small>
              ))}
          </span>
          <Money amount={total} currency={config.currency} />
        </li>
      ))}
    </Vehicles>
  );
}

function Sums({ trip, config }: { trip: TripDetails; config: ShopConfig }) {
  const money = (amount: number) => <Money amount={amount} currency={config.currency} />;
  return (
    <Amounts
      rows={[
        { label: t('trips.total'), value: money(trip.amount), look: 'total' },
        {
          label: t(trip.paymentStatus === 'paid' ? 'trips.paid' : 'trips.toPay'),
          value: money(trip.amount - (trip.paymentStatus === 'paid' ? 0 : trip.partiallyPaid)),
        },
      ]}
    />
  );
}

function Paying({ busy, onPay }: { busy: boolean; onPay: (payment: TripPaymentChoice) => void }) {
  const [payment, setPayment] = useState<TripPaymentChoice | null>(null);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (payment !== null) onPay(payment);
      }}
    >
      <PaymentTiles value={payment} onChange={setPayment} />
      <Button
        type="submit"
        look="primary"
        block
        disabled={payment === null}
        busy={busy && t('ui.loading')}
      >
        {t('trips.pay')}
      </Button>
    </Form>
  );
}

function CancelTrip({
  open,
  onConfirm,
  onDecline,
}: {
  open: boolean;
  onConfirm: (reason: string) => void;
  onDecline: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open={open}
      title={t('trips.cancel')}
      confirm={t('trips.cancel')}
      cancel={t('trips.cancel.keep')}
      danger
      onConfirm={() => onConfirm(reason)}
      onCancel={onDecline}
    >
      <p>{t('trips.cancel.text')}</p>
      <TextArea
        label={t('trips.cancel.reason')}
        optional
        value={reason}
        maxLength={255}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}

interface ReviewsProps {
  vehicles: TripVehicle[];
  busy: boolean;
  onReview: (review: TripReview) => void;
}

/** A review for each vehicle that was driven; reviewed ones are read only. Guests cannot review. */
function Reviews({ vehicles, busy, onReview }: ReviewsProps) {
  const signedIn = useIsSignedIn();
  if (!signedIn) return null;
  return vehicles.map((vehicle) => (
    <Review key={vehicle.id} vehicle={vehicle} busy={busy} onReview={onReview} />
  ));
}

function Review({
  vehicle,
  busy,
  onReview,
}: Omit<ReviewsProps, 'vehicles'> & { vehicle: TripVehicle }) {
  const [rating, setRating] = useState(5);
  const [comment, setComment] = useState('');
  const { identityId, vehicleId } = vehicle;
  const title = t('trips.review', { name: vehicle.name });
  if (vehicle.rating !== null) {
    return (
      <Panel>
        <H3>{vehicle.name}</H3>
        <p>{t('trips.review.yours', { rating: vehicle.rating })}</p>
        {vehicle.comment !== null && <p>{vehicle.comment}</p>}
      </Panel>
    );
  }
  if (identityId === null) return null;
  return (
    <Panel aria-label={title}>
      <H3>{title}</H3>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onReview({ vehicleId, vehicleIdentityId: identityId, rating, comment });
        }}
      >
        <Row role="radiogroup" aria-label={t('trips.review.stars')} $wrap>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Radio
              key={stars}
              name={`stars-${vehicle.id}`}
              checked={stars === rating}
              onChange={() => setRating(stars)}
            >
              {stars}
            </Radio>
          ))}
        </Row>
        <TextArea
          label={t('trips.review.comment')}
          optional
          value={comment}
          maxLength={1000}
          onChange={({ target }) => setComment(target.value)}
        />
        <Button type="submit" look="soft" busy={busy && t('ui.loading')}>
          {t('trips.review.send')}
        </Button>
      </Form>
    </Panel>
  );
}
