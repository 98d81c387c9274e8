import { Mail } from 'lucide-react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { StoreOwner } from '../../machines/rules/registration.ts';
import { t } from '../messages/index.ts';
import { usePhoneCountry } from '../shop/phoneCountry.ts';
import { TextField } from '../ui/Field.tsx';
import { PhoneField } from '../ui/form/PhoneField.tsx';
import type { FieldBinding } from '../ui/form/useSchemaForm.ts';
import { Pair } from './formParts.tsx';

interface PersonFieldsProps<Values extends FieldValues> {
  field: (name: keyof StoreOwner) => FieldBinding;
  phone: { control: Control<Values>; name: FieldPathByValue<Values, string> };
}

/**
 * Fields for the names, phone and e-mail of a store's owner or a courier. `field` and `phone`
 * connect them to the form.
 */
export function PersonFields<Values extends FieldValues>(props: PersonFieldsProps<Values>) {
  const { field, phone } = props;
  const country = usePhoneCountry();
  return (
    <Pair>
      <TextField
        label={t('join.firstName')}
        required
        autoComplete="given-name"
        {...field('firstName')}
      />
      <TextField
        label={t('join.lastName')}
        required
        autoComplete="family-name"
        {...field('lastName')}
      />
      <PhoneField label={t('identity.phone')} required country={country} {...phone} />
      <TextField
        label={t('identity.signUp.email')}
        required
        type="email"
        dir="ltr"
        autoComplete="email"
        lead={<Mail size={18} aria-hidden />}
        {...field('email')}
      />
    </Pair>
  );
}
