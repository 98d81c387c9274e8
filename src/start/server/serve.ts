import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { timeZoneIn } from '../../../machines/rules/timeZone.ts';
import { BackendAway, secureAnswers, securityHeaders } from './answers.ts';
import { finishRequests } from './finishRequests.ts';
import { backendPaths, servePages, type PageSettings } from './pages.ts';

/** The environment variables of `npm run serve`; the README lists them. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the origins that a variable names, as a content security policy writes them.
 * @throws Error for an entry that a browser would match with nothing
 */
const originsIn = (env: Environment, name: string): string[] =>
  (env[name] ?? '').split(',').flatMap((part) => {
    const entry = part.trim();
    if (entry !== '' && !/^(https?|wss?):\/\/[^\s/;]+\/?$/.test(entry)) {
      throw new Error(
        `${name} takes origins such as https://cdn.example, separated by commas, not ${entry}.`,
      );
    }
    return entry.replace(/\/$/, '') || [];
  });

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
  if (env['TZ'] && timeZoneIn(env['TZ']) === null) {
    throw new Error(`TZ is a time zone such as Asia/Dhaka, not ${env['TZ']}.`);
  }
  // Under `npm start`, the pages are at the public address of the shop.
  const name = env['PAGES_PUBLIC_URL'] ? 'PAGES_PUBLIC_URL' : 'SANDBOX_PUBLIC_URL';
  const address = env[name] || null;
  const publicUrl = address !== null && URL.canParse(address) ? new URL(address) : null;
  const isOrigin = publicUrl?.href === `${publicUrl?.origin}/` && /^https?:/.test(publicUrl.href);
  if (address !== null && !isOrigin) {
    throw new Error(`${name} is an address such as https://shop.example, not ${address}.`);
  }
  return {
    publicUrl: publicUrl?.origin ?? null,
    connect: originsIn(env, 'PAGES_CONNECT_ORIGINS'),
    picture: originsIn(env, 'PAGES_PICTURE_ORIGINS'),
    patience,
  };
}

/**
 * Removes the Origin header of requests from our own pages, so that the backend does not treat them
 * as requests from another site. Our own pages have the host name of the request, or the public
 * origin: a proxy may pass another host name on.
 */
function withoutOwnOrigin(
  { host, headers: { origin } }: Pick<FastifyRequest, 'host' | 'headers'>,
  headers: IncomingHttpHeaders,
  publicUrl: string | null,
): IncomingHttpHeaders {
  if (origin === undefined) return headers;
  const isOwn = origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
  return isOwn ? { ...headers, origin: undefined } : headers;
}

/**
 * Makes the headers of a request for the backend. Like every proxy, this server adds the address from
 * which the request came at the end of `X-Forwarded-For`. A backend that trusts this server uses
 * that last address, so visitors cannot choose an address by sending the header themselves.
 */
const headersForBackend =
  (publicUrl: string | null) =>
  (
    request: Pick<FastifyRequest, 'host' | 'headers' | 'ip'>,
    headers: IncomingHttpHeaders,
  ): IncomingHttpHeaders => {
    const hops = [headers['x-forwarded-for'] ?? [], request.ip].flat();
    const sent = withoutOwnOrigin(request, headers, publicUrl);
    return { ...sent, 'x-forwarded-for': hops.join(', ') };
  };

/**
 * The origin of the backend, from `BACKEND_URL`.
 * @throws Error when it is not an HTTP URL, or has more than an origin
 */
function backendIn({ BACKEND_URL: address = '' }: Environment): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error('Name the backend: BACKEND_URL=https://api.example.com npm run serve');
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `BACKEND_URL is an origin without a path, such as ${url.origin}, not ${address}. The backend has to answer at /api there.`,
    );
  }
  return url.origin;
}

/**
 * Starts to listen at `HOST` and `PORT`, and returns the address.
 * @throws Error that names the variable when the port is no port, or is in use
 */
export async function listenAt(server: FastifyInstance, env: Environment): Promise<string> {
  const { HOST: host, PORT: named } = env;
  const port = named || '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT must be a whole number up to 65535, not ${port}.`);
  }
  return server
    .listen({ host: host || 'localhost', port: Number(port) })
    .catch((error: unknown) => {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken) throw error;
      throw new Error(
        `Port ${port} is in use. Stop what listens there, or name another with PORT.`,
        { cause: error },
      );
    });
}

/**
 * Creates a server for the pages alone, in front of a backend: it forwards requests for the
 * backend's paths, so that browsers see one origin. It does not listen yet.
 * @param folder the built storefront
 * @throws Error when `BACKEND_URL` is not the origin of a backend
 */
export async function pageServer(
  env: Environment,
  folder: string,
  logger: FastifyServerOptions['logger'] = { level: 'warn' },
): Promise<FastifyInstance> {
  const backend = backendIn(env);
  const settings = settingsIn(env);
  const app = fastify({
    logger,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    // A path that cannot be decoded, such as `/%zz`, belongs to no page.
    frameworkErrors: (_error, _request, reply) =>
      void reply.headers(securityHeaders).redirect('/not-found'),
  });
  secureAnswers(app);
  finishRequests(app);
  await app.register(compress);
  const picture = [backend, ...settings.picture];
  const answerPage = await servePages(app, folder, { ...settings, picture });
  for (const prefix of backendPaths) {
    await app.register(proxy, {
      upstream: backend,
      prefix,
      rewritePrefix: prefix,
      // Its own retries would ask a backend in trouble ten times more, and at once.
      retryMethods: [],
      replyOptions: {
        rewriteRequestHeaders: headersForBackend(settings.publicUrl),
        onError: (reply, { error }) => void reply.send(new BackendAway(error)),
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (await answerPage(request, reply)) return reply;
    return reply.code(404).send({ message: 'Not found' });
  });
  return app;
}

/**
 * Stops the server and ends the process on SIGINT and SIGTERM. A terminal and npm both send such a
 * signal, and the second one must not end the process while calls are in flight.
 */
export function stopOnSignals(server: FastifyInstance): void {
  let closed: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      closed ??= server.close().finally(() => process.exit(0));
    });
  }
}
