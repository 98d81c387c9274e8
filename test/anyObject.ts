/**
 * The object behind an answer, with whatever fields it has: tests look at what the contract does not
 * name as well. An empty one when it is none.
 */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
