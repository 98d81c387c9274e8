import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { configQuery } from '../place/index.ts';
import { TextField } from '../ui/Field.tsx';
import { later } from '../ui/later.tsx';
import type { PhoneInputProps } from './PhoneInput.tsx';

const PhoneInput = later(async () => (await import('./PhoneInput.tsx')).PhoneInput);

/** A phone field with the shop's country; the library behind it is loaded when the field shows. */
export function PhoneField(props: Omit<PhoneInputProps, 'country' | 'canChoose'>) {
  const { data: config } = useQuery(configQuery());
  const { label, required = false } = props;
  return (
    <Suspense fallback={<TextField label={label} required={required} type="tel" disabled />}>
      <PhoneInput
        {...props}
        country={config?.country ?? 'US'}
        canChoose={config?.login.countryPicker ?? false}
      />
    </Suspense>
  );
}
