import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BuiltDocument, type RenderedPage } from './document.ts';

export interface SiteOptions {
  /** The built storefront; null serves the API alone. */
  folder: string | null;
  /** Origins besides our own that pages may connect to, and load pictures from. */
  connectOrigins: readonly string[];
  pictureOrigins: readonly string[];
  /** Renders first pages; one that answers null leaves them to the browser, as does none. */
  render?: RenderPage | undefined;
}

/** Makes a call of the contract for a page that is being rendered. */
type PageCalls = (call: Request) => Promise<Response>;

export interface PageRequest {
  /** Path and query. */
  url: string;
  cookies: string;
  /** Languages the browser asks for, such as `ar-EG`, the dearest first. */
  languages: readonly string[];
  send: PageCalls;
}

/** The renderer of first pages, which the storefront brings. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;

/** What services of others need of a page: sources for its policy, and windows that answer it. */
export interface ThirdParties {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  windows: boolean;
}

/** Policies a page may make for Trusted Types: the storefront's own sanitiser and scripts. */
const trustedTypes = ['sixways', 'default'];
const oneYear = 31_536_000;
/** Paths the storefront's router never sees: they end in a file name or belong to the server. */
const noPage = /^\/(api|sandbox|payment-mobile)(\/|$)|\.[a-z0-9]{1,8}$/i;

/** What the server knows of a page beyond what was built. */
export interface PageKnowledge {
  /** What it may use of others. */
  thirdParties: () => Promise<ThirdParties>;
  /** What its head says of its subject. */
  head: (path: string, request: FastifyRequest) => Promise<string>;
}

/** Answers an address with a page of the storefront; false leaves it to others. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** The languages of a request, the dearest first. */
function languagesOf({ headers }: FastifyRequest): string[] {
  return (headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', weight = 'q=1'] = entry.trim().split(';');
      return { tag, weight: Number(weight.replace('q=', '')) };
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Serves the built storefront; returns what answers its pages. `knowledge` is asked for each page. */
export async function serveSite(
  app: FastifyInstance,
  options: SiteOptions,
  knowledge: PageKnowledge,
): Promise<AnswerPage> {
  const { folder } = options;
  if (folder === null || !existsSync(path.join(folder, 'index.html'))) {
    return () => Promise.resolve(false);
  }
  const document = new BuiltDocument(folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', cachingOf(folder, file));
      reply.setHeader('content-security-policy', "default-src 'none'; style-src 'self'");
    },
  });
  const answer: AnswerPage = async (request, reply) => {
    const target = request.url.split('?')[0] ?? '/';
    if (!['GET', 'HEAD'].includes(request.method) || noPage.test(target)) return false;
    const nonce = randomBytes(16).toString('base64');
    const [others, head, rendered] = await Promise.all([
      knowledge.thirdParties(),
      knowledge.head(target, request),
      options
        .render?.({
          url: request.url,
          cookies: request.headers.cookie ?? '',
          languages: languagesOf(request),
          send: callsOf(app, request),
        })
        .catch((err: unknown) => {
          request.log.warn({ err }, 'a page could not be rendered: the browser does it');
          return null;
        }) ?? null,
    ]);
    void reply
      .code(rendered?.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(nonce, rendered?.html ?? '', options, others),
        ...(others.windows && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
        'cache-control': 'no-cache',
        vary: 'Cookie, Accept-Language',
      })
      .send(document.with(rendered, head, nonce));
    return true;
  };
  app.get('/', async (request, reply) => {
    await answer(request, reply);
    return reply;
  });
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  return answer;
}

/** Built assets carry a hash in their names and never change; the rest is asked for again. */
function cachingOf(folder: string, file: string): string {
  const inside = path.relative(folder, file).replaceAll(path.sep, '/');
  return inside.startsWith('assets/') ? `public, max-age=${oneYear}, immutable` : 'no-cache';
}

/** The style attributes of a page, by their hashes: no others apply. */
function styleHashes(html: string): string[] {
  const values = new Set(
    Array.from(html.matchAll(/ style="([^"]*)"/g), ([, value]) => value ?? ''),
  );
  if (values.size === 0) return [];
  const hashes = [...values].map((value) => {
    const written = value
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    return `'sha256-${createHash('sha256').update(written).digest('base64')}'`;
  });
  return ["'unsafe-hashes'", ...hashes];
}

/** Calls of the contract that a page makes while it is rendered, answered as if the visitor made them. */
function callsOf(app: FastifyInstance, { ip, host }: FastifyRequest): PageCalls {
  return async (call) => {
    const { pathname, search } = new URL(call.url);
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(call.headers), host },
      remoteAddress: ip,
    });
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    });
  };
}

function pagePolicy(
  nonce: string,
  html: string,
  options: SiteOptions,
  others: ThirdParties,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...others.script],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': styleHashes(html),
    'img-src': ["'self'", 'data:', 'blob:', ...options.pictureOrigins],
    'connect-src': ["'self'", ...options.connectOrigins, ...others.connect],
    'frame-src': ["'self'", ...others.frame],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
