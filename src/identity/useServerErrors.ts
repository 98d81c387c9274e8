import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { Failure } from '../../machines/rules/domain.ts';

/**
 * Shows what the server refused at the field it names; what it says of no field of this form is
 * in the toast alone. `names` maps the server's codes to the form's fields. Where its own words
 * have to be a toast (REC-11), the field says `instead`, so that no sentence stands twice.
 */
export function useServerErrors<Values extends FieldValues>(
  refusal: Failure['entries'],
  setError: UseFormSetError<Values>,
  names: Readonly<Record<string, Path<Values>>>,
  instead?: string,
): void {
  useEffect(() => {
    for (const { code, message } of refusal) {
      const field = names[code];
      if (field !== undefined) {
        setError(field, { type: 'server', message: instead ?? message }, { shouldFocus: true });
      }
    }
  }, [refusal, setError, names, instead]);
}
