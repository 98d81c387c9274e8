import { useQueryClient } from '@tanstack/react-query';
import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { tripBookingMachine } from '../../machines/rental/tripBooking.machine.ts';
import { goodsPrice, type TripTerms } from '../../machines/rental/selectors.ts';
import type {
  GuestExtras,
  RentalCart,
  ShopConfig,
  TripContact,
  TripSettings,
} from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { standingPayment } from '../../machines/rules/payment/ways.ts';
import { contactProblem } from '../../machines/rules/tripContact.ts';
import { GuestExtrasOffer, taxKey } from '../checkout/index.ts';
import { useCustomer } from '../identity/index.ts';
import { resolve, t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { usePhoneCountry } from '../place/index.ts';
import { newIntentKey } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';
import { H3, Panel, Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PhoneInput } from '../ui/PhoneInput.tsx';
import { TripAmounts } from './CartContents.tsx';
import type { TripDraft } from '../platform/stored/entities.ts';
import { forgetGuestNote, keepDraft } from './keptBooking.ts';
import { useTripPayments } from './payments.ts';
import { TripFacts } from './TripFacts.tsx';
import { TripPayments } from './TripPayments.tsx';
import { presentTrip } from './tripWords.ts';
import { TripColumns } from './TripColumns.tsx';

const Fields = styled.form`
  display: grid;
  gap: 20px;
  fieldset {
    display: grid;
    gap: 16px;
  }
  legend {
    font: var(--type-h3);
    margin-block-end: 12px;
  }
`;

const Summary = styled(Panel)`
  display: grid;
  gap: 20px;
`;

const Small = styled.p`
  font: var(--type-xs);
  color: var(--text-3);
  text-align: center;
  a {
    text-decoration: underline;
  }
`;

interface BookingFormProps {
  cart: RentalCart;
  terms: TripTerms;
  config: ShopConfig;
  /** The form as it was before a reload. */
  kept: TripDraft;
  /** What a customer who began as a guest had noted for the provider; '' when nothing. */
  guestNote: string;
  couponCode: string;
  /** The field of the coupon. */
  coupon: ReactNode;
  /** The booking, which decides what becomes of the form. */
  actor: ActorRefFrom<typeof tripBookingMachine>;
  busy: boolean;
  /** Each field says what it lacks. */
  marked: boolean;
  problem: string | null;
}

/** What is booked, as far as it can be: a trip cart with vehicles has a trip. */
export function BookingForm(props: BookingFormProps) {
  const { trip } = props.cart;
  return trip === null ? null : <Form {...props} trip={trip} />;
}

/** A trip has its time in the cart, and takes no tip. */
const noExtras: GuestExtras = {
  note: '',
  deliveryInstruction: '',
  tip: 0,
  orderType: 'delivery',
  slot: null,
};

const fields = [
  { name: 'name', autoComplete: 'name', type: 'text' },
  { name: 'phone' },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

function Form(props: BookingFormProps & { trip: TripSettings }) {
  const { cart, trip, terms, config, kept, guestNote, couponCode, coupon } = props;
  const { actor, busy, marked, problem } = props;
  const customer = useCustomer();
  const country = usePhoneCountry();
  const module = useModule();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState(kept.contact);
  const [note, setNote] = useState(kept.note);
  const queryClient = useQueryClient();
  const [payment, setPayment] = useState(kept.payment);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => keepDraft({ contact: typed, note, payment, couponCode, owner: kept.owner }),
    [typed, note, payment, couponCode, kept.owner],
  );
  const contact: TripContact = {
    name: typed.name ?? customer?.name ?? '',
    phone: typed.phone ?? customer?.phone ?? '',
    email: typed.email ?? customer?.email ?? '',
  };
  const totals = goodsPrice(cart.lines, trip, terms);
  const isUncharged = totals === null || totals.taxState === 'unknown';
  const facts = useTripPayments(
    {
      total: totals?.total ?? 0,
      pickup: trip.pickup,
      zoneId: cart.provider?.zoneId ?? 0,
      moduleId: module?.id ?? 0,
    },
    config,
  );
  const standing = facts === null ? null : standingPayment(payment, facts);
  useEffect(() => {
    const heard = actor.on('booking.field.asked', ({ field }) => {
      form.current?.querySelector<HTMLInputElement>(`[name='${field}']`)?.focus();
    });
    return () => heard.unsubscribe();
  }, [actor]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUncharged || totals.taxState === 'pending') return;
    actor.send({ type: 'booking.place', key: newIntentKey(), contact, note, payment: standing });
  };
  const takeNote = (taken: GuestExtras | null) => {
    forgetGuestNote();
    if (taken !== null) setNote(taken.note);
  };
  return (
    <TripColumns>
      <Fields ref={form} id={id} noValidate onSubmit={submit}>
        {guestNote !== '' && (
          <Suspense>
            <GuestExtrasOffer extras={{ ...noExtras, note: guestNote }} onSettled={takeNote} />
          </Suspense>
        )}
        <Panel>
          <fieldset>
            <legend>{t('trips.book.contact')}</legend>
            {fields.map((field) => {
              const { name } = field;
              const lacks = marked ? contactProblem(name, contact) : null;
              const common = {
                name,
                label: t(`trips.book.${name}`),
                value: contact[name],
                error: lacks === null ? undefined : resolve(lacks),
              };
              const write = (text: string) => setTyped((before) => ({ ...before, [name]: text }));
              return name === 'phone' ? (
                <PhoneInput
                  {...country}
                  key={name}
                  {...common}
                  hint={t('trips.book.phoneWhy')}
                  onChange={write}
                />
              ) : (
                <TextField
                  key={name}
                  {...common}
                  type={field.type}
                  dir={name === 'name' ? undefined : 'ltr'}
                  autoComplete={field.autoComplete}
                  onChange={({ target }) => write(target.value)}
                />
              );
            })}
            <TextArea
              label={t('trips.book.note')}
              optional
              value={note}
              maxLength={500}
              onChange={({ target }) => setNote(target.value)}
            />
          </fieldset>
        </Panel>
        <Panel>
          <fieldset>
            <legend>{t('trips.book.payment')}</legend>
            <TripPayments value={standing} facts={facts} config={config} onChange={setPayment} />
            {marked && facts !== null && standing === null && (
              <Notice look="danger">{t('trips.book.paymentMissing')}</Notice>
            )}
          </fieldset>
        </Panel>
      </Fields>
      <Summary $look="raised" aria-label={t('trips.book.summary')}>
        <Row $between>
          <H3 as="h2">{cart.provider?.name}</H3>
          <Button size="sm" onClick={() => void navigate(linkTo('rentalCart'))}>
            {t('trips.book.edit')}
          </Button>
        </Row>
        <ul>
          {cart.lines.map(({ id: line, vehicle, quantity }) => (
            <li key={line}>
              {vehicle.name} <bdi dir="ltr">× {quantity}</bdi>
            </li>
          ))}
        </ul>
        <TripFacts trip={presentTrip(trip)} />
        <Suspense fallback={<Skeleton $height="48px" />}>{coupon}</Suspense>
        <TripAmounts totals={totals} config={config} />
        {problem !== null && <Notice look="danger">{problem}</Notice>}
        {totals?.taxState === 'unknown' && (
          <Button onClick={() => void queryClient.invalidateQueries({ queryKey: taxKey })}>
            {t('ui.retry')}
          </Button>
        )}
        <Button
          type="submit"
          form={id}
          look="primary"
          size="lg"
          block
          busy={busy && t('trips.book.placing')}
          reason={
            isUncharged
              ? t('trips.book.uncharged')
              : totals.taxState === 'pending'
                ? t('checkout.taxPending')
                : undefined
          }
        >
          {t('trips.book.place')}
        </Button>
        <Small>
          {t('trips.book.terms')}{' '}
          <Link to={linkTo('terms')} target="_blank">
            {t('checkout.terms.link')}
          </Link>
        </Small>
      </Summary>
    </TripColumns>
  );
}
