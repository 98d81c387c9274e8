import type { Module } from '../../machines/rules/domain.ts';

/**
 * Whether a customer who picks this module is asked for interests (NAV-08): not for parcels, and
 * not if they are saved already.
 * @param known ids of the modules whose interests are saved; undefined for a guest
 */
export const interestsAreDue = (
  { id, type }: Pick<Module, 'id' | 'type'>,
  known: number[] | undefined,
): boolean => known?.includes(id) === false && type !== 'parcel';
