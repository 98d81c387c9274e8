import { CallError } from './failure.ts';
import { asCount } from './scalars.ts';

/** An answer without data that everything else depends on; it is read again, never guessed. */
const malformed = () => new CallError({ kind: 'malformed', status: 200, entries: [] });

/**
 * A whole number from 1 on which the shop acts: the id of a row, a quantity (F15).
 * @throws CallError `malformed` when the server left it out, or sent something else
 */
export function requiredCount(value: unknown): number {
  const read = asCount(value);
  if (read === null) throw malformed();
  return read;
}

/** A text that decides what something is. @throws CallError `malformed` when it is missing */
export function requiredWord(value: unknown): string {
  if (typeof value !== 'string') throw malformed();
  return value;
}
