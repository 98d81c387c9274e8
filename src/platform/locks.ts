/**
 * Runs `act` while no other tab runs anything with the same lock name. Where the browser has no
 * locks it runs at once.
 * @param signal cancels the wait for other tabs, with a rejection
 */
export async function withLock<T>(
  name: string,
  act: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return act();
  return (await locks.request(name, signal === undefined ? {} : { signal }, act)) as T;
}
