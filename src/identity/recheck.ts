import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Checks a field again that hangs on another; one that nobody has come to yet is not spoken of. */
export function recheck<Values extends FieldValues>(
  { getFieldState, trigger }: UseFormReturn<Values>,
  field: Path<Values>,
): void {
  const { isTouched, invalid } = getFieldState(field);
  if (isTouched || invalid) void trigger(field);
}
