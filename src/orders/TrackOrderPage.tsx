import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo } from '../../machines/rules/paths.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { useFormOwner } from '../identity/formOwner/index.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { scrollPageTo } from '../platform/browser.ts';
import { focusedElement } from '../platform/focus.ts';
import { TrackingForm, TrackTrip } from '../rental/index.ts';
import { Button } from '../ui/Button.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { H1, Row, Wrap } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';
import { phoneOfLink } from './parcel/trackingLink.ts';
import { TrackingDialogs } from './TrackingDialogs.tsx';
import { useTracking } from './useTracking.ts';
import { Broken } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';

/**
 * The page that tracks an order: a customer's by their session, a guest's by order number and
 * phone. In the rental module it tracks a trip (NAV-18, LAND-11).
 */
export function TrackOrderPage() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const { session } = useFormOwner();
  const rental = useModule()?.type === 'rental';
  return rental && !params.has('order_id') ? (
    <Delayed instead={Broken}>
      <TrackTrip />
    </Delayed>
  ) : (
    <TrackedOrder
      // An order is looked up again for whoever signs in: it may not be theirs, or only theirs. The
      // form without an order stays, with what is typed in it.
      key={params.has('order_id') ? `${key} ${session}` : key}
    />
  );
}

/**
 * Returns a ref for the heading above the form. The button “Another order” shows the form instead
 * of an order, so the pressed button is gone and has lost the focus. Then the heading gets the
 * focus, and the page scrolls to the top.
 */
function useStartAtHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    if (isFirst || focusedElement() !== null) return;
    heading.current?.focus({ preventScroll: true });
    scrollPageTo(0);
  }, [isFirst]);
  return heading;
}

const orderHref = (orderId: string): string =>
  linkTo('trackOrder', { order_id: orderId === '' ? null : orderId });

const formWords = () => ({
  number: t('orders.track.id'),
  missing: t('orders.track.idRequired'),
  phone: t('orders.track.phone'),
  go: t('orders.track.find'),
});

/** A note that this order was placed as a guest (GUEST-05). */
function OfGuest() {
  return (
    <Wrap style={{ paddingBlock: 12 }}>
      <Notice>{t('orders.ofGuest')}</Notice>
    </Wrap>
  );
}

/**
 * A notice for a signed-in customer who also placed an order as a guest: a button tracks that order
 * (GUEST-05).
 */
function GuestOrderOffer({
  number,
  onTrack,
}: {
  number: string;
  onTrack: (number: string) => void;
}) {
  return (
    <Notice>
      <Row $between $wrap>
        {t('orders.track.ofGuest', { number })}
        <Button size="sm" onClick={() => onTrack(number)}>
          {t('orders.result.track')}
        </Button>
      </Row>
    </Notice>
  );
}

/**
 * The order that the URL asks for, and the phone of who placed it. The phone is only in the tab's
 * history state: a reload still finds the order, but a copied URL contains no phone. The exception is
 * the link that a sender shares on purpose.
 */
function useAskedOrder() {
  const [params] = useSearchParams();
  const { state, hash } = useLocation() as { state: { phone?: string } | null; hash: string };
  const signedIn = useIsSignedIn();
  const known = storedGuestOrder();
  const knownNumber = known === null ? '' : String(known.orderId);
  const number = params.get('order_id') ?? '';
  const isOfGuest = signedIn && known !== null && number === knownNumber;
  // The stored phone of a guest is used without asking only while nobody is signed in, or for that
  // guest order itself.
  const byGuest = !signedIn || isOfGuest ? known?.contact.phone : undefined;
  const phone = state?.phone ?? phoneOfLink(hash) ?? byGuest ?? '';
  return {
    number,
    phone,
    /** Whether the customer placed this order as a guest, before signing in. */
    isOfGuest,
    /** The number of another order, which the customer placed as a guest; '' when there is none. */
    otherOfGuest: signedIn && !isOfGuest ? knownNumber : '',
    /** What the form shows at first. */
    values: signedIn
      ? { number, phone: state?.phone ?? '' }
      : { number: number || knownNumber, phone },
  };
}

/** Tracks the order that the URL asks for, or shows the form that asks for number and phone. */
function TrackedOrder() {
  const navigate = useNavigate();
  const asked = useAskedOrder();
  const [snapshot, send] = useTracking(asked.number, asked.phone);
  const { context } = snapshot;
  const isAsking = snapshot.matches('asking') || snapshot.matches('notFound');
  const heading = useStartAtHeading();
  return (
    <>
      {context.order !== null && !isAsking ? (
        <>
          <Hidden as="h1">{t('orders.track.title')}</Hidden>
          {asked.isOfGuest && <OfGuest />}
          <FollowedOrder
            order={context.order}
            snapshot={snapshot}
            send={send}
            onAnother={() => void navigate(orderHref(''))}
          />
        </>
      ) : (
        <Wrap style={{ paddingBlockStart: 28 }}>
          <H1 ref={heading} tabIndex={-1}>
            {t('orders.track.title')}
          </H1>
          {isAsking && <FindOrder asked={asked} notFound={snapshot.matches('notFound')} />}
          {snapshot.matches('searching') && <Skeleton $height="320px" $radius="28px" />}
          {snapshot.matches('unavailable') && (
            <ErrorPanel
              message={context.problem ?? { key: 'app.error.generic' }}
              onRetry={() => send({ type: 'tracking.refresh' })}
              action={
                <Button onClick={() => void navigate(orderHref(''))}>
                  {t('orders.track.another')}
                </Button>
              }
            />
          )}
        </Wrap>
      )}
      <TrackingDialogs snapshot={snapshot} send={send} />
    </>
  );
}

interface FindOrderProps {
  asked: ReturnType<typeof useAskedOrder>;
  /** Whether the last search found no order with this number and phone. */
  notFound: boolean;
}

/** The form that asks for number and phone, below the offer to track the order of a guest. */
function FindOrder({ asked, notFound }: FindOrderProps) {
  const navigate = useNavigate();
  return (
    <>
      {asked.otherOfGuest !== '' && (
        <GuestOrderOffer
          number={asked.otherOfGuest}
          onTrack={(number) => void navigate(orderHref(number))}
        />
      )}
      <Delayed instead={FailedPart}>
        <TrackingForm
          values={asked.values}
          words={formWords()}
          notFound={notFound}
          onOpened={(orderId, by) =>
            void navigate(orderHref(orderId), {
              state: { phone: by },
              // Replaces the history entry of a number that was not found, so that Back does not
              // lead to it.
              replace: asked.number !== '',
            })
          }
        >
          {notFound && <Notice look="danger">{t('orders.notFound')}</Notice>}
        </TrackingForm>
      </Delayed>
    </>
  );
}
