import type { Failure } from '../../machines/rules/domain.ts';
import { asObject, asText } from './scalars.ts';
import type { Row, Wire } from './wire.ts';

/** The error with which every call of `src/api` rejects; `failure` says what went wrong. */
export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.entries[0]?.message ?? failure.kind);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** The shapes in which a server describes why it refuses a call (wire facts 1.6). */
type Refusal = Wire['ErrorEnvelope'] | Wire['SocialSignInError'] | Wire['OfflinePaymentError'];

/** What a framework says to developers about a call that the backend does not have. */
const forDevelopers = /^$|^The (route \S+ could|[A-Z]+ method is) not/;

const entryOf = (value: unknown): { code: string; message: string }[] => {
  if (typeof value === 'string')
    return forDevelopers.test(value) ? [] : [{ code: '', message: value }];
  const entry = asObject<Row<Wire['ErrorEnvelope']['errors']>>(value);
  const message = asText(entry.message);
  return message === '' ? [] : [{ code: asText(entry.code), message }];
};

const entriesOf = (value: unknown): { code: string; message: string }[] =>
  Array.isArray(value) ? value.flatMap(entryOf) : entryOf(value);

/**
 * The messages of a refusal, whatever its shape: `errors` as list, object or text, else `message`
 * (text or list), else `error` (wire facts 1.6), else `payment` (10.4). A body that is no JSON has
 * none.
 */
export function readEntries(body: unknown): Failure['entries'] {
  const { errors, message, error, payment } = asObject<Refusal>(body);
  for (const candidate of [errors, message, error, payment]) {
    const entries = entriesOf(candidate);
    if (entries.length > 0) return entries;
  }
  return [];
}

/**
 * Whether an answer is an error although its HTTP status means success: status 203, or an `errors`
 * field in the body (wire facts 18.1).
 */
export function refusesInside(status: number, body: unknown): boolean {
  const { errors } = asObject<Refusal>(body);
  return status === 203 || (errors !== undefined && errors !== null);
}

const kindOf = (status: number): Failure['kind'] => {
  if (status === 401) return 'unauthorised';
  if (status === 404) return 'notFound';
  if (status === 409) return 'conflict';
  if (status === 429) return 'throttled';
  if (status >= 500) return 'server';
  return 'refused';
};

/**
 * Turns an error answer into a `Failure`. The messages of a server fault (status 500 and above) are
 * left out, because customers should not see them.
 * @param retryAfter the value of the `Retry-After` header, in seconds; null without the header
 */
export function failureOfAnswer(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): Failure {
  const kind = kindOf(status);
  const seconds = Number(retryAfter);
  return {
    kind,
    status,
    entries: kind === 'server' ? [] : readEntries(body),
    ...(retryAfter !== null && Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}),
  };
}

/**
 * The failure of a call without a readable answer: `offline` without a connection, `timeout` when
 * the answer took too long, `malformed` when the answer is not JSON.
 */
export function failureOfSilence(kind: 'offline' | 'timeout' | 'malformed'): Failure {
  return { kind, status: 0, entries: [] };
}

/**
 * Whether the server says that the requested thing does not exist. A 404 with another code means
 * that the backend does not know the call itself.
 * @param code the error code that this call's 404 has, for example `order`
 */
export const isMissing = (error: unknown, code: string): boolean =>
  error instanceof CallError &&
  error.failure.kind === 'notFound' &&
  error.failure.entries.some((entry) => entry.code === code);
