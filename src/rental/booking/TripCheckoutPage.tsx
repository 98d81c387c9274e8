import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { tripCouponFacts } from '../../../machines/rental/tripOrder.ts';
import { tripCartPrice } from '../../../machines/rental/selectors.ts';
import { isSameCart } from '../../../machines/rental/tripCart.ts';
import type {
  MessageRef,
  Place,
  RentalCart,
  ShopConfig,
  TripSettings,
} from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { usablePayment } from '../../../machines/rules/payment/methods.ts';
import { isTripTotalKnown } from '../../../machines/rules/rentalPrice.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { Cashback } from '../../shop/Cashback.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { CouponField, PlacingNotice, useSendButton } from '../../checkout/index.ts';
import { useFacts, useFlow } from '../../flow/useFlow.ts';
import { SessionEnded, SignInFirst, useFormOwner } from '../../identity/formOwner/index.ts';
import { resolve, t } from '../../messages/index.ts';
import { usePlace } from '../../shop/place.ts';
import { configQuery } from '../../shop/config.ts';
import { useModule } from '../../modules/index.ts';
import { goToUrl, randomId, now } from '../../platform/browser.ts';
import { useRoot } from '../../shop/root.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { H1, Row, Wrap } from '../../ui/Layout.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { fromWalletOf, useCartPayments } from './payments.ts';
import { useBookingTax } from './bookingTax.ts';
import { storedBooking } from './storedBooking.ts';
import { draftOf, storeContactOnly, storedSubmission, storeSubmission } from './storedDraft.ts';
import { shopTerms } from '../shopTerms.ts';
import { tripCouponsQuery } from '../../shop/tripCoupons.ts';
import { tripHref } from '../links.ts';
import { wireTripBooking } from './tripBooking.wiring.ts';
import { UndoPlace } from '../cart/UndoPlace.tsx';
import { TripFacts } from '../plan/TripFacts.tsx';

const BookingForm = lazyPart(async () => (await import('./BookingForm.tsx')).BookingForm);

/**
 * The page to book the vehicles of the trip cart, for guests as well (RENT-21, API-44). Where guests
 * may not book, a guest signs in first (GUEST-03), unless the outcome of a booking that the guest
 * sent before has to be found out.
 */
export function TripCheckoutPage() {
  usePageTitle(t('trips.book.title'));
  const { data: config } = useQuery(configQuery());
  const place = usePlace();
  const { signedIn, session, customer, isPending, ended, goOnAsGuest, error, retry } =
    useFormOwner();
  const owner = customer?.id ?? null;
  const mustSignIn = config !== undefined && !signedIn && !ended && !config.guestCheckout;
  if (mustSignIn && storedSubmission(null) === null) {
    return <SignInFirst title={t('trips.book.title')} />;
  }
  if (!ended && error === null && config !== undefined && place !== null && !isPending) {
    return (
      <Booking
        key={`${session} ${owner} ${place.zoneIds.join()}`}
        config={config}
        place={place}
        signedIn={signedIn}
        mustSignIn={mustSignIn}
        owner={owner}
      />
    );
  }
  return (
    <Frame>
      {ended ? (
        <SessionEnded reassurance={t('trips.book.kept')} onGuest={goOnAsGuest} />
      ) : error !== null ? (
        <Unavailable message={messageOf(error)} onRetry={retry} />
      ) : (
        <Skeleton $height="420px" $radius="28px" />
      )}
    </Frame>
  );
}

/** The heading of the page above its content. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <Wrap style={{ paddingBlock: 28 }}>
      <Row $between $wrap>
        <H1>{t('trips.book.title')}</H1>
        <UndoPlace />
      </Row>
      {children}
    </Wrap>
  );
}

interface UnavailableProps {
  message: MessageRef;
  onRetry: () => void;
}

const Unavailable = ({ message, onRetry }: UnavailableProps) => (
  <ErrorPanel message={message} reassurance={t('trips.book.kept')} onRetry={onRetry} />
);

interface BookingProps {
  config: ShopConfig;
  place: Place;
  signedIn: boolean;
  /** Whether it is a guest, where guests may not book any more. */
  mustSignIn: boolean;
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

