import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { PhoneInput, type PhoneInputProps } from '../field/PhoneInput.tsx';
import type { PhoneCountry } from '../field/usePhone.ts';

interface PhoneFieldProps<Values extends FieldValues> extends Pick<
  PhoneInputProps,
  'label' | 'hint' | 'required' | 'emailLead'
> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  /**
   * The country with which the field begins, and whether it can be changed; `usePhoneCountry` of
   * src/shop returns this.
   */
  country: PhoneCountry;
}

/**
 * A phone field that is connected to a form:
 * `<PhoneField {...form.bound('phone')} country={usePhoneCountry()} />`.
 */
export function PhoneField<Values extends FieldValues>(props: PhoneFieldProps<Values>) {
  const { control, name, country, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <PhoneInput
      {...rest}
      {...country}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
