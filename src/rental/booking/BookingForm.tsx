import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { tripCartPrice, type TripTerms } from '../../../machines/rental/selectors.ts';
import type {
  GuestExtras,
  PaymentMethod,
  RentalCart,
  ShopConfig,
  ContactPerson,
  TripSettings,
} from '../../../machines/rules/domain.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/methodRules.ts';
import { usablePayment } from '../../../machines/rules/payment/methods.ts';
import { GuestExtrasOffer, type SendButton } from '../../checkout/index.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useCustomer } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import type { TripDraft } from '../../platform/stored/entities.ts';
import { TextField } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { useSchemaForm, type SchemaForm } from '../../ui/form/useSchemaForm.ts';
import { Panel } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { forgetGuestNote, storeDraft } from './storedDraft.ts';
import { fromWalletOf, useCartPayments } from './payments.ts';
import { TripColumns } from './TripColumns.tsx';
import { TripPayments } from './TripPayments.tsx';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';

const Fields = styled(Form)`
  display: grid;
  gap: 20px;
  fieldset {
    display: grid;
    gap: 16px;
  }
  legend {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    margin-block-end: 12px;
  }
`;

/** What the customer enters in the booking form. The vehicles and the trip come from the cart. */
export interface BookingDetails {
  contact: ContactPerson;
  note: string;
  payment: PaymentMethod;
  /** The part of the total that the wallet pays, as shown in the summary. */
  fromWallet: number;
}

interface BookingFormProps {
  cart: RentalCart;
  terms: TripTerms;
  config: ShopConfig;
  /** The draft of the form that was stored in the browser, for example before a reload. */
  storedDraft: TripDraft;
  /** The note that the customer typed before signing in, as a guest; '' when there is none. */
  guestNote: string;
  /** The code of the applied coupon, and the text in its field; each '' when there is none. */
  codes: Pick<TripDraft, 'couponCode' | 'couponTyped'>;
  /** The field for a coupon code, rendered by the page. */
  coupon: ReactNode;
  /** Whether the server is checking a coupon, so that the amounts may still fall. */
  couponPending: boolean;
  /** A text on the cashback for the trip, rendered by the page. */
  cashback: ReactNode;
  busy: boolean;
  /** What the button that books the trip shows. */
  sendButton: SendButton;
  problem: string | null;
  onBook: (details: BookingDetails) => void;
}

/**
 * The booking form. Renders nothing while the trip cart has no trip; a cart with vehicles always
 * has one.
 */
export function BookingForm(props: BookingFormProps) {
  const { trip } = props.cart;
  return trip === null ? null : <Booking {...props} trip={trip} />;
}

function Booking(props: BookingFormProps & { trip: TripSettings }) {
  const { cart, trip, terms, config, guestNote, coupon, couponPending, cashback, problem } = props;
  const id = useId();
  const totals = tripCartPrice(cart.lines, trip, terms);
  const facts = useCartPayments(cart, trip, totals, config);
  const form = useBookingForm(props, facts);
  const usable = usableOf(useWatch(form.bound('payment')), facts);
  return (
    <TripColumns>
      <Fields of={form} id={id}>
        {guestNote !== '' && <GuestNote note={guestNote} form={form} />}
        <Panel>
          <Contact form={form} />
        </Panel>
        <Panel>
          <Payment form={form} facts={facts} config={config} />
        </Panel>
      </Fields>
      <BookingSummary
        form={id}
        cart={cart}
        trip={trip}
        totals={totals}
        config={config}
        fromWallet={fromWalletOf(usable, facts)}
        coupon={coupon}
        couponPending={couponPending}
        cashback={cashback}
        problem={problem}
        sendButton={props.sendButton}
        payable={facts !== null}
      />
    </TripColumns>
  );
}

interface BookingValues extends ContactPerson {
  note: string;
  /** The chosen payment method; possibly one that is not allowed for this trip. */
  payment: PaymentMethod | null;
}

type BookingFields = SchemaForm<BookingValues>;

/**
 * The chosen payment method if it is allowed for the trip, else null. Also null while it is unknown
 * which methods are allowed (`facts` is null).
 */
const usableOf = (payment: PaymentMethod | null, facts: PaymentFacts | null) =>
  facts === null ? null : usablePayment(payment, facts);

/**
 * Creates the form of a booking. Fields that the customer has not changed are filled from the
 * profile.
 */
