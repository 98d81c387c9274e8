import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import {
  get,
  useForm,
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { Failure } from '../../../machines/rules/domain.ts';
import { schemaResolver, type LoadSchema } from './schemaResolver.ts';

/** The server's errors, and where this form shows them. */
interface Refusal<Values extends FieldValues> {
  entries: Failure['entries'];
  /**
   * The field for each error code of the server; the flow's state machine shows errors with other
   * codes in a toast.
   */
  fields: Readonly<Record<string, Path<Values>>>;
  /**
   * The text at the field instead of the server's message, for a form that shows that message in a
   * toast (REC-11).
   */
  instead?: string;
}

interface SchemaFormOptions<Values extends FieldValues> {
  /** Loads the rules of the fields; a form that only the server validates has none. */
  schema?: LoadSchema<Values>;
  /**
   * The initial values, in the order of the fields on the page: the first wrong one gets the focus.
   */
  values: Values;
  /** Whether the form is being sent: until the answer it is not sent again. */
  busy?: boolean;
  refusal?: Refusal<Values>;
  /** Called with each change, so that typed values can be stored and survive a reload. */
  onType?: (values: Values) => void;
  /** Called with valid values, as the schema transforms them (for instance, trimmed). */
  onSubmit: (values: Values) => void | Promise<void>;
}

/** The props that connect a native input to its form. */
export type FieldBinding<Name extends string = string> = UseFormRegisterReturn<Name> & {
  error: string | undefined;
};

/** A form of React Hook Form, with the functions that connect its fields. */
export type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** The props of a text field, a text area, a password or a checkbox, its error among them. */
  field: <Name extends Path<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => FieldBinding<Name>;
  /** The props of a field that is not a native input, such as a phone field. */
  bound: <Name extends Path<Values>>(name: Name) => { control: Control<Values>; name: Name };
  /**
   * Validates a field again after a field on which it depends has changed, but only if the customer
   * has already visited it.
   */
  recheck: (name: Path<Values>) => void;
  /**
   * Validates the fields and sends them. `<Form>` calls this on submit; other code may call it too.
   */
  submit: (event?: SyntheticEvent) => void;
};

/** The error text of a field; undefined when there is none. */
function errorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: Path<Values>,
): string | undefined {
  const error: FieldError | undefined = get(errors, name);
  return error?.message;
}

/**
 * Creates a form with one schema. While it is being sent, further submits are ignored; it stays
 * filled in when the server refuses it, shows errors of schema and server at their field, and moves
 * focus to the first of them.
 */
export function useSchemaForm<Values extends FieldValues>(
  options: SchemaFormOptions<Values>,
): SchemaForm<Values> {
  const { schema, values, busy = false, refusal, onType, onSubmit } = options;
  const form = useForm<Values>({
    ...(schema === undefined ? {} : { resolver: schemaResolver(schema) }),
    mode: 'onTouched',
    defaultValues: values as DefaultValues<Values>,
    // React Hook Form would use the order in which fields were registered, which is not that of the
    // page.
    shouldFocusError: false,
  });
  const { setError, setFocus, subscribe, formState } = form;
  const focusFirst = (wrong: readonly string[]) => {
    const first = (Object.keys(values) as Path<Values>[]).find((name) => wrong.includes(name));
    if (first !== undefined) setFocus(first);
  };
  const showRefusal = useEffectEvent((entries: Failure['entries']) => {
    const found = entries.flatMap(({ code, message }) => {
      const name = refusal?.fields[code];
      return name === undefined ? [] : [{ name, message: refusal?.instead ?? message }];
    });
    for (const { name, message } of found) setError(name, { type: 'server', message });
    focusFirst(found.map(({ name }) => name));
  });
  const entries = refusal?.entries;
  useEffect(() => {
    if (entries !== undefined) showRefusal(entries);
  }, [entries]);
  const type = useEffectEvent((typed: Values) => onType?.(typed));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => type(state.values) }),
    [subscribe],
  );
  const isSending = useRef(false);
  const send = async (event?: SyntheticEvent) => {
    isSending.current = true;
    try {
      await form.handleSubmit(onSubmit, (wrong) => focusFirst(Object.keys(wrong)))(event);
    } finally {
      isSending.current = false;
    }
  };
  return {
    ...form,
    field: (name, rules) => ({
      ...form.register(name, rules),
      error: errorOf(formState.errors, name),
    }),
    bound: (name) => ({ control: form.control, name }),
    recheck: (name) => {
      const { isTouched, invalid } = form.getFieldState(name);
      if (isTouched || invalid) void form.trigger(name);
    },
    submit: (event) => {
      event?.preventDefault();
      if (!busy && !isSending.current) void send(event);
    },
  };
}
