import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { addressTypes, type AddressType } from '../../machines/rules/address.ts';
import { isContactComplete } from '../../machines/rules/contact.ts';
import type { ContactPerson, DeliveryAddress } from '../../machines/rules/domain.ts';
import { isSamePoint } from '../../machines/rules/samePoint.ts';
import { typedFields } from '../../machines/rules/startingAddress.ts';
import { streetDetailsOf } from '../../machines/rules/streetDetails.ts';
import { t } from '../messages/index.ts';
import {
  addressAt,
  ContactFields,
  DoorFields,
  loadReceiverSchema,
  receiverOf,
  type ReceiverValues,
  type Spot,
} from '../place/address/index.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox, Segment } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { storeContact, storedContact } from './storedGuest.ts';

const Fields = styled(Form)`
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

interface ContactFormProps {
  spot: Spot;
  address: DeliveryAddress | null;
  /** Whose form it is: a customer's id, null for a guest. */
  owner: number | null;
  /** The initial values for a customer who has typed no contact yet (ADDR-17). */
  prefill: ContactPerson | null;
  /** Set for a take-away order, which needs a contact but no address (ADDR-13). */
  contactOnly: boolean;
  /** Whether the form offers to save the address in the customer's address book. */
  hasBook: boolean;
  /**
   * The refusal of an order because fields of this form are missing or invalid; each such field
   * then shows its error. Null when there is none.
   */
  refusal: object | null;
  /**
   * Called when the focus leaves the form without Save and the contact is complete: the order uses
   * it, and the form stays open.
   */
  onKeep: (address: DeliveryAddress) => void;
  onSave: (saved: { address: DeliveryAddress; intoBook: boolean }) => void;
}

const isSame = (one: ReceiverValues, other: ReceiverValues): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof ReceiverValues] === value);

/**
 * The values with which the form starts. Those that were typed before a reload win over `start`,
 * those of the order's address; street number, house and floor only at the place where they were
 * typed (ADDR-12).
 */
function startOf(
  typed: ReturnType<typeof storedContact>,
  spot: Spot,
  start: ReceiverValues,
): ReceiverValues {
  if (typed === null) return start;
  const isHere = typed.position === null || isSamePoint(typed.position, spot.position);
  return isHere ? typed : { ...typed, ...streetDetailsOf((field) => start[field]) };
}

/**
 * The form for the receiver and the exact address; a guest's are stored in this browser (GUEST-04).
 * `spot` is the chosen place, which the typed values complete; `address` is the order's address so
 * far. `owner` is the customer's id (null for a guest), `prefill` their account's contact. With
 * `contactOnly` no address is asked for; with `hasBook` it can also be saved in the address book.
 */
export function ContactForm(props: ContactFormProps) {
  const { spot, address, owner, prefill, contactOnly, hasBook, refusal, onKeep, onSave } = props;
  const [label, setLabel] = useState<AddressType | null>(null);
  const start = receiverOf(address, prefill);
  const addressOf = (values: ReceiverValues): DeliveryAddress => {
    const given = addressAt(spot, values);
    return { ...given, typed: typedFields(receiverOf(given), start, address) };
  };
  const form = useSchemaForm<ReceiverValues>({
    schema: loadReceiverSchema,
    values: startOf(storedContact(owner), spot, start),
    onType: (values) => storeContact({ ...values, position: spot.position }, owner),
    onSubmit: (values) => {
      const given = addressOf(values);
      onSave({
        address: label === null ? given : { ...given, type: label },
        intoBook: label !== null,
      });
    },
  });
  // The same as pressing Save: invalid fields are marked, and the first of them gets focus.
  const mark = useEffectEvent(() => form.submit());
  useEffect(() => {
    if (refusal !== null) mark();
  }, [refusal]);
  return (
    <Fields
      of={form}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        // A customer who has typed a complete contact may continue without pressing Save.
        const typed = addressOf(form.getValues());
        if (isSame(receiverOf(typed), receiverOf(address))) return;
        if (isContactComplete(typed.contact)) onKeep(typed);
      }}
    >
      <ContactFields
        field={form.field}
        phone={form.bound('phone')}
        phoneHint={t(contactOnly ? 'checkout.contact.phoneWhyShop' : 'checkout.contact.phoneWhy')}
      />
      <TextField
        label={t('checkout.contact.email')}
        optional
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      {!contactOnly && <DoorFields field={form.field} />}
      {hasBook && !contactOnly && <BookLabel label={label} onChange={setLabel} />}
      <Button type="submit" look="ink">
        {t('checkout.contact.save')}
      </Button>
    </Fields>
  );
}

interface BookLabelProps {
  /** The label under which the address will be saved in the address book; null to not save it. */
  label: AddressType | null;
  onChange: (label: AddressType | null) => void;
}

/**
 * A choice to also save the address in the customer's address book, with a label such as Home
 * (ADDR-01).
 */
function BookLabel({ label, onChange }: BookLabelProps) {
  return (
    <Whole>
      <Checkbox
        checked={label !== null}
        onChange={(event) => onChange(event.target.checked ? 'home' : null)}
      >
        {t('checkout.saved.keep')}
      </Checkbox>
      {label !== null && (
        <Segment
          label={t('checkout.label')}
          name="address-label"
          value={label}
          options={addressTypes.map((value) => ({ value, label: t(`place.label.${value}`) }))}
          onChange={onChange}
        />
      )}
    </Whole>
  );
}
