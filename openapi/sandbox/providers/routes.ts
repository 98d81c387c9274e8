import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmail } from '../../../machines/rules/contact.ts';
import type { Database } from '../db/connection.ts';
import { originOf } from '../http/context.ts';
import { demandDemo } from '../http/demo.ts';
import { Refusal } from '../http/refusal.ts';
import { texts } from '../http/texts.ts';
import { browserLanguage } from '../languages/index.ts';
import { readText } from '../http/tolerant.ts';
import { mediumOfClient, providersPath, type LocalProviders } from './localProvider.ts';
import {
  appleReturnPage,
  appleReturnScript,
  appleScript,
  choosePage,
  chooseStyles,
} from './pages.ts';
import { accountOf, people } from './people.ts';

interface Choice {
  answer?: string;
  person?: string;
  name?: string;
  email?: string;
}

/**
 * Removes the session cookie, so that nobody stays signed in at the simulated provider; otherwise
 * the provider would show a sign-out page first.
 */
const withoutSession = (cookies = ''): string =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');

const notFound = () => new Refusal(404, (say) => ({ message: say(texts.notFound) }));

const pagePolicy = (more: string) =>
  `default-src 'none'; ${more}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The id of the account that a tester chose or typed on the page; null when the typed data is
 * invalid.
 */
function chosenAccount({ person, name, email }: Choice): string | null {
  const offered = people[Number(person)];
  if (offered !== undefined) return accountOf(offered);
  const typed = { name: readText(name), email: readText(email) };
  if (typed.name === '' || (typed.email !== '' && !isEmail(typed.email))) return null;
  return accountOf({ name: typed.name, email: typed.email === '' ? null : typed.email });
}

/**
 * Adds the pages of the simulated Google, Facebook and Apple (`LocalProviders`). Anybody can sign
 * in as anybody there, so they exist only in a demo shop.
 */
export function providerRoutes(
  app: FastifyInstance,
  options: { db: Database; publicUrl: string | null; providers: LocalProviders },
): void {
  const providerOf = (request: FastifyRequest) =>
    options.providers.at(options.publicUrl ?? originOf(request));
  app.addHook('onRequest', () => demandDemo(options.db));

  const files = {
    'apple.js': ['text/javascript', appleScript],
    'apple-return.js': ['text/javascript', appleReturnScript],
    'choose.css': ['text/css', chooseStyles],
  } as const;
  for (const [name, [type, content]] of Object.entries(files)) {
    app.get(`${providersPath}/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(content),
    );
  }
  app.get(`${providersPath}/apple-return`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy("script-src 'self'"))
      .send(appleReturnPage),
  );

  // The provider answers these requests itself, but with the headers that all our answers have.
  const byProvider = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = (await providerOf(request)).callback();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const raw: IncomingMessage & { originalUrl?: string } = request.raw;
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice(providersPath.length);
    raw.headers.cookie = withoutSession(raw.headers.cookie);
    await answer(raw, reply.raw);
  };
  app.get(`${providersPath}/auth`, byProvider);
  app.get(`${providersPath}/auth/:uid`, byProvider);

  app.get(`${providersPath}/choose/:uid`, async (request, reply) => {
    const medium = await mediumBehind(request, reply);
    const language = browserLanguage(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy("style-src 'self'; form-action 'self'"))
      .send(choosePage(medium, language));
  });
  app.post<{ Body: Choice | null }>(`${providersPath}/choose/:uid`, async (request, reply) => {
    await mediumBehind(request, reply);
    const choice = request.body ?? {};
    const account = chosenAccount(choice);
    if (choice.answer !== 'cancel' && account === null) return reply.redirect(request.url, 303);
    const provider = await providerOf(request);
    const back = await provider.interactionResult(
      request.raw,
      reply.raw,
      choice.answer === 'cancel' || account === null
        ? { error: 'access_denied', error_description: 'left' }
        : { login: { accountId: account, remember: false } },
    );
    return reply.redirect(back, 303);
  });

  /** Which provider the page simulates. @throws Refusal 404 for an expired or unknown sign-in */
  async function mediumBehind(request: FastifyRequest, reply: FastifyReply) {
    const provider = await providerOf(request);
    const visit = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    const medium = mediumOfClient(visit?.params['client_id']);
    if (medium === null) throw notFound();
    return medium;
  }
}
