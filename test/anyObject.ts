/**
 * The value as an object with any fields, for tests that also read fields that the contract does
 * not name. {} when the value is not an object.
 */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
