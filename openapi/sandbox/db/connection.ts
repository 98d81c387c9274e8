import { AsyncLocalStorage } from 'node:async_hooks';
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { sql, type ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client, Pool, types, type PoolClient } from 'pg';
import { fromRoot } from './root.ts';

type NoSchema = Record<string, never>;

/**
 * A database connection or a transaction, on the embedded engine (PGlite) or on a PostgreSQL
 * server. A function that takes a `Database` also works inside `db.transaction(async (tx) => …)`,
 * when it is given `tx`.
 */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface Connection {
  db: Database;
  /** Applies missing migrations; quick when there are none. */
  migrate(): Promise<void>;
  /**
   * Runs `work`, such as migrations, while no other process does the same on this database. Only a
   * PostgreSQL server needs a lock for that; an embedded database has a single process.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The embedded database as a tar archive; null for a PostgreSQL server. */
  dump(): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * A counter that grows with each committed change of public data; caches compare it to know
   * whether they are valid (migrations 0010 and 0018).
   */
  changes: () => Promise<number>;
  close(): Promise<void>;
}

const migrationsFolder = fromRoot('openapi/sandbox/db/migrations');
const casing = 'snake_case';

const asWritten = (text: string) => text;

/**
 * Parsers that make the embedded engine return integers and decimals as numbers; the schema limits
 * them to a safe range. Dates and times stay text, because Drizzle parses them.
 */
const embeddedParsers = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: asWritten,
  [types.builtins.INTERVAL]: asWritten,
  [types.builtins.TIMESTAMP]: asWritten,
  [types.builtins.TIMESTAMPTZ]: asWritten,
};

/**
 * Removes the parsers from the options that Drizzle passes with each query. With them the engine
 * would copy its own hundreds of parsers each time, which takes a fifth of a small query's time.
 * The parsers are set once, when the engine is opened (`embeddedParsers`).
 */
const ownParsers = ({ parsers: _known, ...options }: QueryOptions = {}): QueryOptions => options;

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * The embedded engine runs transactions one after another, so a query on the outer connection
 * inside a transaction would wait for ever. This class makes it fail with an explanation instead.
 */
class GuardedPGlite extends PGlite {
  override query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (insideTransaction.getStore()) {
      throw new Error('Inside a transaction, query its `tx`, not the outer database.');
    }
    return super.query<T>(text, values, ownParsers(options));
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    if (insideTransaction.getStore()) {
      throw new Error('Inside a transaction, use `tx.transaction`, not the outer database.');
    }
    return super.transaction((tx) => {
      const ask = tx.query.bind(tx);
      tx.query = (text, values, options) => ask(text, values, ownParsers(options));
      return insideTransaction.run(true, () => callback(tx));
    });
  }
}

/**
 * Opens the embedded engine. Its data is stored in `folder`, or only in memory when there is none;
 * `snapshot` is an archive from `dump` with which it begins.
 */
export async function openEmbedded(options: {
  folder?: string;
  snapshot?: Uint8Array<ArrayBuffer> | undefined;
}): Promise<Connection> {
  const settings: PGliteOptions = {
    parsers: embeddedParsers,
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.snapshot && { loadDataDir: new Blob([options.snapshot]) }),
  };
  const client = new GuardedPGlite(settings);
  await client.waitReady;
  let changes = 0;
  await client.listen('public_change', () => {
    changes += 1;
  });
  const db = drizzleEmbedded(client, { casing });
  return {
    db,
    migrate: () => migrateEmbedded(db, { migrationsFolder }),
    alone: (work) => work(),
    dump: async () => new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()),
    changes: () => Promise.resolve(changes),
    close: () => client.close(),
  };
}

/**
 * How long a request waits for the database, in milliseconds: for a free connection, for a lock,
 * for the execution of a query, and for the server's answer to it. After that the request is
 * answered with 503.
 */
const patience = { connection: 3000, lock: 5000, query: 10_000, answer: 12_000 };

/**
 * Makes a connection send a query only when the query before it has ended. A transaction has one
 * connection, and our code starts several reads in it at once (`Promise.all`); the driver `pg` will
 * no longer accept that from version 9.
 */
