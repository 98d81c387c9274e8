import type { Page } from '../../machines/rules/domain.ts';
import { asList, asNumber, asObject, asText } from './scalars.ts';
import type { operations } from '../../openapi/generated/api.ts';
import type { AnswerTo, Loose, Wire } from './wire.ts';

type AnyPage = {
  [Name in keyof operations]: AnswerTo<Name> extends { total_size: number }
    ? AnswerTo<Name>
    : never;
}[keyof operations];

/** What the wire calls the rows of a page (wire facts 1.4). */
type PageKey = Exclude<keyof Loose<AnyPage>, 'total_size' | 'limit' | 'offset'>;

/** One page of a list under `key`; a missing list is an empty page. */
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

/** The server's words, of an answer that says nothing else; '' without any. */
export function readMessage(value: unknown): string {
  return asText(asObject<Wire['Answer']>(value).message);
}
