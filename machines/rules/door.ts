/** What an address has beside its words, in the order in which forms ask for it (ADDR-02). */
const doorFields = ['road', 'house', 'floor'] as const;

export type DoorField = (typeof doorFields)[number];

/** Street number, house and floor of an address; each is '' where it has none. */
export type Door = Record<DoorField, string>;

/** Something for each field of a door, in their order. */
export const doorOf = <T>(make: (field: DoorField) => T): Record<DoorField, T> =>
  Object.fromEntries(doorFields.map((field) => [field, make(field)])) as Record<DoorField, T>;

/** A door of which nothing is known. */
export const noDoor: Door = doorOf(() => '');
