import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/api.ts';
import type { Failure } from '../../machines/rules/domain.ts';
import { learnServerTime } from '../platform/browser.ts';
import { CallError, failureOfAnswer, failureOfSilence, refusesInside } from './failure.ts';
import { backendUrl, carryScope, deployedPaths, type RequestScope } from './scope.ts';

let readScope: () => RequestScope = () => ({
  token: null,
  guestId: null,
  guestKey: null,
  zoneIds: [],
  moduleId: null,
  language: 'en',
  position: null,
});
let onRejected: () => void = () => undefined;
const overNetwork = async (request: Request): Promise<Response> => {
  const response = await globalThis.fetch(request);
  learnServerTime(Date.parse(response.headers.get('Date') ?? ''));
  return response;
};
let send = overNetwork;

/**
 * Connects the API client to the app.
 * @param scope what the headers of a call contain, read again for each call
 * @param rejected called when the server refuses the current token or guest id
 * @param sender sends the requests instead of `fetch`, as on the page server
 */
export function connectApi(
  scope: () => RequestScope,
  rejected: () => void,
  sender = overNetwork,
): void {
  readScope = scope;
  onRejected = rejected;
  send = sender;
}

/** The guest id for calls of guests; null when signed in (CART-09, OPEN-18). */
export function guestIdOfCall(): string | null {
  const { token, guestId } = readScope();
  return token === null ? guestId : null;
}

/** The guest id as a parameter of a query or of a body; no parameter when signed in (OPEN-18). */
export function guestQuery(): { guest_id?: string } {
  const guestId = guestIdOfCall();
  return guestId === null ? {} : { guest_id: guestId };
}

/** Whether API calls are made for a signed-in customer. */
export function isSignedIn(): boolean {
  return readScope().token !== null;
}

/**
 * The token (`askedWith`) and the guest id (`askedAs`) that each call was sent with: a refusal may
 * only end the session that sent the call, not one that has begun since.
 */
const askedWith = new WeakMap<Response, string>();
const askedAs = new WeakMap<Request | Response, string>();

const headers: Middleware = {
  onRequest({ request, schemaPath, params, options }) {
    carryScope(request.headers, readScope());
    const deployed = deployedPaths[schemaPath];
    // The URL has the values in place of `{id}`, so both paths are compared with them filled in.
    const filled = (path: string) => options.pathSerializer(path, params.path ?? {});
    const sent =
      deployed === undefined
        ? request
        : new Request(request.url.replace(filled(schemaPath), filled(deployed)), request);
    const guestId = guestIdOfCall();
    if (guestId !== null) askedAs.set(sent, guestId);
    return sent;
  },
};

const askers: Middleware = {
  onResponse({ request, response }) {
    const token = request.headers.get('Authorization');
    if (token !== null) askedWith.set(response, token);
    const guestId = askedAs.get(request);
    if (guestId !== undefined) askedAs.set(response, guestId);
  },
};

/**
 * Whether the server refused the token of a call: by 401, or, on routes that are open to guests, by
 * a 403 that asks for a guest id (wire facts 18.13).
 */
const isTokenRefused = (response: Response, { entries }: Failure): boolean =>
  askedWith.has(response) &&
  (response.status === 401 ||
    (response.status === 403 && entries.some(({ code }) => code === 'guest_id')));

/** Whether a call was sent with the current token. */
function hasCurrentToken(response: Response): boolean {
  const { token } = readScope();
  return token !== null && askedWith.get(response) === `Bearer ${token}`;
}

/**
 * Whether the server refused the current guest id: it says that the id is missing although it was
 * sent (wire facts 1.3).
 */
function isGuestRefused(response: Response, failure: Failure): boolean {
  const guestId = guestIdOfCall();
  return (
    guestId !== null &&
    askedAs.get(response) === guestId &&
    response.status === 401 &&
    failure.entries.some(({ code, message }) => code === '' && message === 'Unauthorized')
  );
}

/**
 * The calls of the contract with every header optional, because the `headers` middleware adds them.
 */
type Supplied<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { parameters: infer Parameters }
      ? Omit<Paths[Path][Method], 'parameters'> & {
          parameters: Omit<Parameters, 'header'> & { header?: HeadersOf<Parameters> };
        }
      : Paths[Path][Method];
  };
};

type HeadersOf<Parameters> = Parameters extends { header?: infer Header }
  ? Partial<NonNullable<Header>>
  : never;

/**
 * The only HTTP client, typed by the OpenAPI contract. Its calls are passed to `answer`, which
 * turns errors into `CallError`.
 */
export const client = createClient<Supplied<paths>>({
  // On the page server a URL needs an origin. Any will do, because `send` makes the call there.
  baseUrl: backendUrl || (import.meta.env.SSR ? 'http://backend' : ''),
  fetch: (request) => send(request),
});
client.use(headers, askers);

/** How long the app waits for a call without files, in ms. */
export const PATIENCE_MS = 15_000;

/** A signal that aborts a call after `ms` milliseconds, or when the caller's own signal aborts. */
export function patience(signal?: AbortSignal, ms: number = PATIENCE_MS): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return signal === undefined ? limit : AbortSignal.any([signal, limit]);
}

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Waits for a call and resolves with the body of its answer. Rejects with `CallError`: with the
 * server's messages for a refusal, with the reason when no answer came. An abort by the caller is
 * rejected unchanged.
 * @param asker `shop` for a background call: when the server refuses its token, the session
 * continues until the customer makes a call, so that no sign-in opens unexpectedly
 */
export async function answer(
  call: Promise<Answer>,
  signal?: AbortSignal,
  asker: 'customer' | 'shop' = 'customer',
): Promise<unknown> {
  let result: Answer;
  try {
    result = await call;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new CallError(failureOfSilence(silenceKind(error)));
  }
  const { data, error, response } = result;
  if (!response.ok || refusesInside(response.status, data)) {
    const failure = failureOfAnswer(
      response.status,
      error ?? data,
      response.headers.get('Retry-After'),
    );
    const hasEndedSession = isTokenRefused(response, failure);
    const isRejected = hasEndedSession
      ? hasCurrentToken(response)
      : isGuestRefused(response, failure);
    if (isRejected && asker === 'customer') onRejected();
    // The shop has its own words for the end of a session, so those of the server are left out.
    throw new CallError(hasEndedSession ? { ...failure, entries: [], hasEndedSession } : failure);
  }
  return data;
}

function silenceKind(error: unknown): 'offline' | 'timeout' | 'malformed' {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return error instanceof SyntaxError ? 'malformed' : 'offline';
}
