/** Does something while no other tab does what goes by the same name; at once where tabs cannot know. */
export async function withLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return act();
  return (await locks.request(name, act)) as T;
}
