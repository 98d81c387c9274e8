import type { Store } from './domain.ts';

/**
 * Whether the data of a store in a list say that it is closed now: by its owner, or by its hours.
 * The function has a file of its own, so that the first page need not load all rules for opening
 * hours.
 */
export const isMarkedClosed = ({ active, open }: Pick<Store, 'active' | 'open'>): boolean =>
  !active || open === false;
