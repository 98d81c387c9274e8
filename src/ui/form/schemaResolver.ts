import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { t } from '../../messages/index.ts';

/**
 * Loads the schema of a form, in the active language. It is imported when something is first checked:
 * yup weighs as much as the form library, and is in no page's first load.
 */
export type LoadSchema<Values extends FieldValues> = () => Promise<ObjectSchema<Values>>;

/**
 * Validates a form by its schema. When loading the schema fails, the first field shows an error,
 * and the next validation loads it again.
 */
export function schemaResolver<Values extends FieldValues>(
  load: LoadSchema<Values>,
): Resolver<Values> {
  return async (values, context, options) => {
    const schema = await load().catch(() => null);
    if (schema !== null) {
      return (yupResolver(schema) as unknown as Resolver<Values>)(values, context, options);
    }
    const [first = 'root'] = options.names ?? [];
    const problem = { type: 'load', message: t('app.error.offline') };
    return { values: {}, errors: { [first]: problem } as FieldErrors<Values> };
  };
}
