import type { Page } from '../../machines/rules/domain.ts';
import { asList, asNumber, asObject, asText } from './scalars.ts';
import type { operations } from '../../openapi/generated/api.ts';
import type { AnswerTo, Loose, Wire } from './wire.ts';

type AnyPage = {
  [Name in keyof operations]: AnswerTo<Name> extends { total_size: number }
    ? AnswerTo<Name>
    : never;
}[keyof operations];

/**
 * The field of a paged answer that has its rows, such as `products` or `stores` (wire facts 1.4).
 */
type PageKey = Exclude<keyof Loose<AnyPage>, 'total_size' | 'limit' | 'offset'>;

/**
 * Reads one page of a list whose rows are in the field `key`; without that field the page is empty.
 * `page` is the number of the page that was requested, and `read` reads one row.
 */
export function readPage<T>(
  value: unknown,
  key: PageKey,
  page: number,
  read: (row: unknown) => T,
): Page<T> {
  const body = asObject<AnyPage>(value);
  const rows = asList(body[key]).map((row) => read(row));
  return { rows, page, total: asNumber(body.total_size, rows.length) };
}

/**
 * The server's message to the customer in an answer that has no other data; '' when there is none.
 */
export function readMessage(value: unknown): string {
  return asText(asObject<Wire['Answer']>(value).message);
}
