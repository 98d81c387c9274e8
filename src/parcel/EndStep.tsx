import { useQueryClient } from '@tanstack/react-query';
import { ArrowUpDown, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { loaded } from '../../machines/parcel/parcelBooking.ts';
import { contactOf } from '../../machines/rules/customerContact.ts';
import type {
  ContactPerson,
  MapOpening,
  ParcelEnd,
  ParcelEndName,
  Place,
} from '../../machines/rules/domain.ts';
import { streetDetailsOf } from '../../machines/rules/streetDetails.ts';
import { routeProblem } from '../../machines/rules/parcel.ts';
import { movedTo } from '../../machines/rules/parcelAgain.ts';
import { useCustomer } from '../identity/index.ts';
import { addressText, resolve, t } from '../messages/index.ts';
import {
  ContactFields,
  DoorFields,
  loadReceiverSchema,
  type ReceiverValues,
} from '../place/address/index.ts';
import { addressesQuery, LocationPanel, PlacePicker, SavedAddresses } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { StepProps } from './useParcelBooking.ts';
import { Continue, continueFrom, StepPanel } from './StepPanel.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 16px;
  > * {
    grid-column: span 2;
  }
  > :nth-child(-n + 2) {
    grid-column: span 3;
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  > :last-child {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @media (max-width: 640px) {
    > :nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`;

interface EndStepProps extends StepProps {
  end: ParcelEndName;
  /** Whether the customer is signed in, because only customers have saved addresses. */
  signedIn: boolean;
}

/**
 * The step for the sender or the receiver: the address, and the person whom the courier meets there
 * (ADDR-03, ADDR-04, ADDR-05).
 */
export function EndStep({ flow, end, signedIn }: EndStepProps) {
  const { snapshot, send } = flow;
  const booking = loaded(snapshot.context);
  const value = booking.choices[end];
  const problem = routeProblem(end, booking);
  const formId = useId();
  // Remounts the form when its values come from a saved address or from swapping the ends.
  const [filled, setFilled] = useState(0);
  const change = (changed: ParcelEnd) => send({ type: 'parcel.end.changed', end, value: changed });
  return (
    <StepPanel
      flow={flow}
      step={end}
      title={t(`parcel.${end}.title`)}
      action={
        <Button
          size="sm"
          icon={<ArrowUpDown size={18} aria-hidden />}
          onClick={() => {
            send({ type: 'parcel.ends.swapped' });
            setFilled(filled + 1);
          }}
        >
          {t('parcel.swap')}
        </Button>
      }
      foot={<Continue flow={flow} step={end} form={formId} />}
    >
      <PlaceOfEnd
        value={value}
        other={booking.choices[end === 'sender' ? 'receiver' : 'sender']}
        title={t(`parcel.${end}.title`)}
        signedIn={signedIn}
        onPlace={(place) => change({ ...value, place })}
        onSaved={(saved) => {
          change(saved);
          setFilled(filled + 1);
        }}
      />
      {problem !== null && booking.refusal === null && (
        <Notice look="warning">{resolve(problem)}</Notice>
      )}
      <ContactOfEnd
        key={filled}
        id={formId}
        value={value}
        onType={(values) => change({ ...value, ...endOf(values) })}
        onDone={(values) => {
          change({ ...value, ...endOf(values) });
          continueFrom(flow, end);
        }}
      />
    </StepPanel>
  );
}

/** Converts the values of the form to the contact and the street number, house and floor. */
const endOf = ({ name, phone, email, ...street }: ReceiverValues): Omit<ParcelEnd, 'place'> => ({
  contact: { name, phone, email },
  ...streetDetailsOf((field) => street[field]),
});

/**
 * Returns a function that lists the contacts which the customer did not type here: of the profile,
 * and of the saved addresses, which are loaded once the customer chooses one of them.
 */
function useKnownContacts(): () => ContactPerson[] {
  const queryClient = useQueryClient();
  const customer = useCustomer();
  return () => [
    ...(customer === null ? [] : [contactOf(customer)]),
    ...(queryClient.getQueryData(addressesQuery().queryKey) ?? []).map(({ contact }) => contact),
  ];
}

interface PlaceOfEndProps {
  value: ParcelEnd;
  /**
   * The other end of the route (sender or receiver): the map opens there while this end has no
   * place.
   */
  other: ParcelEnd;
  title: string;
  signedIn: boolean;
  onPlace: (place: Place) => void;
  onSaved: (end: ParcelEnd) => void;
}

/**
 * The place of the sender or receiver: by search, device position, on the map, or a saved address.
 * `value` is the end of the route that is being filled in. The map opens at its place or, while it
 * has none, at that of the `other` end; or where the device's position sends it (OPEN-05).
 */
function PlaceOfEnd({ value, other, title, signedIn, onPlace, onSaved }: PlaceOfEndProps) {
  const known = useKnownContacts();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState<'book' | { map: MapOpening } | null>(null);
  const searching = asked || value.place === null;
  const take = (place: Place) => {
    onPlace(place);
    setAsked(false);
    setOpen(null);
  };
  const openMap = (at: MapOpening) =>
    setOpen({
      map: at === 'chosen' && value.place === null ? (other.place?.position ?? 'chosen') : at,
    });
  return (
    <>
      <Row $between $wrap>
        <Row $gap={8}>
          <MapPin size={20} aria-hidden />
          <b>
            {value.place === null ? t('parcel.place.none') : <bdi>{addressText(value.place)}</bdi>}
          </b>
        </Row>
        <Row $wrap $gap={8}>
          {signedIn && (
            <Button size="sm" onClick={() => setOpen('book')}>
              {t('checkout.saved.view')}
            </Button>
          )}
          {!searching && (
            <Button size="sm" onClick={() => openMap('chosen')}>
              {t('place.onMap')}
            </Button>
          )}
          {!searching && (
            <Button size="sm" onClick={() => setAsked(true)}>
              {t('parcel.place.change')}
            </Button>
          )}
        </Row>
      </Row>
      {searching && (
        <Delayed instead={FailedPart} mayReload={false} fallback={<Skeleton $height="120px" />}>
          <LocationPanel label={t('parcel.place')} inDialog onChosen={take} onMap={openMap} />
        </Delayed>
      )}
      <Delayed instead={FailedLayer} mayReload={false} onLeave={() => setOpen(null)}>
        {open !== null && open !== 'book' && (
          <PlacePicker
            title={title}
            at={open.map}
            place={value.place}
            onChosen={take}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'book' && (
          <SavedAddresses
            storeZoneId={null}
            chosenId={null}
            adding={false}
            onChosen={(saved) => {
              onSaved(movedTo(saved, value, known()));
              setAsked(false);
              setOpen(null);
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Delayed>
    </>
  );
}

interface ContactOfEndProps {
  /** The id of the form, for the button that submits it. */
  id: string;
  value: ParcelEnd;
  onType: (values: ReceiverValues) => void;
  onDone: (values: ReceiverValues) => void;
}

/**
 * A form for the person whom the courier meets, and for street number, house and floor. `onType` is
 * called with each change, `onDone` when the form is submitted.
 */
function ContactOfEnd({ id, value, onType, onDone }: ContactOfEndProps) {
  const form = useSchemaForm<ReceiverValues>({
    schema: loadReceiverSchema,
    values: { ...value.contact, ...streetDetailsOf((field) => value[field]) },
    onType,
    onSubmit: onDone,
  });
  return (
    <Fields of={form} id={id}>
      <ContactFields
        field={form.field}
        phone={form.bound('phone')}
        phoneHint={t('parcel.phoneWhy')}
      />
      <TextField
        label={t('checkout.contact.email')}
        optional
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <DoorFields field={form.field} />
    </Fields>
  );
}
