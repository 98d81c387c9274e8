import type { Module } from './domain.ts';

/**
 * Whether a customer who picks this module is then asked which categories interest them (NAV-08).
 * Guests are not asked, nor is anybody in the parcel module, nor a customer who has answered
 * already.
 * @param known ids of the modules for which interests are saved; undefined for a guest
 */
export const interestsAreDue = (
  { id, type }: Pick<Module, 'id' | 'type'>,
  known: number[] | undefined,
): boolean => known?.includes(id) === false && type !== 'parcel';
