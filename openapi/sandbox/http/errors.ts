import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_BYTES } from '../../../machines/rules/picture.ts';
import { databaseErrorCode, isDatabaseAway } from '../db/connection.ts';
import { readLanguage } from './context.ts';
import { Refusal } from './refusal.ts';
import { sendJson } from './reply.ts';
import { say, texts, type Texts } from './texts.ts';
import { describeIssues, InvalidInput } from './validators.ts';

/** The PostgreSQL error code for a number that is too large for its column. */
const TOO_LARGE = '22003';

/**
 * PostgreSQL error codes for values that the contract allows but the database rejects: too large,
 * impossible dates, NUL characters.
 */
const valueErrors = new Set([TOO_LARGE, '22007', '22008', '22009', '22021', '22P02', '22P05']);

/**
 * Turns every failure into an error answer without internal details. An unexpected error is logged
 * with the request's id, which the answer also contains.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const language = readLanguage(request);
    const refusal = asRefusal(error, request);
    if (refusal !== null) {
      void reply.headers(refusal.headers);
      return sendJson(request, reply, refusal.status, refusal.body(language));
    }
    const { id } = request;
    const route = request.routeOptions.url ?? 'no route';
    const status = isDatabaseAway(error) ? 503 : 500;
    const ms = Math.round(reply.elapsedTime);
    request.log.error({ err: error, method: request.method, route, status, ms }, 'fault');
    if (status === 500) {
      return sendJson(request, reply, 500, { message: say(language, texts.internal), id });
    }
    void reply.header('retry-after', '2');
    return sendJson(request, reply, 503, { message: say(language, texts.unavailable), id });
  });
}

/**
 * Whether a person opened the URL in a browser. Then an error is answered with a page instead of
 * JSON.
 */
const isOpened = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/**
 * Answers URLs that no route can parse, because their encoding is broken or a part is too long: a
 * browser is redirected to the "not found" page, other clients get a 404.
 */
export function answerUnroutable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (isOpened(request)) {
    void reply.redirect('/not-found', 302);
    return;
  }
  void reply
    .code(404)
    .header('x-content-type-options', 'nosniff')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: say(readLanguage(request), texts.notFound) }));
}

function asRefusal(error: unknown, request: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidInput) return invalid(error, request);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return entry(403, 'file', texts.fileTooLarge, MAX_BYTES / 1024 / 1024);
  }
  if (status === 413) return entry(413, 'body', texts.tooLarge);
  if (status === 415) return entry(415, 'body', texts.mediaType);
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return entry(status, 'body', texts.unreadable);
  }
  const databaseCode = databaseErrorCode(error) ?? '';
  // Nothing has a number that is too large for the database.
  if (databaseCode === TOO_LARGE && request.method === 'GET') {
    return entry(404, 'value', texts.notFound);
  }
  if (valueErrors.has(databaseCode)) return entry(403, 'value', texts.valueOutOfRange);
  return null;
}

const entry = (status: number, code: string, text: Texts, limit = 0) =>
  new Refusal(status, (say) => ({ errors: [{ code, message: say(text, { limit }) }] }));

/**
 * The answer to invalid input: 403 in this API, with one entry for each field, under `errors` or
 * `message` (`x-validation-key`, wire facts 1.6).
 */
function invalid(error: InvalidInput, { operation }: FastifyRequest): Refusal {
  const key = operation?.definition['x-validation-key'] === 'message' ? 'message' : 'errors';
  return new Refusal(403, (say) => ({ [key]: describeIssues(error.issues, say) }));
}

/** Answers a URL with a page of the storefront; returns false when there is no such page. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Answers unknown URLs with a page or 404, and known URLs with a wrong method with 405. */
export function answerUnknown(app: FastifyInstance, answerPage: AnswerPage | undefined): void {
  const routes: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const pattern = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`);
    for (const one of [method].flat()) routes.push({ method: one, pattern });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const language = readLanguage(request);
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map((r) => r.method);
    const { method } = request;
    if (allowed.length > 0 && !allowed.includes(method)) {
      void reply.header('allow', [...new Set(allowed)].join(', '));
      return sendJson(request, reply, 405, {
        message: say(language, texts.methodNotAllowed, { method }),
      });
    }
    if ((await answerPage?.(request, reply)) === true) return reply;
    return sendJson(request, reply, 404, { message: say(language, texts.notFound) });
  });
}
