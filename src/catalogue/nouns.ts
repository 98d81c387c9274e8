import type { ModuleType } from '../../machines/rules/domain.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { activeLocale, resolve } from '../messages/index.ts';

/** The word with a capital first letter, for the beginning of a label. */
export const capital = (word: string): string =>
  word.slice(0, 1).toLocaleUpperCase(activeLocale()) + word.slice(1);

/** The module's nouns for items and stores, such as "restaurants" for food, for labels (NAV-02). */
export function nounsOf(type: ModuleType | null): { items: string; stores: string } {
  const { items, stores } = wordingOf(type);
  return { items: capital(resolve({ key: items })), stores: capital(resolve({ key: stores })) };
}
