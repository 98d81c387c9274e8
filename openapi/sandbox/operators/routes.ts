import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../http/context.ts';
import { isDemo } from '../http/demo.ts';
import { Refusal } from '../http/refusal.ts';
import { say, texts, type Language } from '../http/texts.ts';
import { readText } from '../http/tolerant.ts';
import { browserLanguage } from '../languages/index.ts';
import type { Throttle } from '../http/throttle.ts';
import { changes, type Form, type Shop } from './changes.ts';
import { enterPage, operatorsPage, operatorsStyles, type Outcome } from './page.ts';
import { readShop } from './read.ts';
import { words } from './texts.ts';

interface OperatorOptions extends Shop {
  /**
   * The secret with which operators sign in when the shop is not a demo (`SANDBOX_OPERATOR_TOKEN`).
   */
  operatorToken: string | null;
  /** The public origin of this server; null takes it from each request. */
  publicUrl: string | null;
  throttle: Throttle;
}

const FORM_COOKIE = 'sandbox_form';
const TOKEN_COOKIE = 'sandbox_operator';
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Limit of attempts to enter the token, from one IP address. */
const guesses = { max: 10, seconds: 60 };

/**
 * The schema of the page's query parameters: `find` is the name to search stores and items by;
 * `done` is there when a change has just been made, so that the page says so.
 */
const asked = {
  type: 'object',
  properties: { find: { type: 'string', maxLength: 60 }, done: { type: 'string', maxLength: 1 } },
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  (headers.cookie ?? '')
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const languageOf = ({ headers }: FastifyRequest): Language =>
  browserLanguage(headers['accept-language']);

const asPage = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(html);

const notFound = () => new Refusal(404, (say) => ({ message: say(texts.notFound) }));

/**
 * Adds `/sandbox`, a page on which operators change the running shop. It is open in a demo;
 * otherwise it asks for the operator's token, or is a 404 if none is configured. A form must
 * contain the secret key of the page (against cross-site request forgery), and `guard` rejects
 * forms of other origins.
 */
export function operatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  const { db, operatorToken, publicUrl, throttle } = options;
  const setCookie = (request: FastifyRequest, reply: FastifyReply, name: string, value: string) => {
    // A proxy may pass an https request on as http.
    const isSecure = (publicUrl ?? originOf(request)).startsWith('https:');
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/sandbox; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
    );
  };
  const hasToken = (request: FastifyRequest) =>
    operatorToken !== null &&
    isSame(cookieOf(request, TOKEN_COOKIE), digest(operatorToken).toString('hex'));
  const mayOperate = async (request: FastifyRequest) => hasToken(request) || (await isDemo(db));

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: string,
    outcome: Outcome,
  ) => {
    const key = cookieOf(request, FORM_COOKIE) || randomBytes(24).toString('base64url');
    setCookie(request, reply, FORM_COOKIE, key);
    const shop = await readShop(db, find);
    const html = operatorsPage(shop, { language: languageOf(request), key }, outcome);
    return asPage(reply, html, outcome === 'refused' ? 422 : 200);
  };

  app.get<{ Querystring: { find?: string; done?: string } }>(
    '/sandbox',
    { schema: { querystring: asked } },
    async (request, reply) => {
      if (!(await mayOperate(request))) {
        if (operatorToken === null) throw notFound();
        return asPage(reply, enterPage(languageOf(request), null), 401);
      }
      const { find = '', done } = request.query;
      return show(request, reply, find, done === undefined ? null : 'done');
    },
  );

  app.get('/sandbox/operators.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(operatorsStyles),
  );

  app.post<{ Body: Form | null }>('/sandbox/enter', async (request, reply) => {
    if (operatorToken === null) throw notFound();
    const language = languageOf(request);
    const seconds = await throttle.take(`operator:${request.ip}`, guesses);
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return asPage(
        reply,
        enterPage(language, say(language, texts.tooManyRequests, { seconds })),
        429,
      );
    }
    if (!isSame(readText(request.body?.['token']), operatorToken)) {
      return asPage(reply, enterPage(language, say(language, words.wrongToken)), 401);
    }
    setCookie(request, reply, TOKEN_COOKIE, digest(operatorToken).toString('hex'));
    return reply.redirect('/sandbox', 303);
  });

  for (const [name, change] of changes) {
    app.post<{ Body: Form | null }>(`/sandbox/${name}`, async (request, reply) => {
      if (!(await mayOperate(request))) {
        if (operatorToken === null) throw notFound();
        const language = languageOf(request);
        return asPage(reply, enterPage(language, say(language, words.tokenFirst)), 401);
      }
      const form = request.body ?? {};
      const key = cookieOf(request, FORM_COOKIE);
      const isOurs = key !== '' && isSame(readText(form['key']), key);
      if (!isOurs || !(await change(options, form))) return show(request, reply, '', 'refused');
      return reply.redirect('/sandbox?done=1', 303);
    });
  }
}
