const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether stored data is shaped like a pattern: texts, numbers and switches of the same kind, the
 * fields of a record, the one entry of a list for all of its entries. Null stands for anything.
 */
export function hasShape(value: unknown, pattern: unknown): boolean {
  if (pattern === null) return true;
  if (Array.isArray(pattern)) {
    return Array.isArray(value) && value.every((entry) => hasShape(entry, pattern[0] ?? null));
  }
  if (isRecord(pattern)) {
    return (
      isRecord(value) &&
      Object.entries(pattern).every(([field, part]) => hasShape(value[field], part))
    );
  }
  return typeof pattern === 'number' ? Number.isFinite(value) : typeof value === typeof pattern;
}
