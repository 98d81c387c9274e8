import { useMachine } from '@xstate/react';
import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Controller, useForm, useFormState, useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import type {
  ContactPerson,
  DeliveryAddress,
  LatLng,
  MessageRef,
  Place,
} from '../../machines/rules/domain.ts';
import { phoneProblem } from '../../machines/rules/phone.ts';
import { PickerMap } from '../map/index.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { OptionTile } from '../ui/Choice.tsx';
import { DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneInput } from '../ui/PhoneInput.tsx';
import { AddressIcon, addressTypes, typeOf, type AddressType } from './addressLook.tsx';
import { storeDraft, storedDraft, type AddressWords } from './draft.ts';
import { FoundPlace } from './FoundPlace.tsx';
import { LocationPanel } from './LocationPanel.tsx';
import { usePhoneCountry } from './phoneCountry.ts';
import { wiredMapPicker } from './wiring.ts';

const Body = styled(DialogBody)`
  display: grid;
  gap: 16px;
  align-content: start;
`;

const Map = styled(PickerMap)`
  block-size: 220px;
  border-radius: var(--r-xl);
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 16px;
  > * {
    grid-column: span 2;
  }
  > .half {
    grid-column: span 3;
  }
  > .whole,
  > fieldset {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    > *,
    > .half {
      grid-column: 1 / -1;
    }
  }
`;

const Types = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  legend {
    font: var(--type-sm-strong);
    margin-block-end: 7px;
  }
  @media (max-width: 640px) {
    label {
      padding: 10px;
      gap: 8px;
    }
  }
