import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { object, string } from 'yup';
import type { ContactPerson, DeliveryAddress } from '../../machines/rules/domain.ts';
import { isEmail, phoneProblem } from '../../machines/rules/phone.ts';
import { t } from '../messages/index.ts';
import { usePhoneCountry } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox, Segment } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { PhoneField } from '../ui/form/PhoneField.tsx';
import { contactFields, storeContact, storedContact, type TypedContact } from './kept.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @media (max-width: 640px) {
    grid-template-columns: 1fr;
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
`;

/** The contact fields with their exact messages (ADDR-03..06). */
const rules = () =>
  object({
    name: string().trim().required(t('checkout.contact.nameRequired')),
    phone: string()
      .required(t('checkout.contact.phoneRequired'))
      .test('long', t('checkout.contact.phoneShort'), (value) => phoneProblem(value) !== 'short')
      .test('country', t('identity.phone.unclear'), (value) => phoneProblem(value) !== 'unclear'),
    email: string()
      .defined()
      .test('email', t('checkout.contact.emailInvalid'), (value) => value === '' || isEmail(value)),
    road: string().defined(),
    house: string().defined(),
    floor: string().defined(),
  });

const fieldsOf = (
  address: DeliveryAddress | null,
  prefill: ContactPerson | null = null,
): TypedContact => ({
  name: address?.contact.name ?? prefill?.name ?? '',
  phone: address?.contact.phone ?? prefill?.phone ?? '',
  email: address?.contact.email ?? prefill?.email ?? '',
  road: address?.road ?? '',
  house: address?.house ?? '',
  floor: address?.floor ?? '',
});

/** The spot that the fields belong to: the chosen place, or an address of the book. */
export type Spot = Omit<DeliveryAddress, 'road' | 'house' | 'floor' | 'contact'>;

interface ContactFormProps {
  spot: Spot;
  address: DeliveryAddress | null;
  /** Whose form it is: a customer's id, null for a guest. */
  owner: number | null;
  /** Fills the fields of a customer who has given none yet (ADDR-17). */
  prefill: ContactPerson | null;
  /** Take-away needs a contact only (ADDR-13). */
  contactOnly: boolean;
  /** Whether there is a book to save the address in. */
  hasBook: boolean;
  /** An order that was refused because of these fields: each says what it lacks. */
  refusal: object | null;
  /** Complete and left: it counts, and the form stays open. */
  onKeep: (address: DeliveryAddress) => void;
  onSave: (address: DeliveryAddress, intoBook: boolean) => void;
}

/** The address that the fields make at a spot. */
const addressOf = (spot: Spot, values: TypedContact): DeliveryAddress => ({
  ...spot,
  road: values.road,
  house: values.house,
  floor: values.floor,
  contact: {
    name: values.name.trim(),
    phone: values.phone,
    email: values.email.trim(),
  },
});

const sameFields = (a: TypedContact, b: TypedContact): boolean =>
  contactFields.every((field) => a[field] === b[field]);

/** What an address of the book can be called (ADDR-01). */
const labels = ['home', 'office', 'other'] as const;

/** Who receives the order and where exactly; kept on this device for guests (GUEST-04). */
export function ContactForm(props: ContactFormProps) {
  const { spot, address, owner, prefill, contactOnly, hasBook, refusal, onKeep, onSave } = props;
  const [label, setLabel] = useState<(typeof labels)[number] | null>(null);
  const country = usePhoneCountry();
  const form = useForm({
    resolver: yupResolver(rules()),
    mode: 'onTouched',
    // What was typed before a reload, saved or not.
    defaultValues: storedContact(owner) ?? fieldsOf(address, prefill),
  });
  const { errors } = form.formState;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeContact(values, owner),
      }),
    [form, owner],
  );
  const submit = (event?: FormEvent) =>
    form.handleSubmit((values) => {
      const given = addressOf(spot, values);
      onSave(label === null ? given : { ...given, type: label }, label !== null);
    })(event);
  // As pressing Save does: wrong fields are marked, and focus goes to the first of them.
  const mark = useEffectEvent(() => void submit());
  useEffect(() => {
    if (refusal !== null) mark();
  }, [refusal]);
  return (
    <Form
      noValidate
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        // Who fills everything in and goes on without Save has said all that is needed.
        const values = form.getValues();
        const kept = addressOf(spot, values);
        if (sameFields(fieldsOf(kept), fieldsOf(address))) return;
        if (rules().isValidSync(values)) onKeep(kept);
      }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('checkout.contact.name')}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <PhoneField
        country={country}
        label={t('checkout.contact.phone')}
        hint={t(contactOnly ? 'checkout.contact.phoneWhyShop' : 'checkout.contact.phoneWhy')}
        control={form.control}
        name="phone"
      />
      <TextField
        label={t('checkout.contact.email')}
        optional
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      {!contactOnly && (
        <>
          <TextField
            label={t('checkout.contact.road')}
            optional
            autoComplete="address-line2"
            {...form.register('road')}
          />
          <TextField label={t('checkout.contact.house')} optional {...form.register('house')} />
          <TextField label={t('checkout.contact.floor')} optional {...form.register('floor')} />
        </>
      )}
      {hasBook && !contactOnly && (
        <Whole>
          <Checkbox
            checked={label !== null}
            onChange={(event) => setLabel(event.target.checked ? 'home' : null)}
          >
            {t('checkout.saved.keep')}
          </Checkbox>
          {label !== null && (
            <Segment
              label={t('checkout.label')}
              name="address-label"
              value={label}
              options={labels.map((value) => ({ value, label: t(`place.label.${value}`) }))}
              onChange={setLabel}
            />
          )}
        </Whole>
      )}
      <Button type="submit" look="ink">
        {t('checkout.contact.save')}
      </Button>
    </Form>
  );
}
