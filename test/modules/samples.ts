import type { Module } from '../../machines/rules/domain.ts';

/** A module that serves zone 1 and is named after its type. */
export const moduleOf = (id: number, type: Module['type']): Module => ({
  id,
  name: type,
  type,
  iconUrl: null,
  thumbnailUrl: null,
  description: '',
  storesCount: 3,
  zoneIds: [1],
});
