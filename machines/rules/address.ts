import type { DeliveryAddress, Place, TripPoint } from './domain.ts';
import type { StreetDetails } from './streetDetails.ts';

/** The address types of a form (ADDR-01). */
export const addressTypes = ['home', 'office', 'other'] as const;

export type AddressType = (typeof addressTypes)[number];

/**
 * Maps the type that a backend sends to a type of the form; an unknown one, such as `others`,
 * becomes `other` (wire facts 15.6).
 */
export const addressTypeOf = (type: string): AddressType =>
  addressTypes.find((known) => known === type) ?? 'other';

/**
 * Whether a store of this zone delivers to an address. True when there is no store (`storeZoneId`
 * is null), and when the zones of the address are unknown, because then only the server can decide
 * (ADDR-16).
 */
export function isServed({ zoneIds }: DeliveryAddress, storeZoneId: number | null): boolean {
  return storeZoneId === null || zoneIds.length === 0 || zoneIds.includes(storeZoneId);
}

/**
 * The fields of an address that are shown as text. `address` is the whole address in one text;
 * street, house and floor are separate fields that may be missing.
 */
export type AddressWords = Pick<DeliveryAddress, 'address' | 'additionalInformation'> &
  Partial<StreetDetails>;

/** A text in lower case between two spaces, so that a search for house 12 does not find 112. */
const spaced = (text: string): string => ` ${text.trim().toLowerCase().replaceAll(/\s+/g, ' ')} `;

/**
 * The parts of an address, to be joined for display. A street, house or floor that the text of the
 * address already contains is not repeated. A house number counts as contained only next to its
 * street, because a block may have the same number.
 */
export function addressParts({
  address,
  road = '',
  house = '',
  floor = '',
  additionalInformation = '',
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
    additionalInformation,
  ]
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The customer's place as the pickup point of a trip (RENT-07); null while no place is known. */
export const pickupAt = (place: Place | null): TripPoint | null =>
  place === null ? null : { name: place.address, ...place.position };
