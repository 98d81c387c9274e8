import type { Module } from './domain.ts';

/** Whether the shop has screens for a module. */
export function isOffered({ type }: Pick<Module, 'type'>): boolean {
  return type !== 'parcel';
}
