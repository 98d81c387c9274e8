import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import { t } from '../messages/index.ts';
import type * as FormRules from './rules.ts';

type Rules = typeof FormRules;

/**
 * A form's rules, loaded when something is first checked: they weigh as much as the form. When
 * they cannot be had, the first field says so, and the next try loads them again.
 */
export function rulesOnDemand<Values extends FieldValues>(
  first: Path<Values>,
  choose: (rules: Rules) => Resolver<Values>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await import('./rules.ts').catch(() => null);
    if (rules !== null) return choose(rules)(values, context, options);
    const problem = { type: 'load', message: t('app.error.offline') };
    return { values: {}, errors: { [first]: problem } as FieldErrors<Values> };
  };
}
