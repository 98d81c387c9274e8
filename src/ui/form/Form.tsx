import type { ComponentPropsWithRef, SyntheticEvent } from 'react';

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The form that `useSchemaForm` returned. */
  of: { submit: (event: SyntheticEvent) => void };
}

/** A form element without the browser's own validation messages: each field shows its own. */
export function Form({ of: form, ...rest }: FormProps) {
  return <form noValidate {...rest} onSubmit={form.submit} />;
}
