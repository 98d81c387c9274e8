/**
 * A check of stored data: it returns the value in the form that it describes, or `undefined` when
 * the value does not fit. `no-yup.md` beside this file says why this is not done with yup.
 */
export type Shape<T> = (value: unknown) => T | undefined;

export type Shapes<T> = { [Key in keyof T]: Shape<T[Key]> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const that =
  <T>(fits: (value: unknown) => value is T): Shape<T> =>
  (value) =>
    fits(value) ? value : undefined;

export const text = that((value): value is string => typeof value === 'string');

export const flag = that((value): value is boolean => typeof value === 'boolean');

/** A finite number. */
export const number = that((value): value is number => Number.isFinite(value));

export const integer = that((value): value is number => Number.isInteger(value));

/** A list of anything. */
export const anyList = that((value): value is never[] => Array.isArray(value));

/** A string that matches the regular expression. */
export const matching =
  (expression: RegExp): Shape<string> =>
  (value) =>
    typeof value === 'string' && expression.test(value) ? value : undefined;

/** Accepts exactly these texts or numbers. */
export const oneOf =
  <Word extends string | number>(...words: Word[]): Shape<Word> =>
  (value) =>
    words.find((word) => word === value);

/** Accepts null and every value that fits the shape. */
export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

/** A value that fits the shape; any other value is replaced by `other`. */
export const otherwise =
  <T, const Other>(shape: Shape<T>, other: Other): Shape<T | Other> =>
  (value) => {
    const read = shape(value);
    return read === undefined ? other : read;
  };

/** Accepts a value that fits one of the two shapes; tries `first` first. */
export const either =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  (value) =>
    first(value) ?? second(value);

/**
 * A list in which every entry fits the shape. If one entry does not fit, the complete list is
 * refused (`undefined`).
 */
export const list =
  <T>(entry: Shape<T>): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = fitting(value, entry);
    return read.length === value.length ? read : undefined;
  };

const fitting = <T>(values: unknown[], entry: Shape<T>): T[] =>
  values.map(entry).filter((one): one is Exclude<typeof one, undefined> => one !== undefined);

/** Reads a list, without the entries that do not fit the shape; at most `most` entries. */
export const listOfFitting =
  <T>(entry: Shape<T>, most = Infinity): Shape<T[]> =>
  (value) =>
    Array.isArray(value) ? fitting(value, entry).slice(0, most) : undefined;

/**
 * An object that has all of these fields. If one field is missing or does not fit, the complete
 * object is refused (`undefined`). Any further fields are left out.
 */
export const record =
  <T extends object>(fields: Shapes<T>): Shape<T> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries<Shape<unknown>>(fields)) {
      read[name] = shape(value[name]);
      if (read[name] === undefined) return undefined;
    }
    return read as T;
  };

/**
 * An object of which only these fields are checked. If one of them does not fit, the object is
 * refused (`undefined`). All other fields are trusted, because the shop itself stored them.
 */
export const partly =
  <T extends object>(fields: Partial<Shapes<T>>): Shape<T> =>
  (value) =>
    isRecord(value) &&
    Object.entries(fields as Record<string, Shape<unknown>>).every(
      ([name, shape]) => shape(value[name]) !== undefined,
    )
      ? (value as T)
      : undefined;

/**
 * Checks an object by `shape`, after fields that it lacks were added from `missing`, because an
 * older version of the shop did not store them.
 */
export const completed =
  <T>(missing: object, shape: Shape<T>): Shape<T> =>
  (value) =>
    shape(isRecord(value) ? { ...missing, ...value } : value);

/** An object with entries under any names; entries that do not fit the shape are left out. */
export const byName =
  <T>(entry: Shape<T>): Shape<Record<string, T>> =>
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) => {
            const read = entry(one);
            return read === undefined ? [] : [[name, read] as const];
          }),
        )
      : undefined;
