import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';
import { texts } from './texts.ts';

const oneYear = 31_536_000;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sets security headers on every answer, and rejects changes that pages of other sites request,
 * except sites whose origin is in `corsOrigins` (quality guide 5).
 * @param publicUrl the public origin of this server; null when only requests tell it
 */
export function guard(
  app: FastifyInstance,
  corsOrigins: readonly string[],
  publicUrl: string | null,
): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      'strict-transport-security': `max-age=${oneYear}; includeSubDomains`,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const foreign = foreignOrigin(request, publicUrl);
    if (foreign === null) return;
    if (corsOrigins.includes(foreign)) {
      allowOrigin(request, reply, foreign);
      if (request.method === 'OPTIONS') await reply.code(204).send();
    } else if (!safeMethods.has(request.method)) {
      refuse(403, 'origin', texts.foreignOrigin);
    }
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    setDefaults(reply);
    return payload;
  });
}

/**
 * Default headers of an answer: it is not stored, and a browser runs nothing in it. Routes can
 * override them.
 */
function setDefaults(reply: FastifyReply): void {
  const defaults = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!reply.hasHeader(name) && !reply.raw.hasHeader(name)) void reply.header(name, value);
  }
}

/**
 * The origin of a request that a page of another site sends; null for our own pages, and for
 * clients that are not browsers. 'unknown' when the browser does not name the origin. Our own pages
 * have the host name of the request, or the public origin: a proxy may pass another host name on.
 */
function foreignOrigin(request: FastifyRequest, publicUrl: string | null): string | null {
  const { origin } = request.headers;
  if (origin === undefined) {
    return request.headers['sec-fetch-site'] === 'cross-site' ? 'unknown' : null;
  }
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.host;
  return isOwn || origin === publicUrl ? null : origin;
}

/** Matches a valid list of header names in a preflight request. */
const headerNames = /^[\w!#$%&'*+.^`|~-]+(\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;

/**
 * Allows a request from a configured other origin (CORS). All requested headers are allowed,
 * because clients send some that the API does not read, such as `X-software-id` (wire facts 18.31).
 */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, origin: string): void {
  const asked = request.headers['access-control-request-headers'];
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    ...(asked !== undefined &&
      headerNames.test(asked) && { 'access-control-allow-headers': asked }),
    'access-control-expose-headers': 'Date, ETag, Retry-After, X-Request-Id',
    'access-control-max-age': '600',
    vary: 'Origin, Access-Control-Request-Headers',
  });
}