`;

/** What a field of the form must hold, in the exact words (ADDR-03..05). */
const required = (words: string) => (value: string) => value.trim() !== '' || words;

const phoneWords = {
  missing: 'checkout.contact.phoneRequired',
  short: 'checkout.contact.phoneShort',
  unclear: 'identity.phone.unclear',
} as const;

const reachable = (value: string) => {
  const problem = phoneProblem(value);
  return problem === null || t(phoneWords[problem]);
};

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: DeliveryAddress | null;
  /** Where a new address begins: the customer's place, with its words. */
  place: Place;
  /** Whose name and phone a new address begins with (ADDR-17, OPEN-07). */
  prefill: ContactPerson | null;
  busy: boolean;
  /** Why the last save was refused. */
  problem: MessageRef | null;
  onSave: (address: DeliveryAddress) => void;
  onReset: () => void;
}

/**
 * An address with its point on the map, label and contact (ADDR-01, ADDR-02). What is typed outlives
 * a reload.
 */
export function AddressForm(props: AddressFormProps) {
  const { address, place, prefill, busy, problem, onSave, onReset } = props;
  const [kept] = useState(() => storedDraft(address?.id ?? null));
  const [snapshot, send] = useMachine(wiredMapPicker, {
    input:
      kept === null
        ? { position: place.position, place: address ?? place }
        : { position: kept.position, place: null },
  });
  const { position, address: found, zoneIds, zoom } = snapshot.context;
  const [type, setType] = useState(kept?.type ?? typeOf(address?.type ?? 'home'));
  const [search, setSearch] = useState(0);
  const country = usePhoneCountry();
  const form = useForm<AddressWords>({
    mode: 'onTouched',
    defaultValues: kept?.words ?? {
      address: address?.address ?? place.address,
      label: address?.label ?? '',
      name: address?.contact.name ?? prefill?.name ?? '',
      phone: address?.contact.phone ?? prefill?.phone ?? '',
      road: address?.road ?? '',
      house: address?.house ?? '',
      floor: address?.floor ?? '',
    },
  });
  const { errors } = form.formState;
  const id = useId();
  // The words of the map take the field until somebody writes their own.
  const [own, setOwn] = useState(kept !== null);
  const takeWords = useEffectEvent((words: string) => {
    if (!own) form.setValue('address', words, { shouldValidate: form.formState.isSubmitted });
  });
  useEffect(() => {
    if (found !== '') takeWords(found);
  }, [found]);
  return (
    <>
      <Body>
        <LocationPanel
          // A place that was found ends a search; the next one begins with an empty field.
          key={search}
          inDialog
          onChosen={(chosen) => {
            setSearch(search + 1);
            setOwn(false);
            send({ type: 'map.place.found', place: chosen });
          }}
        />
        <Map
          label={t('map.picker')}
          position={position}
          zoom={zoom}
          onDragStart={() => send({ type: 'map.drag.started' })}
          onMoved={(moved) => send({ type: 'map.moved', position: moved })}
          onZoomed={(level) => send({ type: 'map.zoomed', zoom: level })}
        />
        <FoundPlace snapshot={snapshot} onAgain={() => send({ type: 'map.again' })} />
        <Kept id={address?.id ?? null} type={type} position={position} control={form.control} />
        <Form
          id={`${id}-form`}
          noValidate
          onSubmit={(event) =>
            void form.handleSubmit((values) =>
              onSave({
                id: address?.id ?? null,
                type,
                label: values.label.trim(),
                address: values.address.trim(),
                position,
                road: values.road.trim(),
                house: values.house.trim(),
                floor: values.floor.trim(),
                contact: {
                  name: values.name.trim(),
                  phone: values.phone,
                  email: address?.contact.email ?? prefill?.email ?? '',
                },
                zoneIds: zoneIds ?? [],
              }),
            )(event)
          }
        >
          <Types>
            <legend>{t('place.form.labelAs')}</legend>
            {addressTypes.map((one) => (
              <OptionTile
                key={one}
                name={`${id}-type`}
                icon={<AddressIcon type={one} />}
                label={t(`place.label.${one}`)}
                checked={one === type}
                onChange={() => setType(one)}
              />
            ))}
          </Types>
          {type === 'other' && (
            <div className="whole">
              <TextField label={t('place.form.label')} optional {...form.register('label')} />
            </div>
          )}
          <div className="whole">
            <TextField
              label={t('place.form.address')}
              required
              autoComplete="street-address"
              dir="auto"
              lead={<MapPin size={18} aria-hidden />}
              error={errors.address?.message}
              {...form.register('address', {
                validate: required(t('place.form.addressRequired')),
                onChange: () => setOwn(true),
              })}
            />
          </div>
          <div className="half">
            <TextField
              label={t('checkout.contact.name')}
              required
              autoComplete="name"
              error={errors.name?.message}
              {...form.register('name', { validate: required(t('checkout.contact.nameRequired')) })}
            />
          </div>
          <div className="half">
            <Controller
              control={form.control}
              name="phone"
              rules={{ validate: reachable }}
              render={({ field, fieldState }) => (
                <PhoneInput
                  {...country}
                  label={t('checkout.contact.phone')}
                  required
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  error={fieldState.error?.message}
                />
              )}
            />
          </div>
          <TextField label={t('place.form.road')} optional {...form.register('road')} />
          <TextField label={t('checkout.contact.house')} optional {...form.register('house')} />
          <TextField label={t('checkout.contact.floor')} optional {...form.register('floor')} />
        </Form>
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      </Body>
      <DialogFoot>
        <Button disabled={busy} onClick={onReset}>
          {t('place.form.reset')}
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          look="primary"
          disabled={!snapshot.can({ type: 'map.confirmed' })}
          busy={busy && t('place.form.saving')}
        >
          {t('place.form.save')}
        </Button>
      </DialogFoot>
    </>
  );
}

interface KeptProps {
  id: number | null;
  type: AddressType;
  position: LatLng;
  control: Control<AddressWords>;
}

/** Keeps the form from the first change on; apart, so that a key does not draw the map anew. */
function Kept({ id, type, position, control }: KeptProps) {
  const words = useWatch({ control, compute: (all: AddressWords) => all });
  const { isDirty } = useFormState({ control });
  const [begun] = useState({ type, position });
  const changed = isDirty || type !== begun.type || position !== begun.position;
  useEffect(() => {
    if (changed) storeDraft({ id, type, position, words });
  }, [changed, id, type, position, words]);
  return null;
}
