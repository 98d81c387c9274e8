import type { ComponentPropsWithRef, SyntheticEvent } from 'react';

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The form of `useSchemaForm` that its fields belong to. */
  of: { submit: (event: SyntheticEvent) => void };
}

/** The element around the fields of a form; the form's own words take the place of the browser's. */
export function Form({ of: form, ...rest }: FormProps) {
  return <form noValidate {...rest} onSubmit={form.submit} />;
}
