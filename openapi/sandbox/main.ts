import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { handlers, paymentHandlers } from './areas/registry.ts';
import { openDatabase, type OpenedDatabase } from './db/open.ts';
import { loadContract } from './http/contract.ts';
import { readEnvironment, type Environment } from './http/environment.ts';
import { explainedListening } from './http/listening.ts';
import { openLog } from './http/log.ts';
import { stopOnSignals } from './http/signals.ts';
import { buildServer, type ServePages } from './server.ts';

export interface Running {
  /** The address of the server, such as `http://localhost:4173`. */
  address: string;
  close(): Promise<void>;
}

/**
 * Builds the demo data. Its code is loaded only when a database must be filled, so that other
 * starts are quicker.
 */
export const demoOf = (size: Environment['size']) => async () => {
  const { buildDemo } = await import('./demo/index.ts');
  return buildDemo(size);
};

/**
 * Opens the shop's database. A newly filled demo also gets the order history of its demo customer.
 * The shop's own code for orders writes it, and is loaded here only in this case.
 */
export async function openShop(environment: Environment): Promise<OpenedDatabase> {
  const database = await openDatabase({ ...environment, demo: demoOf(environment.size) });
  const addPast = async () => {
    if (environment.size !== 'demo') return;
    const { livePast } = await import('./demo/past.ts');
    await livePast(database.db, new Date());
  };
  if (database.seeded) await addPast();
  const reset = async () => {
    await database.reset();
    await addPast();
  };
  return { ...database, reset };
}

/** The port on which the server listens; needed when port 0 lets the system choose one. */
function portOf(app: FastifyInstance): number | undefined {
  const bound = app.server.address();
  return typeof bound === 'object' ? bound?.port : undefined;
}

/**
 * Opens the database, builds the server and listens; stops cleanly on SIGINT and SIGTERM,
 * after the requests in flight.
 * @param servePages serves the pages of the storefront; with null there is only the API
 */
export async function start(
  environment: Environment = readEnvironment(process.env),
  servePages: ServePages | null = null,
): Promise<Running> {
  const database = await openShop(environment);
  const server = await listen(environment, database, servePages).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.close().then(() => database.close()));
  const address = `http://${environment.host}:${portOf(server) ?? environment.port}`;
  stopOnSignals(close);
  return { address, close };
}

async function listen(
  environment: Environment,
  database: OpenedDatabase,
  servePages: ServePages | null,
): Promise<FastifyInstance> {
  const server = await buildServer({
    ...environment,
    db: database.db,
    changes: database.changes,
    contract: loadContract(),
    handlers,
    paymentHandlers,
    servePages,
    reset: () => database.reset(),
    log: openLog(environment.logLevel, pino.destination({ fd: 2, sync: true })),
  });
  const { port, host } = environment;
  await server.listen({ port, host }).catch((error: unknown) => {
    throw explainedListening(error, port);
  });
  return server;
}