/**
 * Runs the statechart of the booking and handles its events. Deletes the stored booking as soon as
 * it is known whether the trip was booked.
 */
function useBooking({ config, place, owner }: BookingProps) {
  const root = useRoot();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [machine] = useState(() => wireTripBooking(queryClient, owner));
  const [stored] = useState(() => ({ ...storedBooking(), draft: draftOf(owner) }));
  const [input] = useState(() => ({
    submission: storedSubmission(owner),
    couponCode: stored.draft.couponCode,
    couponTyped: stored.draft.couponTyped,
    zoneIds: place.zoneIds,
    terms: { ...shopTerms(config, wallClockOf(now())), coupon: null },
  }));
  const [snapshot, send, actor] = useFlow(machine, {
    input,
    on: {
      'trip.booked': ({ tripId, payAt }) => {
        storeContactOnly();
        root.send({ type: 'rentalCart.changed' });
        // Back from the payment page must lead to the booked trip, not to an empty cart.
        void navigate(`${tripHref(tripId)}?booked=1`, { replace: true });
        if (payAt !== null) goToUrl(payAt);
      },
    },
  });
  useBookingTax(actor, snapshot);
  useFacts(snapshot.children.coupon);
  const isOver = snapshot.context.submission === null && snapshot.hasTag('form');
  useEffect(() => {
    if (isOver) storeSubmission(null, owner);
  }, [isOver, owner]);
  return { snapshot, send, stored };
}

type BookingSend = ReturnType<typeof useBooking>['send'];
type BookingSnapshot = ReturnType<typeof useBooking>['snapshot'];