function takeTurns(client: PoolClient): void {
  const ask = client.query.bind(client) as (...input: unknown[]) => Promise<unknown>;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (...input: unknown[]) => {
    if (typeof input.at(-1) === 'function') return ask(...input);
    const answer = turn.then(() => ask(...input));
    turn = answer.catch(() => undefined);
    return answer;
  };
  client.query = inTurn as typeof client.query;
}

/**
 * Opens a connection pool, and checks that the server answers.
 * @throws Error that names the variable and what is wrong
 */
async function reachServer(url: string): Promise<Pool> {
  if (!/^postgres(ql)?:\/\/./.test(url)) {
    throw new Error('DATABASE_URL must be the address of a PostgreSQL server: postgres://…');
  }
  try {
    const pool = new Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: patience.connection,
      lock_timeout: patience.lock,
      statement_timeout: patience.query,
      query_timeout: patience.answer,
      keepAlive: true,
    });
    pool.on('connect', (client) => {
      takeTurns(client);
      // A server that shuts down also ends connections in use. The running query fails by itself;
      // without a listener, the error event would end the process.
      client.on('error', () => undefined);
    });
    // Idle connections end, too: the next query opens a new one, or fails with the reason.
    pool.on('error', () => undefined);
    const client = await pool.connect();
    client.release();
    return pool;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_URL leads to no database: ${reason}.`, { cause: error });
  }
}

/**
 * Runs work that only one process may do at a time, such as migrations. It holds a PostgreSQL
 * advisory lock on a separate connection, and waits for the lock without a timeout. The lock has
 * two numbers as its key. The locks for the requests of one customer or guest (`takeTurn`) have
 * one number, so they are never the same lock.
 */
async function holdingLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1, 1)');
    return await work();
  } finally {
    await client.end();
  }
}

/** Opens a pool on a PostgreSQL server (15 or newer). */
export async function openServer(url: string): Promise<Connection> {
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  const pool = await reachServer(url);
  const db = drizzleServer(pool, { casing });
  // Drizzle's own transaction would return a broken connection to the pool, and would never return
  // one whose first statement failed.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await drizzleServer(client, { casing }).transaction(work, config);
    } catch (error) {
      if (error instanceof Error && isDatabaseAway(error)) broken = error;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    db,
    migrate: () => migrateServer(db, { migrationsFolder }),
    alone: (work) => holdingLock(url, work),
    dump: () => Promise.resolve(null),
    changes: async () => {
      const [row] = await db
        .select({ changes: sql<number>`sum("count")::float8` })
        .from(sql`changes.counts`);
      return row?.changes ?? 0;
    },
    close: () => pool.end(),
  };
}

/**
 * The PostgreSQL error code of a failed query (`23505` unique, `23514` check …); null for any other
 * error.
 */
export function databaseErrorCode(error: unknown): string | null {
  return (
    causesOf(error)
      .map(codeOf)
      .find((code) => /^[0-9A-Z]{5}$/.test(code)) ?? null
  );
}

/** The name of the constraint that a failed query violated; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  return causesOf(error).map(constraintOf).find(Boolean) ?? null;
}

/**
 * PostgreSQL error codes that mean "try again later": connections refused or lost (08, 53300, 57P01
 * to 57P05), and queries that waited too long or collided with others (40001, 40P01, 55P03, 57014).
 */
const awayCodes = /^(08...|53300|57P0[1-5]|40001|40P01|55P03|57014)$/;
const lostConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Error messages of the driver, for lost connections that have no code. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * Whether a query failed because the database is unavailable or overloaded; a retry a little later
 * may succeed.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause);
    return (
      awayCodes.test(code) ||
      lostConnections.has(code) ||
      lostWords.test(cause.message) ||
      hasNoSocket(cause)
    );
  });
}

/**
 * Whether the PostgreSQL server's socket file is missing, which means that the server is not
 * running. `syscall` is checked too, because any missing file has the code ENOENT.
 */
const hasNoSocket = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** An error and its causes, the outermost first. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

const constraintOf = (error: Error): string =>
  'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
