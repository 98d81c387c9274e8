import { CallError } from './failure.ts';
import { asCount, asPrice } from './scalars.ts';

/**
 * The error for an answer that lacks a value on which other data depends: the call has to be
 * repeated, because the value must not be guessed.
 */
const malformed = () => new CallError({ kind: 'malformed', status: 200, entries: [] });

/**
 * Reads a whole number from 1 that must not be guessed: the id of a row, or a quantity (F15).
 * @throws CallError `malformed` when the server left it out, or sent something else
 */
export function requiredCount(value: unknown): number {
  const read = asCount(value);
  if (read === null) throw malformed();
  return read;
}

/**
 * Reads a number from 0 that must not be guessed, such as a length.
 * @throws CallError `malformed` when the server left it out, or sent something else
 */
export function requiredAmount(value: unknown): number {
  const read = asPrice(value);
  if (read === null) throw malformed();
  return read;
}

/**
 * Reads a text that must not be guessed, such as a type. @throws CallError `malformed` without one
 */
export function requiredWord(value: unknown): string {
  if (typeof value !== 'string') throw malformed();
  return value;
}
