import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Connection, Database } from './db/connection.ts';
import type { RegisteredClients } from './providers/idTokens.ts';
import { providerRoutes } from './providers/routes.ts';
import {
  LocalPhoneService,
  phoneServiceRoutes,
  realPhoneService,
  type PhoneServiceKeys,
} from './providers/phoneService.ts';
import { mailBy, smsBy, type MailServer, type SmsGateway } from './post/carriers.ts';
import { PostOffice } from './post/postOffice.ts';
import { SignInProviders } from './providers/signInProviders.ts';
import { brotliParams, compressFrom } from './http/compression.ts';
import { systemClock, TestClock } from './http/clock.ts';
import type { ContextSource } from './http/context.ts';
import type { Contract } from './http/contract.ts';
import { answerErrors, answerUnknown, answerUnroutable, type AnswerPage } from './http/errors.ts';
import { applyFaults, FaultPlan } from './http/faults.ts';
import { finishRequests } from './http/finishRequests.ts';
import type { AnyHandler } from './http/handlers.ts';
import { healthRoute } from './http/health.ts';
import { answerOwnName } from './http/hosts.ts';
import { operatorRoutes } from './operators/routes.ts';
import { logRequests } from './http/requestLog.ts';
import { serveMedia } from './http/media.ts';
import { outboxRoutes } from './http/outbox.ts';
import { paymentRoutes, type PaymentHandler } from './http/payment.ts';
import { PushRounds } from './areas/inbox/pushRounds.ts';
import { Passwords } from './http/passwords.ts';
import { contractRoutes } from './http/routes.ts';
import { guard } from './http/security.ts';
import { streamRoute } from './http/stream.ts';
import { testRoutes } from './http/testControls.ts';
import { Throttle } from './http/throttle.ts';
import { tileRoutes } from './http/tiles.ts';
import { replyChecker } from './http/replyCheck.ts';

/**
 * Adds the storefront's pages to the server. The returned function answers a URL with its page, or
 * returns false.
 */
export type ServePages = (app: FastifyInstance) => Promise<AnswerPage>;

export interface ServerOptions {
  db: Database;
  changes: Connection['changes'];
  contract: Contract;
  /**
   * `test` adds routes for setting time and faults, and checks every answer against the contract.
   */
  mode: 'shop' | 'test';
  handlers: ReadonlyMap<string, AnyHandler>;
  paymentHandlers: ReadonlyMap<string, PaymentHandler>;
  /** Serves the pages of the storefront on the same port; null serves only the API. */
  servePages: ServePages | null;
  /** How many API requests per minute one customer or IP address may send. */
  requestsPerMinute: number;
  /** Origins of other sites whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Origins of other sites to which a payment may return. */
  callbackOrigins: readonly string[];
  /** The shop's client ids at sign-in providers. */
  clients: RegisteredClients;
  /** The keys of the phone-authentication service; null simulates it. */
  phoneService: PhoneServiceKeys | null;
  /**
   * The mail server and the SMS gateway; null sends nothing and only records messages in the
   * outbox.
   */
  mail: MailServer | null;
  sms: SmsGateway | null;
  /** Origins of push services that are allowed in addition to those of the browsers. */
  pushServices: readonly string[];
  /**
   * The contact address for push services: a `mailto:` or `https:` address of the shop's operator.
   */
  pushContact: string;
  /** The secret for the operators' page `/sandbox`; null allows the page only in a demo shop. */
  operatorToken: string | null;
  /** Host names of this server, in addition to local ones. */
  hosts: string[];
  /** Addresses of trusted proxies, whose headers decide where a request comes from. */
  proxies: string[];
  /** The public origin of this server; null takes it from each request. */
  publicUrl: string | null;
  /** Empties the database and fills it with demo data again, for tests. */
  reset: () => Promise<void>;
  log: Logger;
}

/**
 * Builds the sandbox server: the API of the contract, the storefront's pages, demo pictures and the
 * payment page. It does not listen yet.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { db, contract, mode } = options;
  const testClock = new TestClock();
  const clock = mode === 'test' ? testClock : systemClock;
  const throttle = new Throttle(db, clock, options.requestsPerMinute);
  const signInProviders = new SignInProviders(db, options.clients);
  const passwords = new Passwords(mode);
  const localPhoneService = new LocalPhoneService(db, clock, passwords);
  const phoneService =
    options.phoneService === null ? localPhoneService : realPhoneService(options.phoneService);
  const post = new PostOffice({
    mail: options.mail === null ? null : mailBy(options.mail),
    sms: options.sms === null ? null : smsBy(options.sms),
    keepsAll: mode === 'test',
    onFault: (err) => options.log.error({ err }, 'a message was not sent'),
  });
  const source: ContextSource = {
    db,
    clock,
    throttle,
    passwords,
    publicUrl: options.publicUrl,
    signInProviders,
    phoneService,
    post,
    pushServices: options.pushServices,
    pushContact: options.pushContact,
  };
  const pushRounds = new PushRounds(source, (err) =>
    options.log.error({ err }, 'web push was not sent'),
  );
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1_000_000,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: true,
    trustProxy: options.proxies.length > 0 && options.proxies,
    frameworkErrors: answerUnroutable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.decorate('replyCheck', mode === 'test' ? replyChecker(contract) : null);
  app.decorateRequest('operation', null);
  app.decorateRequest('customer', null);
  app.decorateRequest('context', null);
  app.decorateRequest('cacheEntry', null);
  app.decorate('pushRounds', pushRounds);
  // In test mode, tests start the push rounds themselves.
  if (mode === 'shop') app.addHook('onListen', () => pushRounds.begin());
  app.addHook('preClose', () => pushRounds.end());
  app.addHook('onClose', () => post.settled());
  answerErrors(app);
  logRequests(app);
  finishRequests(app);
  answerOwnName(app, options.hosts);
  guard(app, options.corsOrigins, options.publicUrl);
  await app.register(compress, {
    global: true,
    threshold: compressFrom,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: brotliParams },
  });
  answerUnknown(app, await options.servePages?.(app));
  await serveMedia(app, db);
  tileRoutes(app);
  healthRoute(app, { db, mode });
  const plan = new FaultPlan();
  await app.register(async (pages) => {
    await pages.register(formbody);
    paymentRoutes(pages, { ...options, clock, throttle });
    outboxRoutes(pages, { db, clock });
    operatorRoutes(pages, { ...options, clock, plan, throttle });
    await pages.register((apart) => {
      providerRoutes(apart, { ...options, providers: signInProviders.local });
      return Promise.resolve();
    });
  });
  await app.register(async (api) => {
    applyFaults(api, plan);
    if (mode === 'test') {
      await app.register((controls) =>
        Promise.resolve(testRoutes(controls, { ...options, clock: testClock, plan, throttle })),
      );
      phoneServiceRoutes(app, localPhoneService);
    }
    streamRoute(app, { contract, handlers: options.handlers, source });
    await contractRoutes(api, { ...options, source });
  });
  await app.ready();
  return app;
}
