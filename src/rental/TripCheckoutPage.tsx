import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tripCouponFacts } from '../../machines/rental/tripBooking.machine.ts';
import { goodsPrice } from '../../machines/rental/selectors.ts';
import type { Place, ShopConfig } from '../../machines/rules/domain.ts';
import { MembersPage } from '../account/index.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { CouponField, PlacingNotice } from '../checkout/index.ts';
import { useFacts, useFlow } from '../flow/useFlow.ts';
import { customerQuery, useIsSignedIn } from '../identity/index.ts';
import { resolve, t } from '../messages/index.ts';
import { configQuery, usePlace } from '../place/index.ts';
import { useModule } from '../modules/index.ts';
import { goToUrl } from '../platform/browser.ts';
import { useRoot } from '../shop/root.ts';
import { usePageTitle } from '../site/index.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { H1, Row, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { later } from '../ui/later.tsx';
import { useBookingTax } from './bookingTax.ts';
import { draftOf, keepContactOnly, keepIntent, keptBooking } from './keptBooking.ts';
import { shopTerms } from './shopTerms.ts';
import { tripCouponsQuery } from './tripCoupons.ts';
import { tripHref } from './links.ts';
import { wiredTripBooking } from './bookingWiring.ts';
import { UndoPlace } from './UndoPlace.tsx';

const BookingForm = later(async () => (await import('./BookingForm.tsx')).BookingForm);

/** Booking the trip cart, for guests as well (RENT-21, API-44). */
export function TripCheckoutPage() {
  usePageTitle(t('trips.book.title'));
  const { data: config } = useQuery(configQuery());
  const place = usePlace();
  const signedIn = useIsSignedIn();
  const { data, isPending } = useQuery({ ...customerQuery(), enabled: signedIn });
  const owner = signedIn ? (data?.id ?? null) : null;
  if (config !== undefined && !signedIn && !config.guestCheckout) {
    return <MembersPage title={t('trips.book.title')}>{null}</MembersPage>;
  }
  return (
    <Wrap style={{ paddingBlock: 28 }}>
      <Row $between $wrap>
        <H1>{t('trips.book.title')}</H1>
        <UndoPlace />
      </Row>
      {config === undefined || place === null || (signedIn && isPending) ? (
        <Skeleton $height="420px" $radius="28px" />
      ) : (
        <Booking key={`${signedIn} ${owner}`} config={config} place={place} owner={owner} />
      )}
    </Wrap>
  );
}

interface BookingProps {
  config: ShopConfig;
  place: Place;
  /** Whose booking it is: a customer's id, null for a guest. */
  owner: number | null;
}

const placingWords = () => ({
  checking: t('trips.book.checking'),
  unknown: t('trips.book.unknown'),
  ask: t('trips.book.ask'),
  notPlaced: t('trips.book.notBooked'),
  again: t('trips.book.again'),
});

function Booking({ config, place, owner }: BookingProps) {
  const root = useRoot();
  const module = useModule();
  const signedIn = useIsSignedIn();
  const navigate = useNavigate();
  const [kept] = useState(() => ({ ...keptBooking(), draft: draftOf(owner) }));
  const [input] = useState(() => ({
    intent: kept.intent,
    couponCode: kept.draft.couponCode,
    zoneIds: place.zoneIds,
    terms: { ...shopTerms(config), coupon: null },
  }));
  const [snapshot, send, actor] = useFlow(wiredTripBooking, {
    input,
    on: {
      'trip.booked': ({ tripId, payAt }) => {
        keepContactOnly();
        root.send({ type: 'rentalCart.changed' });
        if (payAt !== null) goToUrl(payAt);
        else void navigate(`${tripHref(tripId)}?booked=1`, { replace: true });
      },
      // The form hears itself which of its fields is asked for.
      'booking.field.asked': () => undefined,
    },
  });
  useBookingTax(actor, snapshot);
  const { context } = snapshot;
  const { cart: held, intent, problem, terms } = context;
  const { coupon, placing } = snapshot.children;
  useFacts(coupon);
  const isForm = snapshot.hasTag('form');
  useEffect(() => {
    if (intent === null && isForm) keepIntent(null);
  }, [intent, isForm]);
  if (snapshot.matches('unavailable')) {
    return (
      <ErrorPanel
        message={problem ?? { key: 'app.error.generic' }}
        kept={t('trips.book.kept')}
        onRetry={() => send({ type: 'booking.retry' })}
      />
    );
  }
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const totals = held?.trip == null ? null : goodsPrice(held.lines, held.trip, terms);
  return (
    <>
      {placing !== undefined && <PlacingNotice actor={placing} words={placingWords()} />}
      {held === null ? (
        <Skeleton $height="420px" $radius="28px" />
      ) : (
        <Suspense fallback={<Skeleton $height="420px" $radius="28px" />}>
          <BookingForm
            cart={held}
            terms={terms}
            config={config}
            kept={kept.draft}
            guestNote={signedIn ? kept.guestNote : ''}
            couponCode={context.couponCode}
            coupon={
              coupon !== undefined && (
                <CouponField
                  actor={coupon}
                  facts={tripCouponFacts(context)}
                  offered={tripCouponsQuery(module?.id ?? 0)}
                  saved={totals?.couponDiscount ?? 0}
                  currency={config.currency}
                />
              )
            }
            actor={actor}
            busy={snapshot.hasTag('busy')}
            marked={snapshot.hasTag('marked')}
            problem={problem === null ? null : resolve(problem)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={snapshot.matches({ ordering: 'changed' })}
        title={t('trips.book.changed')}
        busy={totals?.taxState === 'pending' && t('checkout.taxPending')}
        confirm={t('trips.book.accept', { after: money(totals?.total ?? 0) })}
        onConfirm={() => send({ type: 'booking.change.accepted' })}
        onCancel={() => send({ type: 'booking.change.declined' })}
      >
        {t('trips.book.changedText', {
          before: money(intent?.order.amount ?? 0),
          after: money(totals?.total ?? 0),
        })}
      </ConfirmDialog>
    </>
  );
}
