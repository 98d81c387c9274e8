import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { keepDraft } from './drafts.ts';

/**
 * Keeps what is typed into these fields through a reload, for as long as the sign-in or recovery
 * is under way. `fields` names them and never a password; it stands at module scope.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
): void {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        name: fields,
        formState: { values: true },
        callback: ({ values }) =>
          keepDraft(Object.fromEntries(fields.map((field) => [field, String(values[field])]))),
      }),
    [subscribe, fields],
  );
}
