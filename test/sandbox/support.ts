import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino, type Logger } from 'pino';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { handlers, paymentHandlers } from '../../openapi/sandbox/areas/registry.ts';
import { openServer, type Connection, type Database } from '../../openapi/sandbox/db/connection.ts';
import { openDatabase, type OpenedDatabase } from '../../openapi/sandbox/db/open.ts';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { loadContract } from '../../openapi/sandbox/http/contract.ts';
import { Passwords } from '../../openapi/sandbox/http/passwords.ts';
import { demoOf } from '../../openapi/sandbox/main.ts';
import { buildServer, type ServerOptions } from '../../openapi/sandbox/server.ts';
import { takeCity } from './sharedCity.ts';
import { databaseUrl, onServer } from './template.ts';

/** A database, and how often its public data changed. */
type Opened = Pick<Connection, 'db' | 'changes'>;

export interface TestServer extends Opened {
  app: FastifyInstance;
  /**
   * The errors behind all answers with status 500. `close` throws when a test leaves one here, so a
   * test that provokes errors empties the list.
   */
  faults: unknown[];
  /**
   * Makes one call of the API. `headers` are added to those of the language. Throws when the answer
   * breaks the contract.
   */
  call(options: Call): Promise<Answer>;
  /** Makes a request without any checks, for pages and forms. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
  token?: string;
  language?: 'en' | 'ar' | 'fr';
  moduleId?: number;
  zoneIds?: number[];
  /** The address it comes from; else this machine's own. */
  ip?: string;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: LightMyRequestResponse['headers'];
  text: string;
}

/** The demo city and the contract, made once for all files of a worker: nothing writes to them. */
let made: ReturnType<ReturnType<typeof demoOf>> | undefined;
const demo = () => (made ??= demoOf('demo')());
const contract = loadContract();

/** A city, and where it is on a server: there several processes may share it. */
type City = OpenedDatabase & { url: string | null };

/**
 * Opens a demo city in its original state. By default it is embedded and in memory, reused when an
 * earlier file of this worker has closed one; with `DATABASE_URL_TEST` it is a new database on that
 * server.
 */
export async function openCity(): Promise<City> {
  const server = process.env['DATABASE_URL_TEST'];
  const options = { databaseUrl: null, dataFolder: null, size: 'demo', demo } as const;
  if (server === undefined) {
    return { ...(await takeCity(() => openDatabase(options))), url: null };
  }
  const name = `city_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    server,
    `create database ${name} template ${process.env['DATABASE_TEMPLATE_TEST']}`,
  );
  const url = databaseUrl(server, name);
  const database = await openDatabase({ ...options, databaseUrl: url });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

const setup = ({ db, changes }: Opened, faults: unknown[]): ServerOptions => ({
  db,
  changes,
  contract,
  mode: 'test',
  handlers,
  paymentHandlers,
  servePages: null,
  requestsPerMinute: 1_000_000,
  corsOrigins: [],
  callbackOrigins: [],
  publicUrl: null,
  hosts: [],
  proxies: [],
  clients: { google: null, facebook: null, apple: null },
  phoneService: null,
  mail: null,
  sms: null,
  pushServices: [],
  pushContact: 'mailto:shop@sixways.example',
  operatorToken: null,
  reset: () => Promise.resolve(),
  log: logOfFaults(faults),
});

/** A log that writes nothing and collects the errors; from `warn` on the warnings too. */
export const logOfFaults = (faults: unknown[], level: 'error' | 'warn' = 'error'): Logger =>
  pino({
    level,
    hooks: {
      logMethod([facts]: unknown[]) {
        faults.push(
          typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : facts,
        );
      },
    },
  });

/**
 * Hashes the demo customers' passwords again at the low cost of test mode, so that signing in is
 * quick.
 */
async function quickenSignIn(db: Database): Promise<void> {
  const passwords = new Passwords('test');
  const { customers: known } = await demo();
  for (const { id, password } of known) {
    const passwordHash = await passwords.hash(password);
    await db
      .update(customers)
      .set({ passwordHash })
      .where(eq(customers.id, id ?? 0));
  }
}

/**
 * Opens a server in test mode with a new demo city, for one test file; it listens to no port.
 * Options replace the real handlers or the contract. With PostgreSQL two servers are opened that
 * share only the database, as two processes would: calls go to them in turn, and the controls of
 * tests to both.
 */
export async function openServerForTest(
  options: Partial<Omit<ServerOptions, 'db' | 'changes'>> = {},
): Promise<TestServer> {
  const city = await openCity();
  await quickenSignIn(city.db);
  const second = city.url === null ? null : await openServer(city.url);
  const faults: unknown[] = [];
  const [app, ...others] = await Promise.all(
    [city, ...(second === null ? [] : [second])].map((opened) =>
      buildServer({ ...setup(opened, faults), reset: () => city.reset(), ...options }),
    ),
  );
  if (app === undefined) throw new Error('No server was built.');
  const apps = [app, ...others];
  let turn = 0;
  const next = () => {
    turn += 1;
    return apps[turn % apps.length] ?? app;
  };
  const call = async (one: Call): Promise<Answer> => {
    if (one.url.startsWith('/sandbox/test/')) {
      for (const other of others) await send(other, one, faults);
      return send(app, one, faults);
    }
    return send(next(), one, faults);
  };
  return {
    app,
    db: city.db,
    changes: city.changes,
    faults,
    call,
    inject: (request) => next().inject(request),
    close: async () => {
      await Promise.all(apps.map((one) => one.close()));
      await second?.close();
      await city.close();
      if (faults.length > 0) throw new Error('The server met a fault.', { cause: faults[0] });
    },
  };
}

/** Another server over the same city, set up in another way; it answers while `work` runs. */
export async function withServerBeside(
  server: TestServer,
  options: Partial<Omit<ServerOptions, 'db' | 'changes'>>,
  work: (beside: TestServer) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  const app = await buildServer({ ...setup(server, faults), ...options });
  const call = (one: Call) => send(app, one, faults);
  await work({ ...server, app, faults, call, inject: (request) => app.inject(request) });
  await app.close();
  if (faults.length > 0) throw new Error('The server met a fault.', { cause: faults[0] });
}

async function send(app: FastifyInstance, call: Call, faults: unknown[]): Promise<Answer> {
  const request: InjectOptions = {
    method: call.method ?? 'GET',
    url: call.url,
    headers: {
      accept: 'application/json',
      'x-localization': call.language ?? 'en',
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(call.moduleId !== undefined && { moduleid: String(call.moduleId) }),
      ...(call.zoneIds !== undefined && { zoneid: JSON.stringify(call.zoneIds) }),
      ...call.headers,
    },
    ...(call.query !== undefined && {
      query: Object.fromEntries(Object.entries(call.query).map(([k, v]) => [k, String(v)])),
    }),
    ...(call.body !== undefined && { payload: call.body }),
    ...(call.ip !== undefined && { remoteAddress: call.ip }),
  };
  const reply = await app.inject(request);
  const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
  const body: unknown = isJson && reply.payload !== '' ? JSON.parse(reply.payload) : reply.payload;
  const breach = reply.statusCode === 500 && !isFault(body) ? body : null;
  if (breach !== null) {
    throw new Error(`${call.method ?? 'GET'} ${call.url}: ${JSON.stringify(breach)}`, {
      cause: faults.at(-1),
    });
  }
  return { status: reply.statusCode, body, headers: reply.headers, text: reply.payload };
}

/** A fault of the server carries an id; a broken contract only names what is wrong. */
const isFault = (body: unknown) => typeof body === 'object' && body !== null && 'id' in body;
