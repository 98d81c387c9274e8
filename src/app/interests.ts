import type { Module } from '../../machines/rules/domain.ts';

/**
 * Whether a customer who picks this module is asked what they care for in it: not for parcels, and
 * not where it is known (NAV-08). `known` is undefined for a guest.
 */
export const interestsAreDue = (
  { id, type }: Pick<Module, 'id' | 'type'>,
  known: number[] | undefined,
): boolean => known?.includes(id) === false && type !== 'parcel';
