import { doorOf, type Door, type DoorField } from '../../../machines/rules/door.ts';
import { asText } from '../scalars.ts';
import type { Loose, Wire } from '../wire.ts';

/**
 * The API's names for the fields of a door: street number, house and floor (wire facts 5, 15.6).
 */
const spelled = {
  road: 'road',
  house: 'house',
  floor: 'floor',
} satisfies Record<DoorField, keyof Wire['DoorFields']>;

/**
 * Reads street number, house and floor out of an address of the API; '' where a field is missing.
 */
export const readDoor = (address: Loose<Wire['DoorFields']>): Door =>
  doorOf((field) => asText(address[spelled[field]]));

/** Street number, house and floor as fields of a request's body. */
export const writeDoor = (door: Door) =>
  Object.fromEntries(
    Object.entries(spelled).map(([field, key]) => [key, door[field as DoorField]]),
  ) as Record<(typeof spelled)[DoorField], string>;
