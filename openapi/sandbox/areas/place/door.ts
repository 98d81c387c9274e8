import { doorFields, type StoredDoor } from '../../db/schema/people.ts';
import { readText } from '../../http/tolerant.ts';

/**
 * Street number, house and floor of an address, from a request or a row. `read` turns each of these
 * fields into a text; an empty text becomes null.
 */
export const doorOf = (
  fields: { readonly [Field in keyof StoredDoor]?: unknown },
  read: (value: unknown) => string = readText,
): StoredDoor =>
  Object.fromEntries(doorFields.map((name) => [name, read(fields[name]) || null])) as StoredDoor;
