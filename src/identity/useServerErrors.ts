import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { Failure } from '../../machines/rules/domain.ts';

/**
 * Shows what the server refused at the field it names; what it says of no field of this form is
 * in the toast alone. `names` maps the server's codes to the form's fields.
 */
export function useServerErrors<Values extends FieldValues>(
  refusal: Failure['entries'],
  setError: UseFormSetError<Values>,
  names: Readonly<Record<string, Path<Values>>>,
): void {
  useEffect(() => {
    for (const { code, message } of refusal) {
      const field = names[code];
      if (field !== undefined) setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  }, [refusal, setError, names]);
}
