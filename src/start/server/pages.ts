import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkTo, paths } from '../../../machines/rules/paths.ts';
import { profileRedirect } from '../../app/profileRedirect.ts';
import { TRIPS_ALIAS } from '../../app/routes.ts';
import { BuiltDocument } from './document.ts';
import { pagePolicy, serviceSources, type Origins } from './policy.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { pageRenderer, type PageRenderer, type PageRequest } from './render.tsx';

/** The operator's settings of the page server. */
export interface PageSettings extends Origins {
  /**
   * The public origin of the pages, `https://shop.example`; with null each request's own host is
   * used.
   */
  publicUrl: string | null;
  /** How long rendering a page may take, in ms; after that the browser has to render it. */
  patience: number;
}

/**
 * Answers a request with a page of the storefront. Resolves with false, without an answer, when the
 * path is not that of a page: another handler must then answer.
 */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

const oneYear = 31_536_000;
/** The path prefixes of the backend: the API, the payment pages, and the sandbox's own paths. */
export const backendPaths = ['/api', '/payment-mobile', '/sandbox'] as const;

/**
 * Whether a path may be that of a page: it has no file extension and is not one of the backend's.
 */
const isPage = (path: string): boolean =>
  !/\.[a-z0-9]{1,8}$/i.test(path) &&
  !backendPaths.some((prefix) => `${path}/`.startsWith(`${prefix}/`));

/**
 * Serves the files of the built storefront, and returns the function that answers requests for
 * pages. Pages are rendered with their content, which is loaded by calling the API on this same
 * server. The server sets the security headers that all its answers have in common.
 * @param folder the built storefront
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  settings: PageSettings,
  renderer: PageRenderer = pageRenderer(settings.patience),
): Promise<AnswerPage> {
  const document = new BuiltDocument(folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', cachingOf(folder, file));
      reply.setHeader('vary', 'Accept-Encoding');
      reply.setHeader('content-security-policy', "default-src 'none'; style-src 'self'");
    },
  });
  sitemapRoutes(
    app,
    (request) => renderer.listAddresses(pageRequestOf(app, request, originOf(request, settings))),
    (request) => originOf(request, settings),
  );
  const answer: AnswerPage = async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || !isPage(pathOf(request))) return false;
    const elsewhere = redirectOf(request);
    if (elsewhere !== null) {
      void reply.redirect(elsewhere);
      return true;
    }
    const asked = pageRequestOf(app, request, originOf(request, settings));
    const leaveToBrowser = (err: unknown) => {
      request.log.warn({ err }, 'a page could not be rendered: the browser does it');
      return null;
    };
    const [config, analytics, page] = await Promise.all([
      renderer.readConfig(asked).catch(() => null),
      renderer.readAnalytics(asked).catch(() => []),
      renderer.render(asked).catch(leaveToBrowser),
    ]);
    const services = serviceSources(config, asked.origin);
    const nonce = randomBytes(16).toString('base64');
    void reply
      .code(page?.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy(
          nonce,
          page?.html ?? '',
          settings,
          services,
          analytics,
        ),
        'cross-origin-opener-policy': services.windows ? 'same-origin-allow-popups' : 'same-origin',
        vary: 'Cookie, Accept-Language',
      })
      .send(document.with(page, nonce));
    return true;
  };
  app.get('/', async (request, reply) => {
    await answer(request, reply);
    return reply;
  });
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  app.addHook('onListen', async () => {
    const origin = settings.publicUrl ?? 'http://localhost';
    const nobody = { url: '/', headers: {}, host: new URL(origin).host, ip: '127.0.0.1' };
    await renderer.warmUp(pageRequestOf(app, nobody, origin));
  });
  return answer;
}

const originOf = ({ protocol, host }: FastifyRequest, { publicUrl }: PageSettings): string =>
  publicUrl ?? `${protocol}://${host}`;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/**
 * The path to which the page's own code would redirect the visitor, so that the server can redirect
 * at once; null for most pages, which do not redirect.
 */
function redirectOf(request: FastifyRequest): string | null {
  const path = pathOf(request);
  if (path.replace(/\/+$/, '') === TRIPS_ALIAS) {
    return linkTo('trips') + request.url.slice(path.length);
  }
  if (path !== paths.profile) return null;
  return profileRedirect(new URLSearchParams(request.url.slice(paths.profile.length)));
}

/**
 * The `Cache-Control` header of a file. Files in `assets` have a hash in their names and never
 * change; browsers must revalidate all other files.
 */
function cachingOf(folder: string, file: string): string {
  const inside = path.relative(folder, file).replaceAll(path.sep, '/');
  return inside.startsWith('assets/') ? `public, max-age=${oneYear}, immutable` : 'no-cache';
}

/** The parts of an HTTP request from which a page request is made. */
type Visitor = Pick<FastifyRequest, 'url' | 'headers' | 'host' | 'ip'>;

/**
 * Converts an HTTP request to the request for a page. API calls for the page go to this same
 * server, as if the visitor made them: with the visitor's address and, where the request came
 * through proxies, with the addresses that they added (ASVS 4.1.3). Under `serve`, this server
 * passes them on to the backend.
 */
function pageRequestOf(app: FastifyInstance, request: Visitor, origin: string): PageRequest {
  const hops = request.headers['x-forwarded-for'];
  return {
    origin,
    host: request.host,
    url: request.url,
    cookies: request.headers.cookie ?? '',
    languages: languagesOf(request),
    send: async (call) => {
      const { pathname, search } = new URL(call.url);
      const { statusCode, headers, rawPayload } = await app.inject({
        method: 'GET',
        url: pathname + search,
        headers: {
          ...Object.fromEntries(call.headers),
          host: request.host,
          ...(hops !== undefined && { 'x-forwarded-for': hops }),
        },
        remoteAddress: request.ip,
      });
      return new Response(new Uint8Array(rawPayload), {
        status: statusCode,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      });
    },
  };
}

/** The languages that a request accepts, the most preferred first. */
function languagesOf({ headers }: Visitor): string[] {
  return (headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', weight = 'q=1'] = entry.trim().split(';');
      return { tag, weight: Number(weight.replace('q=', '')) };
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
