import { useController } from 'react-hook-form';
import styled from 'styled-components';
import type { ZoneOutline } from '../../machines/rules/domain.ts';
import type { StoreDetails } from '../../machines/rules/registration.ts';
import { t } from '../messages/index.ts';
import { Checkbox } from '../ui/Choice.tsx';
import { FieldNote } from '../ui/Field.tsx';
import type { SchemaForm } from '../ui/form/useSchemaForm.ts';

const Zones = styled.fieldset`
  legend {
    font: var(--type-sm-strong);
    margin-block-end: 4px;
  }
  legend b {
    color: var(--danger);
  }
`;

interface PickupZonesProps {
  form: SchemaForm<StoreDetails>;
  zones: readonly ZoneOutline[];
}

/**
 * Checkboxes for the zones in which a rental provider hands over vehicles; at least one is
 * required.
 */
export function PickupZones({ form, zones }: PickupZonesProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'pickupZones' });
  const chosen: readonly string[] = field.value;
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Zones>
      <legend>
        {t('join.pickup')}
        <b aria-hidden>*</b>
      </legend>
      {zones.map(({ id, name }, index) => (
        <Checkbox
          key={id}
          ref={index === 0 ? field.ref : undefined}
          checked={chosen.includes(String(id))}
          onChange={() => toggle(String(id))}
          onBlur={field.onBlur}
        >
          {name}
        </Checkbox>
      ))}
      <FieldNote id="join-pickup-said" error={fieldState.error?.message} />
    </Zones>
  );
}
