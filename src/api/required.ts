import { CallError } from './failure.ts';
import { asCount } from './scalars.ts';

/** An answer that leaves out what everything after it rests on; it is read again, never guessed. */
const malformed = () => new CallError({ kind: 'malformed', status: 200, entries: [] });

/**
 * A whole number from 1 that the shop acts on: the id of a row, a quantity (F15).
 * @throws CallError `malformed` when the server left it out, or sent something else
 */
export function requiredCount(value: unknown): number {
  const read = asCount(value);
  if (read === null) throw malformed();
  return read;
}

/** A word that decides what something is. @throws CallError `malformed` when there is none */
export function requiredWord(value: unknown): string {
  if (typeof value !== 'string') throw malformed();
  return value;
}
