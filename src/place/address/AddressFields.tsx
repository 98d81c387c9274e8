import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { streetDetailsOf, type StreetField } from '../../../machines/rules/streetDetails.ts';
import { t } from '../../messages/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import type { FieldBinding } from '../../ui/form/useSchemaForm.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';

interface ContactFieldsProps<Values extends FieldValues> {
  field: (name: 'name') => FieldBinding;
  phone: { control: Control<Values>; name: FieldPathByValue<Values, string> };
  phoneHint?: string;
}

/**
 * Fields for the name and phone of the person whom the courier can reach (ADDR-04, ADDR-05).
 * `field` and `phone` connect them to the form; `phoneHint` is a text at the phone field that says
 * why the number is needed.
 */
export function ContactFields<Values extends FieldValues>(props: ContactFieldsProps<Values>) {
  const { field, phone, phoneHint } = props;
  const country = usePhoneCountry();
  return (
    <>
      <TextField
        label={t('checkout.contact.name')}
        required
        autoComplete="name"
        {...field('name')}
      />
      <PhoneField
        label={t('checkout.contact.phone')}
        hint={phoneHint}
        required
        country={country}
        {...phone}
      />
    </>
  );
}

interface DoorFieldsProps {
  field: (name: StreetField) => FieldBinding;
  /** The label of the street number field; by default the one of the checkout. */
  road?: string;
}

/**
 * Fields for street number, house and floor: what a courier needs at the door (ADDR-02). `field`
 * connects them to the form; `road` is the label of the street number.
 */
export function DoorFields({ field, road = t('checkout.contact.road') }: DoorFieldsProps) {
  const fields = streetDetailsOf((name) => (
    <TextField
      key={name}
      label={name === 'road' ? road : t(`checkout.contact.${name}`)}
      optional
      autoComplete={name === 'road' ? 'address-line2' : undefined}
      {...field(name)}
    />
  ));
  return Object.values(fields);
}
