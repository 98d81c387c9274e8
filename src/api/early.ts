import { addressed, earlyReplies, pageAgeMs } from '../platform/early.ts';
import { asNumber, asObject, asTextOrNull } from './scalars.ts';
import type { Wire } from './wire.ts';
import { backendUrl, carryScope, deployedPaths, type RequestScope } from './scope.ts';

/**
 * The first calls of a page leave with its HTML, a request's time before the code that reads the
 * replies is there. Asking and taking name a call by its address and by all it carries, so what was
 * asked for another customer, place or language is never taken; it is then asked for again.
 */

const LASTS_MS = 15_000;

/** Headers are listed in the order of their names, however they were set. */
const nameOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>): string =>
  JSON.stringify([url, ...headers]);

/** Calls that a page makes first, as its queries make them. */
export const firstCalls = {
  frame: ['/api/v1/config', '/api/v1/module'],
  landing: ['/api/v1/react-landing-page'],
  home: [
    '/api/v1/banners',
    '/api/v1/categories?featured=1',
    '/api/v1/categories',
    '/api/v1/stores/popular?limit=12&offset=1&type=all',
  ],
  store: (id: string) => [`/api/v1/stores/details/${id}`],
};

/** Asks for replies that will be needed at once. */
export function askEarly(
  scope: RequestScope,
  calls: readonly string[],
): ReadonlyMap<string, Promise<Response>> {
  const asked = new Map<string, Promise<Response>>();
  const headers = new Headers();
  carryScope(headers, scope);
  for (const call of calls) {
    if (deployedPaths[call.split('?')[0] ?? ''] !== undefined) continue;
    const url = addressed(backendUrl + call);
    const name = nameOf({ url, headers });
    const reply = fetch(url, { headers });
    earlyReplies().set(name, reply);
    asked.set(call, reply);
    // A call that failed is made again by the one who needs it.
    reply.catch(() => earlyReplies().delete(name));
  }
  return asked;
}

/** What a store's details show first, before the code that reads them is there; null without it. */
export async function storeFace(
  reply: Promise<Response>,
): Promise<{ id: number; coverUrl: string } | null> {
  try {
    // A copy is read: the reply itself is for the page.
    const details = asObject<Wire['Store']>(await (await reply).clone().json());
    const coverUrl = asTextOrNull(details.cover_photo_full_url);
    return coverUrl === null ? null : { id: asNumber(details.id), coverUrl };
  } catch {
    // The page asks again, and says what is wrong.
    return null;
  }
}

/** The reply that was asked for early, once; null when there is none. */
export function takeEarly(request: Request): Promise<Response> | null {
  if (request.method !== 'GET' || pageAgeMs() > LASTS_MS) return null;
  const name = nameOf(request);
  const reply = earlyReplies().get(name) ?? null;
  earlyReplies().delete(name);
  return reply;
}
