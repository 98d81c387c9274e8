import type { ModuleType } from '../../machines/rules/domain.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { activeLocale, resolve } from '../messages/index.ts';

/** A word that begins a label. */
export const capital = (word: string): string =>
  word.slice(0, 1).toLocaleUpperCase(activeLocale()) + word.slice(1);

/** What the items and the sellers of a module are called in labels (NAV-02). */
export function nounsOf(type: ModuleType | null): { items: string; stores: string } {
  const { items, stores } = wordingOf(type);
  return { items: capital(resolve({ key: items })), stores: capital(resolve({ key: stores })) };
}
