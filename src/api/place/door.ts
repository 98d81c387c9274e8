import { doorOf, type Door, type DoorField } from '../../../machines/rules/door.ts';
import { asText } from '../scalars.ts';
import type { Loose, Wire } from '../wire.ts';

/** How the wire spells the fields of a door (wire facts 5, 15.6). */
const spelled = {
  road: 'road',
  house: 'house',
  floor: 'floor',
} satisfies Record<DoorField, keyof Wire['DoorFields']>;

/** The door of an address as it arrives. */
export const readDoor = (address: Loose<Wire['DoorFields']>): Door =>
  doorOf((field) => asText(address[spelled[field]]));

/** A door as it is sent. */
export const writeDoor = (door: Door) =>
  Object.fromEntries(
    Object.entries(spelled).map(([field, key]) => [key, door[field as DoorField]]),
  ) as Record<(typeof spelled)[DoorField], string>;
