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

/** What the server refused, and where this form shows it. */
interface Refusal<Values extends FieldValues> {
  entries: Failure['entries'];
  /** The server's codes, and the field of each; the chart tells in a toast what has none. */
  fields: Readonly<Record<string, Path<Values>>>;
  /** Stands at the field where the server's own words have to be a toast (REC-11). */
  instead?: string;
}

interface SchemaFormOptions<Values extends FieldValues> {
  /** Loads the rules of the fields; a form whose rules are all the server's has none. */
  schema?: LoadSchema<Values>;
  /** What the fields begin with, in the order in which they stand: focus goes by it. */
  values: Values;
  /** What was sent is on its way: until it is answered nothing else is sent. */
  busy?: boolean;
  refusal?: Refusal<Values>;
  /** Called with each change, to store what is typed through a reload. */
  onType?: (values: Values) => void;
  /** Called with values that keep the schema, as it transforms them (trimmed). */
  onSubmit: (values: Values) => void | Promise<void>;
}

/** What ties a native input to its form. */
export type FieldBinding<Name extends string = string> = UseFormRegisterReturn<Name> & {
  error: string | undefined;
};

/** A form and what ties its fields to it; everything of React Hook Form besides. */
export type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** The props of a text field, a text area, a password or a checkbox, its error among them. */
  field: <Name extends Path<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => FieldBinding<Name>;
  /** The props of a field that is no native input: a phone. */
  bound: <Name extends Path<Values>>(name: Name) => { control: Control<Values>; name: Name };
  /** Checks a field again that depends on another; one that nobody has come to yet stays silent. */
  recheck: (name: Path<Values>) => void;
  /** Checks the fields and sends them: `<Form>` does on submit, a flow may ask for it. */
  submit: (event?: SyntheticEvent) => void;
};

/** What is wrong with a field, in the exact words; undefined when nothing is. */
function errorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: Path<Values>,
): string | undefined {
  const error: FieldError | undefined = get(errors, name);
  return error?.message;
}

/**
 * A form with one schema. It is sent once however often it is submitted, keeps what was typed when it
 * is refused, shows what schema and server have against a field at that field, and brings the focus
 * to the first of them.
 */
export function useSchemaForm<Values extends FieldValues>(
  options: SchemaFormOptions<Values>,
): SchemaForm<Values> {
  const { schema, values, busy = false, refusal, onType, onSubmit } = options;
  const form = useForm<Values>({
    ...(schema === undefined ? {} : { resolver: schemaResolver(schema) }),
    mode: 'onTouched',
    defaultValues: values as DefaultValues<Values>,
    // Its own order is that in which fields were registered, which is not that of the page.
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
