import type { IncomingHttpHeaders } from 'node:http';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { backendPaths, servePages, type PageSettings } from './pages.ts';

/** The environment variables of `npm run serve`; the README lists them. */
type Environment = Readonly<Record<string, string | undefined>>;

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((entry) => entry.trim() || []);

/** How long a page may take at the server, in ms, unless `PAGES_PATIENCE` sets another limit. */
const PATIENCE_MS = 300;

/**
 * Reads the settings for pages from environment variables.
 * @throws Error that names the variable and its allowed values
 */
export function settingsIn(env: Environment): PageSettings {
  const patience = Number(env['PAGES_PATIENCE'] || PATIENCE_MS);
  if (!Number.isFinite(patience) || patience <= 0) {
    throw new Error(`PAGES_PATIENCE is a number of milliseconds, not ${env['PAGES_PATIENCE']}.`);
  }
  const address = env['PAGES_PUBLIC_URL'] || null;
  if (address !== null && !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    throw new Error(`PAGES_PUBLIC_URL is an address such as https://shop.example, not ${address}.`);
  }
  return {
    publicUrl: address === null ? null : new URL(address).origin,
    connect: listOf(env['PAGES_CONNECT_ORIGINS']),
    picture: listOf(env['PAGES_PICTURE_ORIGINS']),
    patience,
  };
}

/**
 * Removes the Origin header of requests from our own pages, so that the backend does not treat them
 * as requests from another site.
 */
function withoutOwnOrigin(
  { host, headers: { origin } }: Pick<FastifyRequest, 'host' | 'headers'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const isOwn = origin !== undefined && URL.parse(origin)?.host === host;
  return isOwn ? { ...headers, origin: undefined } : headers;
}

/**
 * The headers of a request for the backend. Like every proxy, this server adds the address from
 * which the request came at the end of `X-Forwarded-For`. A backend that trusts this server uses
 * that last address, so visitors cannot choose an address by sending the header themselves.
 */
function headersForBackend(
  request: Pick<FastifyRequest, 'host' | 'headers' | 'ip'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const hops = [headers['x-forwarded-for'] ?? [], request.ip].flat();
  return { ...withoutOwnOrigin(request, headers), 'x-forwarded-for': hops.join(', ') };
}

/**
 * Creates a server for the pages alone, in front of a backend: it forwards requests for the
 * backend's paths, so that browsers see one origin. It does not listen yet.
 * @param folder the built storefront
 * @throws Error when `BACKEND_URL` is not an HTTP URL
 */
export async function pageServer(
  env: Environment,
  folder: string,
  logger: FastifyServerOptions['logger'] = { level: 'warn' },
): Promise<FastifyInstance> {
  const backend = env['BACKEND_URL'] ?? '';
  if (!/^https?:$/.test(URL.parse(backend)?.protocol ?? '')) {
    throw new Error('Name the backend: BACKEND_URL=https://api.example.com npm run serve');
  }
  const settings = settingsIn(env);
  const app = fastify({
    logger,
    // A path that cannot be decoded, such as `/%zz`, belongs to no page.
    frameworkErrors: (_error, _request, reply) => void reply.redirect('/not-found'),
  });
  await app.register(compress);
  const picture = [new URL(backend).origin, ...settings.picture];
  const answerPage = await servePages(app, folder, { ...settings, picture });
  for (const prefix of backendPaths) {
    await app.register(proxy, {
      upstream: backend,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders: headersForBackend },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (await answerPage(request, reply)) return reply;
    return reply.code(404).send({ message: 'Not found' });
  });
  return app;
}
