import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { openingOf } from '../../machines/place/mapPicker.machine.ts';
import { addressTypeOf, addressTypes } from '../../machines/rules/address.ts';
import type {
  ContactPerson,
  DeliveryAddress,
  LatLng,
  MessageRef,
  Place,
} from '../../machines/rules/domain.ts';
import { useFlow } from '../flow/useFlow.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { OptionTile } from '../ui/Choice.tsx';
import { DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useSchemaForm, type SchemaForm } from '../ui/form/useSchemaForm.ts';
import { Notice } from '../ui/Notice.tsx';
import { addressAt, ContactFields, DoorFields, receiverOf } from './address/index.ts';
import { AddressIcon } from './addressLook.tsx';
import { storeDraft, storedDraft, type AddressValues } from './storedAddressForm.ts';
import { PointPicker } from './PointPicker.tsx';
import { wiredMapPicker } from './wiring.ts';

const Body = styled(DialogBody)`
  display: grid;
  gap: 16px;
  align-content: start;
`;

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

/** The layout of a row of fields: side by side, on a phone one below the other. */
const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 641px) {
    grid-auto-flow: column;
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
  /* Three words beside their pictures are too long for a phone, so they stand below them. */
  @media (max-width: 640px) {
    label {
      flex-direction: column;
      padding: 10px 4px;
      gap: 8px;
      text-align: center;
    }
  }
`;

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: DeliveryAddress | null;
  /** The place with which a new address begins: the customer's current one; null for none. */
  place: Place | null;
  /** Where the map opens while nothing says where the address is. */
  shop: LatLng;
  /** The name and phone with which a new address begins (ADDR-17, OPEN-07); null for none. */
  prefill: ContactPerson | null;
  busy: boolean;
  /** Why the last save was refused; null when it was not. */
  problem: MessageRef | null;
  onSave: (address: DeliveryAddress) => void;
  onReset: () => void;
}

/**
 * The form of an address with its point on the map, label and contact (ADDR-01, ADDR-02). The draft
 * survives a reload. `busy` is true while the address is being saved; `onReset` deletes the draft
 * and shows the form with its first values.
 */
export function AddressForm(props: AddressFormProps) {
  const { address, place, shop, prefill, busy, problem, onSave, onReset } = props;
  const addressId = address?.id ?? null;
  const [draft] = useState(() => storedDraft(addressId));
  // A draft at the shop's point began where the map opened, before anybody moved it.
  const isShop = ({ lat, lng }: LatLng) => lat === shop.lat && lng === shop.lng;
  const [snapshot, send] = useFlow(wiredMapPicker, {
    input:
      draft === null || isShop(draft.position)
        ? openingOf('chosen', address ?? place, shop)
        : { position: draft.position, place: null },
  });
  const { position, address: found, zoneIds } = snapshot.context;
  const { email, ...receiver } = receiverOf(address, prefill);
  const form = useSchemaForm<AddressValues>({
    schema: async () => (await import('./address/schema.ts')).addressSchema(),
    values: {
      type: draft?.type ?? addressTypeOf(address?.type ?? 'home'),
      ...(draft?.words ?? {
        label: address?.label ?? '',
        address: address?.address ?? place?.address ?? '',
        additionalInformation: address?.additionalInformation ?? '',
        ...receiver,
      }),
    },
    busy,
    onSubmit: ({ address: words, name, phone, road, house, floor, ...typed }) =>
      onSave(
        addressAt(
          { id: addressId, address: words, position, zoneIds: zoneIds ?? [], ...typed },
          { name, phone, email, road, house, floor },
        ),
      ),
  });
  const writing = useMapWords(form, found, draft !== null);
  const id = useId();
  return (
    <>
      <Body>
        <PointPicker
          snapshot={snapshot}
          send={send}
          shop={shop}
          // In a lower map, the hint above the pin would touch the upper edge.
          height="240px"
          onNamed={writing.end}
        />
        <StoredDraft id={addressId} position={position} control={form.control} />
        <AddressFields id={id} form={form} address={address} onWrite={writing.begin} />
      </Body>
      <DialogFoot>
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
        <Button disabled={busy} onClick={onReset}>
          {t('place.form.reset')}
        </Button>
        <Button
          type="submit"
          form={id}
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

/**
 * Fills the address field with the address that the map found, until the customer types another
 * one.
 * @param isWritten whether the field already has a typed address, which is not replaced
 */
function useMapWords(form: SchemaForm<AddressValues>, found: string, isWritten: boolean) {
  const [own, setOwn] = useState(isWritten);
  const takeWords = useEffectEvent((words: string) => {
    if (!own) form.setValue('address', words, { shouldValidate: form.formState.isSubmitted });
  });
  useEffect(() => {
    if (found !== '') takeWords(found);
  }, [found]);
  return { begin: () => setOwn(true), end: () => setOwn(false) };
}

interface AddressFieldsProps {
  id: string;
  form: SchemaForm<AddressValues>;
  /** The address to change; null for a new one. */
  address: DeliveryAddress | null;
  /** Called when the customer types into the address field. */
  onWrite: () => void;
}

/**
 * The fields of the address form, apart from the map. `onWrite` is called when the address is
 * typed. Additional information has a field only if the address has some (DATA-02): a backend that
 * does not store it would lose what is typed there.
 */
function AddressFields({ id, form, address, onWrite }: AddressFieldsProps) {
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <Fields of={form} id={id}>
      <Types>
        <legend>{t('place.form.labelAs')}</legend>
        {addressTypes.map((one) => (
          <OptionTile
            key={one}
            value={one}
            icon={<AddressIcon type={one} />}
            label={t(`place.label.${one}`)}
            {...form.register('type')}
          />
        ))}
      </Types>
      {type === 'other' && (
        <TextField label={t('place.form.label')} optional {...form.field('label')} />
      )}
      <TextField
        label={t('place.form.address')}
        required
        autoComplete="street-address"
        dir="auto"
        lead={<MapPin size={18} aria-hidden />}
        {...form.field('address', { onChange: onWrite })}
      />
      <Row>
        <ContactFields field={form.field} phone={form.bound('phone')} />
      </Row>
      <Row>
        <DoorFields field={form.field} road={t('place.form.road')} />
      </Row>
      {address?.additionalInformation !== undefined && (
        <TextField
          label={t('place.form.additional')}
          optional
          dir="auto"
          {...form.field('additionalInformation')}
        />
      )}
    </Fields>
  );
}

interface StoredDraftProps {
  id: number | null;
  position: LatLng;
  control: Control<AddressValues>;
}

/**
 * Stores the draft after each change. This is a separate component, so that typing does not render
 * the map again.
 */
function StoredDraft({ id, position, control }: StoredDraftProps) {
  const values = useWatch({ control, compute: (all: AddressValues) => all });
  const { isDirty } = useFormState({ control });
  const [begun] = useState(position);
  const isChanged = isDirty || position !== begun;
  useEffect(() => {
    const { type, ...words } = values;
    if (isChanged) storeDraft({ id, type, position, words });
  }, [isChanged, id, position, values]);
  return null;
}
