/** Whether two plain values (JSON-like data) have equal contents, even in different objects. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && sameData(left[key], right[key]))
  );
}

/**
 * Merges a newly read list (`fresh`) with the list that is shown (`known`), so that a view redraws
 * only what changed. A row whose contents did not change stays the same object, and if no row
 * changed, `known` itself is returned.
 * @param better an object for one of the rows, such as the line as the customer changed it; it is
 *   used in place of the fresh row with its id, if their contents are equal
 */
export function keepSame<T extends { id: number }>(known: T[], fresh: T[], better?: T): T[] {
  const byId = new Map(known.map((row) => [row.id, row]));
  const merged = fresh.map((row) => {
    if (better !== undefined && better.id === row.id && sameData(better, row)) return better;
    const before = byId.get(row.id);
    return before !== undefined && sameData(before, row) ? before : row;
  });
  const unchanged = merged.length === known.length && merged.every((row, at) => row === known[at]);
  return unchanged ? known : merged;
}
