/** Waits for a promise, but not longer than `ms` milliseconds: then this rejects. */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const silence = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([promise, silence]);
}
