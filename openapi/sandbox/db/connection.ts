import { AsyncLocalStorage } from 'node:async_hooks';
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool, types, type PoolClient } from 'pg';
import { fromRoot } from './root.ts';

type NoSchema = Record<string, never>;

/**
 * The one type for both engines, and for a transaction on either: a function that takes a
 * `Database` works inside `db.transaction(async (tx) => …)` when it is given `tx`.
 */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface Connection {
  db: Database;
  /** Brings the tables to the newest form; quick when they are. */
  migrate(): Promise<void>;
  /** Runs work while no other process does; the embedded database's folder has one owner anyway. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The embedded database as a tar archive; null on a server. */
  dump(): Promise<Uint8Array<ArrayBuffer> | null>;
  close(): Promise<void>;
}

const migrationsFolder = fromRoot('openapi/sandbox/db/migrations');
const casing = 'snake_case';

const asWritten = (text: string) => text;

/**
 * Whole numbers and decimals are numbers on both engines; the schema keeps them in safe range.
 * Times are read by Drizzle.
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
 * Drizzle names these parsers with each query, for which the engine copies the hundreds that it
 * has: a fifth of a small query. They are the engine's own instead.
 */
const ownParsers = ({ parsers: _known, ...options }: QueryOptions = {}): QueryOptions => options;

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * The embedded engine runs transactions one after another, so a query on the outer connection
 * inside a transaction would wait for ever. It fails instead, and says why.
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

/** Opens the embedded engine: in a folder, or in memory; from a snapshot when one is given. */
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
  const db = drizzleEmbedded(client, { casing });
  return {
    db,
    migrate: () => migrateEmbedded(db, { migrationsFolder }),
    alone: (work) => work(),
    dump: async () => new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()),
    close: () => client.close(),
  };
}

/** Lets queries of one connection wait for each other: a transaction's reads are asked at once. */
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

/** A pool on a server that answers. @throws Error that names the variable and what is wrong */
async function reachServer(url: string): Promise<Pool> {
  if (!/^postgres(ql)?:\/\/./.test(url)) {
    throw new Error('DATABASE_URL must be the address of a PostgreSQL server: postgres://…');
  }
  try {
    const pool = new Pool({ connectionString: url, max: 10 });
    pool.on('connect', takeTurns);
    // A server that goes away takes idle connections with it: the next query opens one, or says why not.
    pool.on('error', () => undefined);
    const client = await pool.connect();
    client.release();
    return pool;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_URL leads to no database: ${reason}.`, { cause: error });
  }
}

/** Holds the lock of the whole database; that of one customer has one key, this has two. */
async function holdingLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(1, 1)');
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(1, 1)');
    client.release();
  }
}

/** Opens a pool on a PostgreSQL server (15 or newer). */
export async function openServer(url: string): Promise<Connection> {
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  const pool = await reachServer(url);
  const db = drizzleServer(pool, { casing });
  return {
    db,
    migrate: () => migrateServer(db, { migrationsFolder }),
    alone: (work) => holdingLock(pool, work),
    dump: () => Promise.resolve(null),
    close: () => pool.end(),
  };
}

/** The database's own code of a failed query (`23505` unique, `23514` check …); null otherwise. */
export function databaseErrorCode(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (
      'code' in current &&
      typeof current.code === 'string' &&
      /^[0-9A-Z]{5}$/.test(current.code)
    ) {
      return current.code;
    }
  }
  return null;
}
