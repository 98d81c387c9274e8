/** The fields of an address besides its text, in the order of the forms (ADDR-02). */
const doorFields = ['road', 'house', 'floor'] as const;

export type DoorField = (typeof doorFields)[number];

/** Street number, house and floor of an address; '' where a field is empty. */
export type Door = Record<DoorField, string>;

/**
 * Builds an object with one value for each of these address fields: street number, house, floor.
 */
export const doorOf = <T>(make: (field: DoorField) => T): Record<DoorField, T> =>
  Object.fromEntries(doorFields.map((field) => [field, make(field)])) as Record<DoorField, T>;

/** An address without street number, house and floor: all of them are ''. */
export const noDoor: Door = doorOf(() => '');
