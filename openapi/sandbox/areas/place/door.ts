import { doorFields, type StoredDoor } from '../../db/schema/people.ts';
import { readText } from '../../http/tolerant.ts';

/** The door among the fields of an address, sent or stored; a field without words is null. */
export const doorOf = (
  fields: { readonly [Field in keyof StoredDoor]?: unknown },
  read: (value: unknown) => string = readText,
): StoredDoor =>
  Object.fromEntries(doorFields.map((name) => [name, read(fields[name]) || null])) as StoredDoor;
