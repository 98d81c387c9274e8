import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type {
  TripBookingFact,
  TripPaymentChoice,
} from '../../machines/rental/tripBooking.machine.ts';
import type { RentalCart, ShopConfig, TripContact } from '../../machines/rules/domain.ts';
import { isEmail, isPhoneLongEnough } from '../../machines/rules/phone.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { isolatedMoney, useTellPage } from '../catalogue/index.ts';
import { useCustomer, useIsSignedIn } from '../identity/index.ts';
import { resolve, t, type MessageKey } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { goToUrl, newIntentKey, now } from '../platform/browser.ts';
import { usePageTitle } from '../site/index.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';
import { H1, H3, Panel, Row, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useRentalCartActor } from './cartActor.ts';
import { TripAmounts } from './CartContents.tsx';
import { tripTotals } from './cartPrice.ts';
import { TripFacts } from './TripFacts.tsx';
import { presentTrip } from './tripWords.ts';
import { PaymentTiles } from './PaymentTiles.tsx';
import { forgetTripIntent, storedTripIntent, tripHref, wiredTripBooking } from './tripWiring.ts';

const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: 40px;
  align-items: start;
  margin-block-start: 24px;
  > div {
    display: grid;
    gap: 20px;
  }
  fieldset {
    display: grid;
    gap: 16px;
  }
  legend {
    font: var(--type-h3);
    margin-block-end: 12px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

/** Booking the trip cart, for guests as well (RENT-21, API-44). */
export function TripCheckoutPage() {
  usePageTitle(t('trips.book.title'));
  const { data: config } = useQuery(configQuery());
  const signedIn = useIsSignedIn();
  return (
    <Wrap style={{ paddingBlock: 28 }}>
      <H1>{t('trips.book.title')}</H1>
      {config === undefined ? (
        <Skeleton $height="420px" $radius="28px" />
      ) : (
        <Booking key={String(signedIn)} config={config} />
      )}
    </Wrap>
  );
}

function Booking({ config }: { config: ShopConfig }) {
  const cart = useRentalCartActor();
  const navigate = useNavigate();
  const tell = useTellPage();
  const [input] = useState(() => ({
    terms: {
      now: wallClockOf(now()),
      digits: config.currency.digits,
      taxIncluded: config.taxIncluded,
      additionalCharge: config.additionalCharge?.amount ?? 0,
      coupon: null,
    },
    intent: storedTripIntent(),
  }));
  const [snapshot, send, actor] = useMachine(wiredTripBooking, { input });
  const { cart: held, intent, problem } = snapshot.context;
  useEffect(() => {
    const heard = actor.on('*', (fact: TripBookingFact) => {
      if (fact.type !== 'trip.booked') {
        tell(fact);
        return;
      }
      forgetTripIntent();
      cart.send({ type: 'rental.cart.reload' });
      if (fact.payAt !== null) goToUrl(fact.payAt);
      else void navigate(`${tripHref(fact.tripId)}?booked=1`, { replace: true });
    });
    return () => heard.unsubscribe();
  }, [actor, cart, navigate, tell]);
  const isForm = snapshot.hasTag('form');
  useEffect(() => {
    if (intent === null && isForm) forgetTripIntent();
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
  const after = held?.trip == null ? 0 : tripTotals(held.lines, held.trip, config).total;
  return (
    <>
      {snapshot.hasTag('checking') && !snapshot.matches('unknown') && (
        <Notice>{t('trips.book.checking')}</Notice>
      )}
      {snapshot.matches('unknown') && (
        <Notice look="warning">
          <Row $between $wrap>
            {t('trips.book.unknown')}
            <Button size="sm" onClick={() => send({ type: 'booking.askAgain' })}>
              {t('trips.book.ask')}
            </Button>
          </Row>
        </Notice>
      )}
      {snapshot.matches('notBooked') && (
        <Notice look="warning">
          <Row $between $wrap>
            {t('trips.book.notBooked')}
            <Button size="sm" look="primary" onClick={() => send({ type: 'booking.again' })}>
              {t('trips.book.again')}
            </Button>
            <Button size="sm" onClick={() => send({ type: 'booking.abandoned' })}>
              {t('ui.back')}
            </Button>
          </Row>
        </Notice>
      )}
      {held === null ? (
        <Skeleton $height="420px" $radius="28px" />
      ) : (
        <BookingForm
          cart={held}
          config={config}
          busy={snapshot.hasTag('busy')}
          problem={problem === null ? null : resolve(problem)}
          onPlace={(form) => send({ type: 'booking.place', key: newIntentKey(), ...form })}
        />
      )}
      <ConfirmDialog
        open={snapshot.matches('changed')}
        title={t('trips.book.changed')}
        confirm={t('trips.book.accept', { after: money(after) })}
        onConfirm={() => send({ type: 'booking.change.accepted' })}
        onCancel={() => send({ type: 'booking.change.declined' })}
      >
        {t('trips.book.changedText', {
          before: money(intent?.order.amount ?? 0),
          after: money(after),
        })}
      </ConfirmDialog>
    </>
  );
}

interface BookingFormProps {
  cart: RentalCart;
  config: ShopConfig;
  busy: boolean;
  problem: string | null;
  onPlace: (form: { contact: TripContact; note: string; payment: TripPaymentChoice }) => void;
}

const fields = [
  { name: 'name', autoComplete: 'name', type: 'text', holds: (text: string) => text.trim() !== '' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', holds: isPhoneLongEnough },
  { name: 'email', autoComplete: 'email', type: 'email', holds: isEmail },
] as const;

function BookingForm({ cart, config, busy, problem, onPlace }: BookingFormProps) {
  const customer = useCustomer();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Partial<TripContact>>({});
  const [note, setNote] = useState('');
  const [payment, setPayment] = useState<TripPaymentChoice | null>(null);
  const [tried, setTried] = useState(false);
  const contact: TripContact = {
    name: typed.name ?? customer?.name ?? '',
    phone: typed.phone ?? customer?.phone ?? '',
    email: typed.email ?? customer?.email ?? '',
  };
  const complete = fields.every(({ name, holds }) => holds(contact[name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (complete && payment !== null && !busy) onPlace({ contact, note, payment });
  };
  return (
    <Columns noValidate onSubmit={submit}>
      <div>
        <Panel>
          <fieldset>
            <legend>{t('trips.book.contact')}</legend>
            {fields.map(({ name, autoComplete, type, holds }) => (
              <TextField
                key={name}
                label={t(`trips.book.${name}`)}
                type={type}
                dir={name === 'name' ? undefined : 'ltr'}
                autoComplete={autoComplete}
                value={contact[name]}
                error={
                  tried && !holds(contact[name])
                    ? t(`trips.book.${name}Missing` as MessageKey)
                    : undefined
                }
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            ))}
            <TextArea
              label={t('trips.book.note')}
              value={note}
              maxLength={500}
              onChange={({ target }) => setNote(target.value)}
            />
          </fieldset>
        </Panel>
        <Panel>
          <fieldset>
            <legend>{t('trips.book.payment')}</legend>
            <PaymentTiles value={payment} onChange={setPayment} />
            {tried && payment === null && (
              <Notice look="danger">{t('trips.book.paymentMissing')}</Notice>
            )}
          </fieldset>
        </Panel>
      </div>
      <Panel $look="raised">
        <Row $between>
          <H3>{cart.provider?.name}</H3>
          <Button size="sm" onClick={() => void navigate('/rental/cart')}>
            {t('trips.book.edit')}
          </Button>
        </Row>
        <ul>
          {cart.lines.map(({ id, vehicle, quantity }) => (
            <li key={id}>
              {vehicle.name} <bdi dir="ltr">× {quantity}</bdi>
            </li>
          ))}
        </ul>
        {cart.trip !== null && (
          <>
            <TripFacts trip={presentTrip(cart.trip)} />
            <div style={{ marginBlock: 20 }}>
              <TripAmounts totals={tripTotals(cart.lines, cart.trip, config)} config={config} />
            </div>
          </>
        )}
        {problem !== null && <Notice look="danger">{problem}</Notice>}
        <Button type="submit" look="primary" size="lg" block busy={busy && t('trips.book.placing')}>
          {t('trips.book.place')}
        </Button>
      </Panel>
    </Columns>
  );
}
