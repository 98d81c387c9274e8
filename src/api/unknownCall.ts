import { CallError } from './failure.ts';

/**
 * Awaits a call that only some backends have. Where the backend does not know it, `instead` takes
 * its place: its 404 then names no error code, which a 404 about an order or a vehicle has.
 */
export async function ifUnknown<T>(call: Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError) {
      const { kind, entries } = error.failure;
      if (kind === 'notFound' && entries.every(({ code }) => code === '')) return instead();
    }
    throw error;
  }
}

/**
 * Rejects with a text of the shop, for a call that the backend does not know and nothing replaces.
 */
export function refuseUnknown(message: string): never {
  throw new CallError({ kind: 'notFound', status: 404, entries: [{ code: '', message }] });
}
