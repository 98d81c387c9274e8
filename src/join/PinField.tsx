import { useSelector } from '@xstate/react';
import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { storeRegistrationMachine } from '../../machines/join/storeRegistration.machine.ts';
import type { LatLng, ZoneOutline } from '../../machines/rules/domain.ts';
import { middleOf } from '../../machines/rules/nearestZone.ts';
import { pinPoint, pinText, type StoreDetails } from '../../machines/rules/registration.ts';
import { zoneAt } from '../../machines/rules/zoneAt.ts';
import { PickerMap } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { FieldNote, TextField } from '../ui/Field.tsx';
import type { SchemaForm } from '../ui/form/useSchemaForm.ts';
import { Pair } from './formParts.tsx';
import { SelectField } from './SelectField.tsx';

const Map = styled(PickerMap)`
  block-size: 320px;
  border-radius: var(--r-xl);
`;

/** The map's zoom level at which a zone and its surroundings are visible. */
const ZONE_ZOOM = 13;

/** The actor that runs the registration of a store. */
export type StoreRegistrationFlow = ActorRefFrom<typeof storeRegistrationMachine>;

interface PinFieldProps {
  form: SchemaForm<StoreDetails>;
  flow: StoreRegistrationFlow;
  /** All zones of the shop; undefined while they are not loaded. */
  zones: readonly ZoneOutline[] | undefined;
  /** The centre of the map while no pin is set. */
  start: LatLng;
}

/**
 * A map on which the store's position is set with a pin, with its address and zone. Moving the pin
 * selects the zone around it and fills in the address, unless an address was typed; choosing a zone
 * moves the pin to its middle. `flow` looks up the address of the pin; `start` is the map's centre
 * while no pin is set. A pin that is set before the zones are loaded gets its zone when they are.
 */
export function PinField({ form, flow, zones: loaded, start }: PinFieldProps) {
  const zones = loaded ?? [];
  const { control } = form;
  const {
    field: { ref, value: pin, onChange: setPin },
    fieldState: { error: problem },
  } = useController({ control, name: 'pin' });
  const zone = useWatch({ control, name: 'zone' });
  const [zoom, setZoom] = useState(ZONE_ZOOM);
  const put = (to: LatLng) => {
    setPin(pinText(to));
    const id = String(zoneAt(zones, to)?.id ?? '');
    form.setValue('zone', id, { shouldValidate: loaded !== undefined, shouldDirty: true });
    flow.send({ type: 'join.pin.moved', pin: to, address: form.getValues('address') });
  };
  useZoneOfPin(form, loaded);
  const lookUp = useAddressOfPin(form, flow);
  const { error, ...select } = form.field('zone');
  const { error: missing, ...typed } = form.field('address', {
    onChange: () => flow.send({ type: 'join.address.typed' }),
  });
  return (
    <>
      <div ref={ref} tabIndex={-1} role="group" aria-label={t('join.where')}>
        <Map
          label={t('join.where.text')}
          position={pinPoint(pin) ?? start}
          zoom={zoom}
          zones={zones}
          onDragStart={() => undefined}
          onMoved={put}
          onZoomed={setZoom}
        />
      </div>
      <FieldNote id="join-pin-said" error={problem?.message} />
      <Pair>
        <TextField
          label={t('join.address')}
          required
          autoComplete="street-address"
          dir="auto"
          lead={<MapPin size={18} aria-hidden />}
          {...typed}
          {...wordsOfAddress(lookUp, missing)}
        />
        <SelectField
          label={t('join.zone')}
          required
          hint={t('join.zone.hint')}
          error={error}
          {...select}
          value={zone}
          onChange={({ target }) => {
            const to = zones.find(({ id }) => String(id) === target.value);
            if (to !== undefined) put(middleOf(to.outline));
          }}
        >
          <option value="">
            {t(pin === '' || loaded === undefined ? 'join.zone.choose' : 'join.zone.none')}
          </option>
          {zones.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </SelectField>
      </Pair>
    </>
  );
}

/**
 * Fills in the address found for the pin.
 * @returns the state of the look-up: `findingAddress`, `addressUnknown`, or undefined when the
 *   address was found or no look-up has begun
 */
function useAddressOfPin(form: SchemaForm<StoreDetails>, flow: StoreRegistrationFlow) {
  const { setValue } = form;
  useEffect(() => {
    const found = flow.on('join.address.found', ({ address }) =>
      setValue('address', address, { shouldValidate: true, shouldDirty: true }),
    );
    return () => found.unsubscribe();
  }, [flow, setValue]);
  return useSelector(flow, lookUpOf);
}

type Registration = SnapshotFrom<typeof storeRegistrationMachine>;

const lookUpOf = (now: Registration) =>
  (['findingAddress', 'addressUnknown'] as const).find((store) => now.matches({ store }));

/**
 * The text below the address field: a hint about the look-up, or the error `missing` that an
 * address is required.
 */
function wordsOfAddress(lookUp: ReturnType<typeof lookUpOf>, missing: string | undefined) {
  if (lookUp === 'findingAddress') return { hint: t('join.address.finding') };
  if (lookUp === undefined) return { error: missing };
  const words = t('join.address.unknown');
  return missing === undefined ? { hint: words } : { error: words };
}

/**
 * Updates the zone of the pin when the zones are loaded: the pin may have been set before, or be a
 * stored one, and the shop's zones may have changed since.
 */
function useZoneOfPin(form: SchemaForm<StoreDetails>, zones: PinFieldProps['zones']) {
  const follow = useEffectEvent(() => {
    const { pin, zone } = form.getValues();
    const now = String(zoneAt(zones ?? [], pinPoint(pin))?.id ?? '');
    if (now !== zone) form.setValue('zone', now);
    form.recheck('zone');
  });
  useEffect(() => {
    if (zones !== undefined) follow();
  }, [zones]);
}