function Booking(props: BookingProps) {
  const { config, signedIn, mustSignIn } = props;
  const { snapshot, send, stored } = useBooking(props);
  const [shownCart, setShownCart] = useState<RentalCart | null>(null);
  const { cart, problem, terms, couponCode, couponTyped } = snapshot.context;
  const { coupon, placing } = snapshot.children;
  const typed = useSelector(coupon, (state) => state?.context.code ?? couponTyped);
  const couponPending = useSelector(coupon, (state) => state?.hasTag('busy') ?? false);
  const isChanged = snapshot.matches({ ordering: 'changed' });
  // A changed trip is shown once its total is known, tax included.
  const isTaxAsked = isChanged && totalsOf(snapshot)?.taxState === 'pending';
  const busy = snapshot.hasTag('busy') || isTaxAsked;
  const sendButton = useSendButton(placing, busy && t('trips.book.placing'));
  if (mustSignIn && snapshot.context.submission === null) {
    return <SignInFirst title={t('trips.book.title')} />;
  }
  if (snapshot.matches('unavailable')) {
    return (
      <Frame>
        <Unavailable
          message={problem ?? { key: 'app.error.generic' }}
          onRetry={() => send({ type: 'booking.retry' })}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      {placing !== undefined && (
        <PlacingNotice actor={placing} words={placingWords()} left="trips.book.left" />
      )}
      {cart === null ? (
        <Skeleton $height="420px" $radius="28px" />
      ) : (
        <Delayed instead={FailedPart} fallback={<Skeleton $height="420px" $radius="28px" />}>
          <BookingForm
            cart={cart}
            terms={terms}
            config={config}
            storedDraft={stored.draft}
            guestNote={signedIn ? stored.guestNote : ''}
            codes={{ couponCode, couponTyped: typed }}
            coupon={<BookingCoupon snapshot={snapshot} config={config} />}
            couponPending={couponPending}
            cashback={<TripCashback snapshot={snapshot} config={config} />}
            busy={busy}
            sendButton={sendButton}
            problem={problem === null ? null : resolve(problem)}
            onBook={(details) => {
              setShownCart(cart);
              send({
                type: 'booking.place',
                key: randomId(),
                now: wallClockOf(now()),
                couponTyped: typed,
                ...details,
              });
            }}
          />
        </Delayed>
      )}
      {isChanged && !isTaxAsked && cart?.trip != null && (
        <ChangedTrip
          cart={cart}
          trip={cart.trip}
          snapshot={snapshot}
          send={send}
          config={config}
          shownCart={shownCart}
        />
      )}
    </Frame>
  );
}

interface PartProps {
  snapshot: BookingSnapshot;
  config: ShopConfig;
}

const totalsOf = ({ context: { cart, terms } }: BookingSnapshot) =>
  cart?.trip == null ? null : tripCartPrice(cart.lines, cart.trip, terms);

function BookingCoupon({ snapshot, config }: PartProps) {
  const module = useModule();
  const { coupon } = snapshot.children;
  return (
    coupon !== undefined && (
      <CouponField
        actor={coupon}
        facts={tripCouponFacts(snapshot.context)}
        offered={tripCouponsQuery(module?.id ?? 0)}
        saved={totalsOf(snapshot)?.couponDiscount ?? 0}
        currency={config.currency}
      />
    )
  );
}

/**
 * The cashback for the trip, computed from the total. While the tax is unknown, it has no amount.
 */
function TripCashback({ snapshot, config }: PartProps) {
  const module = useModule();
  const totals = totalsOf(snapshot);
  return (
    <Cashback
      of="trip"
      moduleId={module?.id ?? 0}
      amount={isTripTotalKnown(totals) ? totals.total : null}
      config={config}
    />
  );
}

interface ChangedTripProps extends PartProps {
  cart: RentalCart;
  trip: TripSettings;
  send: BookingSend;
  /** The trip cart when the customer pressed the button to book; null before that. */
  shownCart: RentalCart | null;
}

/**
 * Asks the customer to accept what would be booked now, if the price, the vehicles or the trip have
 * changed since they pressed the button to book, or at the same price the part that the wallet pays.
 * All that changed is named (API-44, PRICE-01). The chosen payment is checked against the new total
 * (CHK-11).
 */
function ChangedTrip({ cart, trip, snapshot, send, config, shownCart }: ChangedTripProps) {
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const totals = totalsOf(snapshot);
  const { submission } = snapshot.context;
  const facts = useCartPayments(cart, trip, totals, config);
  const chosen = submission?.payment ?? null;
  const payment = facts === null ? chosen : usablePayment(chosen, facts);
  const before = money(submission?.order.amount ?? 0);
  const after = money(totals?.total ?? 0);
  const isSamePrice = totals?.total === submission?.order.amount;
  const isOtherCart = shownCart !== null && !isSameCart(shownCart, cart);
  const changeOfSameCart = isSamePrice ? 'changedWallet' : 'changed';
  const changeOfCart = isSamePrice ? 'changedCart' : 'changedBoth';
  const change = isOtherCart ? changeOfCart : changeOfSameCart;
  return (
    <ConfirmDialog
      open
      title={t(`trips.book.${change}`)}
      confirm={t('trips.book.accept', { after })}
      onConfirm={() => send({ type: 'booking.change.accepted', payment })}
      onCancel={() => send({ type: 'booking.change.declined' })}
    >
      {change === 'changedWallet' ? (
        t('trips.book.changedWalletText', {
          before: money(snapshot.context.fromWallet),
          after: money(fromWalletOf(payment, facts)),
        })
      ) : change !== 'changed' ? (
        <>
          {t(`trips.book.${change}Text`, {
            vehicles: cart.lines.map(({ vehicle, quantity }) => `${quantity} × ${vehicle.name}`),
            before,
            after,
          })}
          <TripFacts trip={trip} />
        </>
      ) : (
        t('trips.book.changedText', { before, after })
      )}
    </ConfirmDialog>
  );
}
