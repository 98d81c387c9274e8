import {
  streetDetailsOf,
  type StreetDetails,
  type StreetField,
} from '../../../machines/rules/streetDetails.ts';
import { asText } from '../scalars.ts';
import type { Loose, Wire } from '../wire.ts';

/** The API's names for the fields street number, house and floor (wire facts 5, 15.6). */
const spelled = {
  road: 'road',
  house: 'house',
  floor: 'floor',
} satisfies Record<StreetField, keyof Wire['DoorFields']>;

/**
 * Reads street number, house and floor out of an address of the API; '' where a field is missing.
 */
export const readStreetDetails = (address: Loose<Wire['DoorFields']>): StreetDetails =>
  streetDetailsOf((field) => asText(address[spelled[field]]));

/** Street number, house and floor as fields of a request's body. */
export const writeStreetDetails = (details: StreetDetails) =>
  Object.fromEntries(
    Object.entries(spelled).map(([field, key]) => [key, details[field as StreetField]]),
  ) as Record<(typeof spelled)[StreetField], string>;
