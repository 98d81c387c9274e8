import type { Module } from '../../machines/rules/domain.ts';

/**
 * Whether a customer who picks this module is asked for interests: not for parcels, and not when
 * they are known (NAV-08). `known` is undefined for a guest.
 */
export const interestsAreDue = (
  { id, type }: Pick<Module, 'id' | 'type'>,
  known: number[] | undefined,
): boolean => known?.includes(id) === false && type !== 'parcel';
