import type { PricedLine } from '../../machines/rules/domain.ts';
import { storageKeys, writeStored } from '../platform/storage.ts';

// What hands something over to the checkout, apart from what reads it: every page can do so.

/** Of all that the checkout keeps; a shape of another version is dropped. */
export const VERSION = 3;

/** Keeps a value for `kept.ts` to read. */
export const keep = (key: Parameters<typeof writeStored>[0], value: unknown): void =>
  writeStored(key, { version: VERSION, value });

/** Hands lines over to the checkout. */
export function prepareLines(lines: PricedLine[]): void {
  keep(storageKeys.preparedLines, lines);
}
