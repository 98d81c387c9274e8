import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { t } from '../../messages/index.ts';
import type { Presses } from '../../platform/presses.ts';

/**
 * Loads the schema of a form, in the active language. It is loaded only when a form has been
 * painted, because yup is as large as the form library and must not slow down the first page.
 */
export type LoadSchema<Values extends FieldValues> = () => Promise<ObjectSchema<Values>>;

/**
 * How long a form waits for its schema, in ms. A browser may wait for minutes for code that a bad
 * network has swallowed, and a pressed button would show nothing.
 */
const PATIENCE_MS = 10_000;

/** The type of the error for a schema that could not be loaded. */
export const LOAD_FAILED = 'load';

/** Resolves when a form has waited long enough for its schema. */
const silence = (): Promise<'silence'> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, 'silence');
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
    // Only some browsers load again what has failed before.
    const loaded = load().catch(load);
    const schema = await Promise.race([loaded, silence()]).catch(() => LOAD_FAILED);
    if (typeof schema !== 'string') {
      return (yupResolver(schema) as unknown as Resolver<Values>)(values, context, options);
    }
    const [first = 'root'] = options.names ?? [];
    const problem = { type: schema, message: t('app.error.offline') };
    return { values: {}, errors: { [first]: problem } as FieldErrors<Values> };
  };
}
