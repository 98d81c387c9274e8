import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { LatLng, ZoneOutline } from '../../machines/rules/domain.ts';
import { middleOf } from '../../machines/rules/nearestZone.ts';
import { pinPoint, pinText, type StoreDetails } from '../../machines/rules/registration.ts';
import { zoneAt } from '../../machines/rules/zoneAt.ts';
import { PickerMap } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { FieldNote, TextField } from '../ui/Field.tsx';
import type { SchemaForm } from '../ui/form/useSchemaForm.ts';
import { Pair } from './parts.tsx';
import { SelectField } from './SelectField.tsx';

const Map = styled(PickerMap)`
  block-size: 320px;
  border-radius: var(--r-xl);
`;

/** Shows a zone and what is around it. */
const ZONE_ZOOM = 13;

interface PinFieldProps {
  form: SchemaForm<StoreDetails>;
  zones: readonly ZoneOutline[];
  /** Where the map begins while no pin is set. */
  start: LatLng;
}

/** The door of the store below the pin of a map; its zone follows the pin, and moves it when chosen. */
export function PinField({ form, zones, start }: PinFieldProps) {
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
    form.setValue('zone', id, { shouldValidate: true, shouldDirty: true });
  };
  useZoneOfStoredPin(form, zones);
  const { error, ...select } = form.field('zone');
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
          {...form.field('address')}
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
          <option value="">{t('join.zone.none')}</option>
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

/** Zones may have changed since a pin was stored: it lies in the one there is now. */
function useZoneOfStoredPin(form: SchemaForm<StoreDetails>, zones: readonly ZoneOutline[]) {
  const follow = useEffectEvent(() => {
    const { pin, zone } = form.getValues();
    const now = String(zoneAt(zones, pinPoint(pin))?.id ?? '');
    if (now !== zone) form.setValue('zone', now);
  });
  useEffect(() => {
    if (zones.length > 0) follow();
  }, [zones]);
}
