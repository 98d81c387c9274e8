import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, InputFrame } from '../ui/Field.tsx';

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  lead?: ReactNode;
}

/**
 * A labelled `select` with its error and hint. It takes all attributes of a `select`, and its
 * options as children. `lead` is an icon before it.
 */
export function SelectField({ label, error, hint, lead, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={rest.required}>
      {(ids) => (
        <InputFrame $failed={error !== undefined}>
          {lead}
          <select {...rest} {...ids} />
        </InputFrame>
      )}
    </Field>
  );
}
