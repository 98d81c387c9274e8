import { CallError } from './failure.ts';

/**
 * Reads the id of an order or a trip, from a URL, which anyone can type.
 * @throws CallError `notFound` for what cannot be an id: a server would only answer that the id is
 * missing, and asking again would not help
 */
export function askedId(value: string | number): number {
  const id = Number(value);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new CallError({ kind: 'notFound', status: 404, entries: [] });
}
