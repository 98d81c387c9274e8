import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ShopConfig, TripDetails } from '../../../machines/rules/domain.ts';
import { groupPhone } from '../../../machines/rules/groupPhone.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import type { TripsEvent } from '../../../machines/rental/trips.machine.ts';
import {
  isTripOver,
  mayCancelTrip,
  mayPayTrip,
  mayReviewTrip,
} from '../../../machines/rules/tripStatus.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { useFormOwner } from '../../identity/formOwner/index.ts';
import { listOf, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { goToUrl } from '../../platform/browser.ts';
import { printPage } from '../../platform/share.ts';
import { isVisible, onVisibilityChange } from '../../platform/visibility.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { Broken, Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { catchFocus } from '../../platform/focus.ts';
import { Badge } from '../../ui/Chip.tsx';
import { H3, Panel, Row, Wrap } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SubpageHead } from '../../ui/menu/SubpageHead.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { TripColumns } from '../booking/TripColumns.tsx';
import { TripFacts } from '../plan/TripFacts.tsx';
import { TripOutcome } from './TripOutcome.tsx';
import { TripPaying } from './TripPaying.tsx';
import { TripRefunds } from './TripRefunds.tsx';
import { TripSteps } from './TripSteps.tsx';
import { TripSums } from './TripSums.tsx';
import { TripVehicles } from './TripVehicles.tsx';
import { wireTrips } from './trips.wiring.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding-block-end: 28px;
`;

const DetailList = styled.dl`
  display: grid;
  gap: 12px;
  margin-block-start: 18px;
  padding-block-start: 18px;
  border-block-start: 1px solid var(--line-strong);
  dt {
    font: var(--type-xs);
    color: var(--text-3);
  }
  dd {
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
`;

/**
 * Parts that only some trips need, so each has a chunk of its own. They are for trips that were not
 * found, that have a known pickup point, that are being canceled, or that are over.
 */
const TrackTrip = lazyPart(async () => (await import('./TrackTrip.tsx')).TrackTrip);
const TripMap = lazyPart(async () => (await import('./TripMap.tsx')).TripMap);
const CancelTripDialog = lazyPart(
  async () => (await import('./CancelTripDialog.tsx')).CancelTripDialog,
);
const TripAgain = lazyPart(async () => (await import('./TripAgain.tsx')).TripAgain);
const TripReviews = lazyPart(async () => (await import('./TripReviews.tsx')).TripReviews);

/**
 * The page of one booked trip, for guests and customers: progress, vehicles and payment; it can be
 * canceled and reviewed here (API-44).
 */
export function TripPage() {
  const { id = '' } = useParams();
  // When a visitor searches again, with the same or another number and phone, the trip is read
  // again.
  const { key, state } = useLocation() as { key: string; state: { phone?: string } | null };
  // The next visitor at this device reads the trip anew, so that contact, note and code of the
  // former one do not stay on the page (AUTH-25, OPEN-63).
  const { session } = useFormOwner();
  return <Followed key={`${key} ${session}`} tripId={Number(id)} phone={state?.phone ?? ''} />;
}

/** Runs the statechart of a trip. It does not reload the trip while the browser tab is hidden. */
function useTrip(tripId: number, phone: string) {
  const queryClient = useQueryClient();
  const [machine] = useState(() => wireTrips(queryClient));
  const [snapshot, send, actor] = useFlow(machine, {
    input: { tripId, phone },
    on: { 'payment.opened': ({ url }) => goToUrl(url) },
  });
  const { trip } = snapshot.context;
  useEffect(
    () =>
      onVisibilityChange((visible) =>
        actor.send({ type: visible ? 'trip.page.shown' : 'trip.page.hidden' }),
      ),
    [actor],
  );
  const running = snapshot.matches({ shown: 'running' });
  useEffect(() => {
    // If the page is already hidden when the trip is loaded, it must not reload the trip either.
    if (running && !isVisible()) actor.send({ type: 'trip.page.hidden' });
  }, [actor, running]);
  useCaughtFocus(trip && `${trip.status} ${trip.paymentStatus}`);
  return { snapshot, send };
}

type Flow = ReturnType<typeof useTrip>;

function Followed({ tripId, phone }: { tripId: number; phone: string }) {
  usePageTitle(t('trips.trip', { id: tripId }));
  const { data: config } = useQuery(configQuery());
  const flow = useTrip(tripId, phone);
  const { snapshot, send } = flow;
  const { trip, problem } = snapshot.context;
  if (snapshot.matches('notFound')) {
    return (
      <Delayed instead={Broken}>
        <TrackTrip tripId={tripId} phone={phone} missing />
      </Delayed>
    );
  }
  if (snapshot.matches('unavailable')) {
    return (
      <Wrap>
        <PageHead tripId={tripId} />
        <ErrorPanel
          message={problem ?? { key: 'app.error.generic' }}
          onRetry={() => send({ type: 'trip.refresh' })}
        />
      </Wrap>
    );
  }
  if (trip === null || config === undefined) {
    return (
      <Wrap aria-busy>
        <PageHead tripId={tripId} />
        <Skeleton $height="420px" $radius="28px" />
      </Wrap>
    );
  }
  return <Known {...flow} trip={trip} config={config} />;
}

interface KnownProps extends Flow {
  trip: TripDetails;
  config: ShopConfig;
}

/**
 * The page of a trip that has been loaded. A visitor who did not book the trip can neither pay,
 * cancel nor review it.
 */
function Known({ snapshot, send, trip, config }: KnownProps) {
  const { problem, own } = snapshot.context;
  return (
    <Wrap data-module="rental">
      <PageHead
        tripId={trip.id}
        status={
          <span role="status">
            <Badge $look={trip.status === 'canceled' ? 'danger' : 'soft'}>
              {t(`trips.status.${trip.status}`)}
            </Badge>
          </span>
        }
      >
        <Actions
          trip={trip}
          config={config}
          own={own}
          mayCancel={own && mayCancelTrip(trip)}
          reading={snapshot.matches('reading')}
          canceling={snapshot.matches('canceling')}
          send={send}
        />
      </PageHead>
      <Body>
        <TripOutcome trip={trip} />
        {own && <TripRefunds trip={trip} config={config} />}
        {problem !== null && <Notice look="warning">{t('trips.stale')}</Notice>}
        {!own && <Notice>{t('trips.look')}</Notice>}
        <TripColumns>
          <div>
            <Panel>
              <TripSteps trip={trip} config={config} />
            </Panel>
            <Delayed instead={FailedPart} fallback={<Skeleton $height="320px" $radius="28px" />}>
              <TripMap trip={trip} />
            </Delayed>
            <Panel>
              <TripVehicles trip={trip} config={config} />
            </Panel>
            {own && mayReviewTrip(trip) && (
              <Delayed instead={FailedPart}>
                <TripReviews
                  tripId={trip.id}
                  vehicles={trip.vehicles}
                  busy={snapshot.matches('reviewing')}
                  onReview={(review) => send({ type: 'trip.review', review })}
                />
              </Delayed>
            )}
          </div>
          <div>
            <About trip={trip} />
            <Panel $look="raised">
              <TripSums trip={trip} config={config} />
              {own && mayPayTrip(trip) && (
                <TripPaying
                  trip={trip}
                  config={config}
                  busy={snapshot.matches('paying')}
                  onPay={(payment) => send({ type: 'trip.pay', payment })}
                />
              )}
            </Panel>
          </div>
        </TripColumns>
      </Body>
      {snapshot.matches('confirmingCancel') && (
        <Delayed instead={FailedLayer} onLeave={() => send({ type: 'trip.cancel.declined' })}>
          <CancelTripDialog
            tripId={trip.id}
            onConfirm={(given) => send({ type: 'trip.cancel.confirmed', reason: given })}
            onDecline={() => send({ type: 'trip.cancel.declined' })}
          />
        </Delayed>
      )}
    </Wrap>
  );
}

/**
 * When the status of the trip changes, the button that had the focus may disappear. The focus then
 * moves to the page's `main` element; otherwise it stays.
 */
function useCaughtFocus(state: string | null): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== null) catchFocus();
    before.current = state;
  }, [state]);
}

interface PageHeadProps {
  tripId: number;
  /** The trip's status, once it is known. */
  status?: ReactNode;
  children?: ReactNode;
}

/** The head of the page, which leads back to the customer's trips, or a guest to tracking. */
function PageHead({ tripId, status, children }: PageHeadProps) {
  const signedIn = useIsSignedIn();
  return (
    <SubpageHead
      title={t('trips.trip', { id: tripId })}
      note={status}
      to={linkTo(signedIn ? 'trips' : 'trackOrder')}
      back={t(signedIn ? 'account.trips' : 'app.nav.trackTrip')}
    >
      {children}
    </SubpageHead>
  );
}

interface ActionsProps {
  trip: TripDetails;
  config: ShopConfig;
  own: boolean;
  mayCancel: boolean;
  reading: boolean;
  canceling: boolean;
  send: (event: TripsEvent) => void;
}

function Actions({ trip, config, own, mayCancel, reading, canceling, send }: ActionsProps) {
  return (
    <Row $wrap>
      <Button
        size="sm"
        icon={<RefreshCw size={18} aria-hidden />}
        busy={reading && t('ui.loading')}
        onClick={() => send({ type: 'trip.refresh' })}
      >
        {t('trips.refresh')}
      </Button>
      <Button size="sm" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
        {t('trips.print')}
      </Button>
      {own && isTripOver(trip) && trip.lines.length > 0 && (
        <Delayed instead={Nothing}>
          <TripAgain trip={trip} config={config} />
        </Delayed>
      )}
      {mayCancel && (
        <Button
          size="sm"
          look="dangerGhost"
          busy={canceling && t('ui.loading')}
          onClick={() => send({ type: 'trip.cancel' })}
        >
          {t('trips.cancel')}
        </Button>
      )}
    </Row>
  );
}

/**
 * The facts of the trip, its contact and its note and, until the trip is over, the code for the
 * driver.
 */
function About({ trip }: { trip: TripDetails }) {
  const { name, phone, email } = trip.contact;
  const details = [
    // The code is not needed any more when the trip is over.
    { label: t('trips.code'), text: isTripOver(trip) ? '' : trip.otp },
    {
      label: t('trips.bookedBy'),
      text: listOf(
        [name, groupPhone(phone), email].filter(Boolean).map((word) => `\u2068${word}\u2069`),
      ),
    },
    { label: t('trips.book.note'), text: trip.note },
  ];
  return (
    <Panel $look="quiet">
      <H3 as="h2">{t('rentalCart.trip')}</H3>
      <TripFacts trip={trip} booked={trip} />
      <DetailList>
        {details
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
      </DetailList>
    </Panel>
  );
}
