import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { t } from '../../messages/index.ts';
import type { Presses } from '../../platform/presses.ts';

/**
 * Loads the schema of a form, in the active language. It is loaded only when the form is used,
 * because yup is as large as the form library and must not slow down the first page.
 */
export type LoadSchema<Values extends FieldValues> = () => Promise<ObjectSchema<Values>>;

/**
 * How long a form waits for its schema, in ms. A browser may wait for minutes for code that a bad
 * network has swallowed, and a pressed button would show nothing.
 */
const PATIENCE_MS = 10_000;

/** Resolves with null when a form has waited long enough for its schema. */
const silence = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });

/**
 * Validates a form by its schema. If the schema cannot be loaded, or does not come in time, the
 * first field shows an error, and the next validation tries to load it again.
 * @param pressEnd returns a promise while a pointer is pressed. No error appears before it resolves.
 */
export function schemaResolver<Values extends FieldValues>(
  load: LoadSchema<Values>,
  pressEnd: Presses['end'],
): Resolver<Values> {
  return async (values, context, options) => {
    await pressEnd();
    const schema = await Promise.race([load(), silence()]).catch(() => null);
    if (schema !== null) {
      return (yupResolver(schema) as unknown as Resolver<Values>)(values, context, options);
    }
    const [first = 'root'] = options.names ?? [];
    const problem = { type: 'load', message: t('app.error.offline') };
    return { values: {}, errors: { [first]: problem } as FieldErrors<Values> };
  };
}
