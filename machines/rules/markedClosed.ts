import type { Store } from './domain.ts';

/**
 * Whether a list of stores says that this one is closed now: by its owner, or by its hours. It is
 * in a file of its own because the first page needs nothing else of the rules for hours.
 */
export const isMarkedClosed = ({ active, open }: Pick<Store, 'active' | 'open'>): boolean =>
  !active || open === false;
