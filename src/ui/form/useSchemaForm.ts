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
import { reloadReachablePage } from '../../platform/reload.ts';
import { usePressEnd } from '../field/usePressEnd.ts';
import { LOAD_FAILED, schemaResolver, type LoadSchema } from './schemaResolver.ts';

/** The errors that the server returned, and the fields at which the form shows them. */
interface Refusal<Values extends FieldValues> {
  entries: Failure['entries'];
  /**
   * For each error code of the server, the name of the field that shows the error. The flow's
   * statechart shows errors with other codes in a toast.
   */
  fields: Readonly<Record<string, Path<Values>>>;
  /**
   * A text for the field in place of the server's message. Use it if a toast already shows that
   * message (REC-11).
   */
  instead?: string;
}

interface SchemaFormOptions<Values extends FieldValues> {
  /** Loads the validation schema. Leave it out if only the server validates the form. */
  schema?: LoadSchema<Values>;
  /**
   * The initial values, in the order of the fields on the page. When several fields have errors,
   * the first one in this order gets the focus.
   */
  values: Values;
  /** Whether the form is being sent. It cannot be sent again until the answer arrives. */
  busy?: boolean;
  refusal?: Refusal<Values>;
  /** Called at each change. Use it to store the typed values, so that they survive a reload. */
  onType?: (values: Values) => void;
  /** Called with valid values, after the schema has transformed them (for instance, trimmed). */
  onSubmit: (values: Values) => void | Promise<void>;
}

/** The props that connect a native input to its form. */
export type FieldBinding<Name extends string = string> = UseFormRegisterReturn<Name> & {
  error: string | undefined;
};

/** A form of React Hook Form, with functions that connect fields to it. */
export type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /**
   * Returns the props of a text field, text area, password field or checkbox, including its error.
   */
  field: <Name extends Path<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => FieldBinding<Name>;
  /** Returns the props of a field that is not a native input, such as a phone field. */
  bound: <Name extends Path<Values>>(name: Name) => { control: Control<Values>; name: Name };
  /**
   * Validates a field again, if the customer has already visited it. Call it when another field has
   * changed on which this one depends.
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
 * Creates a form that one schema validates. While the form is being sent, further submits are
 * ignored. When the server refuses it, it keeps its values. Errors of the schema and of the server
 * are shown at their fields, and the first of these fields gets the focus.
 */
export function useSchemaForm<Values extends FieldValues>(
  options: SchemaFormOptions<Values>,
): SchemaForm<Values> {
  const { schema, values, busy = false, refusal, onType, onSubmit } = options;
  const pressEnd = usePressEnd();
  const form = useForm<Values>({
    ...(schema === undefined ? {} : { resolver: schemaResolver(schema, pressEnd) }),
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
    if (refusal === undefined) return;
    const { fields, instead } = refusal;
    const found = entries.flatMap(({ code, message }) => {
      const name = Object.hasOwn(fields, code) ? fields[code] : undefined;
      return name === undefined ? [] : [{ name, message: instead ?? message }];
    });
    for (const { name, message } of found) setError(name, { type: 'server', message });
    focusFirst(found.map(({ name }) => name));
  });
  const entries = refusal?.entries;
  useEffect(() => {
    if (entries !== undefined) showRefusal(entries);
  }, [entries]);
  // The schema is loaded before anything is typed. If the connection were lost in between, a browser
  // that remembers failed imports could send the form only after a reload, which drops what was typed.
  const loadSchema = useEffectEvent(() => void schema?.().catch(() => undefined));
  useEffect(() => loadSchema(), []);
  const type = useEffectEvent((typed: Values) => onType?.(typed));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => type(state.values) }),
    [subscribe],
  );
  const showWrong = (wrong: FieldErrors<Values>) => {
    focusFirst(Object.keys(wrong));
    // Some browsers remember a failed import until the page is reloaded, so the form could never be
    // sent, although the server answers again.
    if (Object.values(wrong).some((error) => error?.type === LOAD_FAILED)) {
      void reloadReachablePage();
    }
  };
  const isSending = useRef(false);
  const send = async (event?: SyntheticEvent) => {
    isSending.current = true;
    try {
      await form.handleSubmit(onSubmit, showWrong)(event);
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
