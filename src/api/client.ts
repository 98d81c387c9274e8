import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/api.ts';
import type { Failure } from '../../machines/rules/domain.ts';
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
const overNetwork = (request: Request): Promise<Response> => globalThis.fetch(request);
let send = overNetwork;

/**
 * Connects the client to the shop's state: the source of the headers, the listener for a refused
 * visitor, and the transport, if it is not the network.
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

/** The guest id as a query: left out when signed in (OPEN-18). */
export function guestQuery(): { guest_id?: string } {
  const guestId = guestIdOfCall();
  return guestId === null ? {} : { guest_id: guestId };
}

/** Whether the caller is signed in. */
export function isSignedIn(): boolean {
  return readScope().token !== null;
}

/** The token and guest id with which each call was sent: its refusal may end only that session. */
const askedWith = new WeakMap<Response, string>();
const askedAs = new WeakMap<Request | Response, string>();

const headers: Middleware = {
  onRequest({ request, schemaPath }) {
    carryScope(request.headers, readScope());
    const deployed = deployedPaths[schemaPath];
    const sent =
      deployed === undefined
        ? request
        : new Request(request.url.replace(schemaPath, deployed), request);
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

/** The present token is refused: 401, or on guests' routes 403 for the missing guest id (quirk 13). */
function isTokenRefused(response: Response, failure: Failure): boolean {
  const { token } = readScope();
  if (token === null || askedWith.get(response) !== `Bearer ${token}`) return false;
  return (
    response.status === 401 ||
    (response.status === 403 && failure.entries.some(({ code }) => code === 'guest_id'))
  );
}

/**
 * Whether the server refused the present guest: it says that the guest id is missing although it
 * was sent (wire facts 1.3).
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

/** The contract's calls without the headers that `headers` adds to each of them. */
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

/** The one client over the contract. Areas of `src/api` call it through `answer`. */
export const client = createClient<Supplied<paths>>({
  // At the server, which makes the calls itself, an address needs an origin, whichever it is.
  baseUrl: backendUrl || (import.meta.env.SSR ? 'http://backend' : ''),
  fetch: (request) => send(request),
});
client.use(headers, askers);

/** A body with files as a form, all of them with the same field name. */
export function asForm(
  body: Record<string, string | number>,
  name: string,
  files: File[],
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) form.append(key, String(value));
  for (const file of files) form.append(name, file, file.name);
  return form;
}

const PATIENCE_MS = 15_000;

/** A signal that ends a call after the client's patience, or when the caller gives up. */
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
 * The body of an answered call. Rejects with `CallError`: with the server's messages for a refusal,
 * with the reason when no answer came. An abort by the caller is rejected unchanged.
 * @param asker `shop` for a background call: when its token is refused, the session goes on until
 * the customer makes a call, so that no sign-in opens unexpectedly
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
    const isRefused = isTokenRefused(response, failure) || isGuestRefused(response, failure);
    if (isRefused && asker === 'customer') onRejected();
    throw new CallError(failure);
  }
  return data;
}

function silenceKind(error: unknown): 'offline' | 'timeout' | 'malformed' {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return error instanceof SyntaxError ? 'malformed' : 'offline';
}
