import type { ComponentPropsWithRef, SyntheticEvent } from 'react';

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The form of `useSchemaForm` that its fields belong to. */
  of: { submit: (event: SyntheticEvent) => void };
}

/** The form element; the form's own messages replace those of the browser. */
export function Form({ of: form, ...rest }: FormProps) {
  return <form noValidate {...rest} onSubmit={form.submit} />;
}
