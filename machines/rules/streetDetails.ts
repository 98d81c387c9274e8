/** The separate fields of an address, in the order of the forms (ADDR-02). */
const streetFields = ['road', 'house', 'floor'] as const;

export type StreetField = (typeof streetFields)[number];

/**
 * The fields `road` (the street number, by the API's name), `house` and `floor` of an address; ''
 * where a field is empty.
 */
export type StreetDetails = Record<StreetField, string>;

/** Builds an object with a value for each of the fields `road`, `house` and `floor`. */
export const streetDetailsOf = <T>(make: (field: StreetField) => T): Record<StreetField, T> =>
  Object.fromEntries(streetFields.map((field) => [field, make(field)])) as Record<StreetField, T>;

/** An address without street number, house and floor: all of them are ''. */
export const noStreetDetails: StreetDetails = streetDetailsOf(() => '');
