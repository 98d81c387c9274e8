/**
 * Does something while no other tab does what goes by the same name; at once where tabs cannot know.
 * @param signal ends the waiting for other tabs, with a rejection
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