function useBookingForm(
  { storedDraft, codes, busy, onBook }: BookingFormProps,
  facts: PaymentFacts | null,
): BookingFields {
  const customer = useCustomer();
  const own: ContactPerson = {
    name: customer?.name ?? '',
    phone: customer?.phone ?? '',
    email: customer?.email ?? '',
  };
  const draftWith = (
    coupon: BookingFormProps['codes'],
    { note, payment, ...contact }: BookingValues,
  ): TripDraft => ({
    contact: Object.fromEntries(
      Object.entries(contact).filter(([name, text]) => text !== own[name as keyof ContactPerson]),
    ),
    note,
    payment,
    ...coupon,
    owner: storedDraft.owner,
  });
  const form = useSchemaForm<BookingValues>({
    schema: async () => {
      const { bookingSchema } = await import('./bookingSchema.ts');
      return bookingSchema((payment) => usableOf(payment, facts) !== null);
    },
    values: {
      ...own,
      ...storedDraft.contact,
      note: storedDraft.note,
      payment: storedDraft.payment,
    },
    busy,
    onType: (values) => storeDraft(draftWith(codes, values)),
    onSubmit: ({ note, payment, ...contact }) => {
      const usable = usableOf(payment, facts);
      if (usable === null) return;
      onBook({ contact, note, payment: usable, fromWallet: fromWalletOf(usable, facts) });
    },
  });
  const store = useEffectEvent((coupon: BookingFormProps['codes']) =>
    storeDraft(draftWith(coupon, form.getValues())),
  );
  const { couponCode, couponTyped } = codes;
  useEffect(() => store({ couponCode, couponTyped }), [couponCode, couponTyped]);
  return form;
}

/**
 * Empty values for the dialog that asks whether to use what the customer typed as a guest. That
 * dialog is shared with the checkout of orders. A booking has only the note; it has no tip, and the
 * time of the trip is in the cart.
 */
const noExtras: GuestExtras = {
  note: '',
  deliveryInstruction: '',
  tip: 0,
  orderType: 'delivery',
  slot: null,
};

/** After sign-in, asks the customer whether to use the note that they typed as a guest. */
function GuestNote({ note, form }: { note: string; form: BookingFields }) {
  return (
    <Delayed instead={Nothing}>
      <GuestExtrasOffer
        extras={{ ...noExtras, note }}
        onSettled={(taken) => {
          forgetGuestNote();
          if (taken !== null) form.setValue('note', taken.note);
        }}
      />
    </Delayed>
  );
}

/** The fields for the contact, which the provider uses to call and write, and for a note. */
function Contact({ form }: { form: BookingFields }) {
  const country = usePhoneCountry();
  return (
    <fieldset>
      <legend>{t('trips.book.contact')}</legend>
      <TextField
        label={t('trips.book.name')}
        required
        autoComplete="name"
        {...form.field('name')}
      />
      <PhoneField
        label={t('trips.book.phone')}
        hint={t('trips.book.phoneWhy')}
        required
        country={country}
        {...form.bound('phone')}
      />
      <TextField
        label={t('trips.book.email')}
        required
        type="email"
        dir="ltr"
        autoComplete="email"
        {...form.field('email')}
      />
      <TextArea label={t('trips.book.note')} optional maxLength={500} {...form.field('note')} />
    </fieldset>
  );
}

interface PaymentProps {
  form: BookingFields;
  /** What decides which payment methods are allowed; null while it is loading. */
  facts: PaymentFacts | null;
  config: ShopConfig;
}

/**
 * The choice of a payment method; a changed choice is announced (CHK-12). If the form is submitted
 * without a choice, the first option gets the focus.
 */
function Payment({ form, facts, config }: PaymentProps) {
  const outlet = useOutlet();
  const { field, fieldState } = useController(form.bound('payment'));
  const usable = usableOf(field.value, facts);
  return (
    <fieldset
      ref={(fieldset) => {
        if (fieldset === null) return;
        field.ref({ focus: () => fieldset.querySelector('input')?.focus() });
      }}
    >
      <legend>{t('trips.book.payment')}</legend>
      <TripPayments
        value={usable}
        facts={facts}
        config={config}
        onChange={(payment) => {
          if (field.value !== null) {
            outlet({
              type: 'toast',
              kind: 'success',
              message: { key: 'checkout.payment.updated' },
            });
          }
          field.onChange(payment);
        }}
      />
      {fieldState.error !== undefined && facts !== null && usable === null && (
        <Notice look="danger">{fieldState.error.message}</Notice>
      )}
    </fieldset>
  );
}
