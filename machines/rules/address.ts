import type { DeliveryAddress } from './domain.ts';

/**
 * Whether a store of a zone delivers to an address; without a store every address will do, and an
 * address whose zones nobody told is left to the server (ADDR-16).
 */
export function isServed({ zoneIds }: DeliveryAddress, storeZoneId: number | null): boolean {
  return storeZoneId === null || zoneIds.length === 0 || zoneIds.includes(storeZoneId);
}
