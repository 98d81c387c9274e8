import type { DeliveryAddress, Place, TripPoint } from './domain.ts';
import type { Door } from './door.ts';

/** What an address can be called in a form (ADDR-01). */
export const addressTypes = ['home', 'office', 'other'] as const;

export type AddressType = (typeof addressTypes)[number];

/** The type of a form that a type of any backend belongs to (wire facts 15.6: `others`). */
export const addressTypeOf = (type: string): AddressType =>
  addressTypes.find((known) => known === type) ?? 'other';

/**
 * Whether a store of a zone delivers to an address; without a store every address will do, and an
 * address whose zones nobody told is left to the server (ADDR-16).
 */
export function isServed({ zoneIds }: DeliveryAddress, storeZoneId: number | null): boolean {
  return storeZoneId === null || zoneIds.length === 0 || zoneIds.includes(storeZoneId);
}

/** The words of an address, and what was written beside them: street, house and floor. */
export type AddressWords = Pick<DeliveryAddress, 'address'> & Partial<Door>;

/** A text between spaces, so that a house 12 is not found in 112. */
const spaced = (text: string): string => ` ${text.trim().toLowerCase().replaceAll(/\s+/g, ' ')} `;

/**
 * The parts of an address, each once: a street or house that its words name already is not repeated
 * after them. A house number counts as named beside its own street only, as a block may have it too.
 */
export function addressParts({
  address,
  road = '',
  house = '',
  floor = '',
}: AddressWords): string[] {
  const words = address.split(/\s*(?:,\s+|،\s*)/).filter((part) => part.trim() !== '');
  const naming = (text: string) => words.filter((part) => spaced(part).includes(spaced(text)));
  const streets = road.trim() === '' ? words : naming(road);
  const isHouseNamed = streets.some((part) => spaced(part).includes(spaced(house)));
  const isFloorNamed = words.some((part) => spaced(part) === spaced(floor));
  return [
    ...words,
    ...(naming(road).length > 0 ? [] : [road]),
    ...(isHouseNamed ? [] : [house]),
    ...(isFloorNamed ? [] : [floor]),
  ]
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Where a trip begins for somebody at a place (RENT-07); null without one. */
export const pickupAt = (place: Place | null): TripPoint | null =>
  place === null ? null : { name: place.address, ...place.position };
