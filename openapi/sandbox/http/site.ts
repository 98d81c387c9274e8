import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface SiteOptions {
  /** The built storefront; null serves the API alone. */
  folder: string | null;
  /** Origins besides our own that pages may connect to, and load pictures from. */
  connectOrigins: readonly string[];
  pictureOrigins: readonly string[];
}

/** What services of others need of a page: sources for its policy, and windows that answer it. */
export interface ThirdParties {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  windows: boolean;
}

/** Policies a page may make for Trusted Types: the storefront's own sanitiser and scripts. */
const trustedTypes = ['sixways', 'default'];
const nonceMark = '__CSP_NONCE__';
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
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = inlineScriptHashes(html);
  const pageOf = paintedFor(html);
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
    const [others, head] = await Promise.all([
      knowledge.thirdParties(),
      knowledge.head(target, request),
    ]);
    // Before the scripts: a browser asks for few things at a time, in the order it reads of them.
    const page = pageOf(target).replace('<script', (script) => `${head}${script}`);
    void reply
      .code(200)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(nonce, scripts, options, others),
        ...(others.windows && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
        'cache-control': 'no-cache',
      })
      .send(page.replaceAll(nonceMark, nonce));
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

/** The built page of a path, without what was painted for the pages of other paths. */
function paintedFor(html: string): (path: string) => string {
  const parts = html
    .split(/(<(?:template|style) [^>]*data-on=[^]*?<\/(?:template|style)>\s*)/)
    .map((text) => ({ text, on: /^<[^>]* data-on="([^"]*)"/.exec(text)?.[1] }));
  return (path) =>
    parts
      .filter(({ on }) => on === undefined || new RegExp(on).test(path))
      .map(({ text }) => text)
      .join('');
}

/** The boot script in the page is known by its hash; nothing else in the page may run. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code]) => {
    const hash = createHash('sha256')
      .update(code ?? '')
      .digest('base64');
    return `'sha256-${hash}'`;
  });
}

function pagePolicy(
  nonce: string,
  scripts: readonly string[],
  options: SiteOptions,
  others: ThirdParties,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...others.script],
    'style-src': ["'self'", `'nonce-${nonce}'`],
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
