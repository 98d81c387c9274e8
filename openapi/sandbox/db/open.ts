import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Demo, Size } from '../demo/types.ts';
import { openEmbedded, openServer, type Connection } from './connection.ts';
import { damaged, explained, holdsDatabase, isWhole } from './damage.ts';
import { lockFolder } from './lock.ts';
import { fromRoot } from './root.ts';
import { zones } from './schema/place.ts';
import { emptyTables, seed } from './seed.ts';
import { isOutdated, topUp } from './topUp.ts';

export interface OpenOptions {
  databaseUrl: string | null;
  /** The folder of the embedded database; null keeps it in memory. */
  dataFolder: string | null;
  /**
   * The size of the demo data: the demo city, or the large city for load tests. Each size has its
   * own subfolder, so that the large city never replaces the demo city.
   */
  size: Size;
  /**
   * Builds the demo data. It is called only when the database is empty or outdated, because it
   * takes time.
   */
  demo: () => Promise<Demo>;
}

export interface OpenedDatabase extends Connection {
  /** Whether the database was empty when it was opened, and has been filled with demo data. */
  seeded: boolean;
  /** Empties every table and fills it with demo data again. */
  reset(): Promise<void>;
}

/**
 * Opens the database, applies missing migrations, and fills it with demo data if it is empty.
 * @throws Error that says what is wrong with the data folder, and what to do
 */
export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  if (options.databaseUrl !== null) {
    const server = await openServer(options.databaseUrl);
    return server.alone(() => settle(server, options.demo, () => Promise.resolve()));
  }
  if (options.dataFolder === null) return openFresh({}, options.demo, () => undefined);
  const { dataFolder, size } = options;
  const folder = path.join(dataFolder, size);
  let unlock = () => undefined as void;
  try {
    unlock = lockFolder(dataFolder);
    return await openFolder(folder, options.demo, unlock);
  } catch (error) {
    unlock();
    throw explained(error, dataFolder, folder);
  }
}

async function openFolder(
  folder: string,
  demo: OpenOptions['demo'],
  unlock: () => void,
): Promise<OpenedDatabase> {
  // The marker file is written last, so that an interrupted first start leaves no incomplete
  // database behind.
  const ready = `${folder}.ready`;
  if (!existsSync(ready) || !holdsDatabase(folder)) {
    const database = await openFresh({ folder }, demo, unlock);
    writeFileSync(ready, '');
    return database;
  }
  if (!isWhole(folder)) throw damaged(folder);
  accessSync(folder, constants.W_OK);
  const connection = await openEmbedded({ folder });
  return settle(release(connection, unlock), demo, () => Promise.resolve());
}

/**
 * Deletes the embedded database of one size; the next start builds it again.
 * @throws Error that says what is wrong with the data folder, and what to do
 */
export function discardDatabase(dataFolder: string, size: Size): void {
  const folder = path.join(dataFolder, size);
  try {
    const unlock = lockFolder(dataFolder);
    rmSync(`${folder}.ready`, { force: true });
    rmSync(folder, { recursive: true, force: true });
    unlock();
  } catch (error) {
    throw explained(error, dataFolder, folder);
  }
}

/**
 * Creates a new embedded database with demo data: in `place.folder`, whose old content is deleted
 * first, or in memory when there is no folder. If a snapshot with the same migrations and demo data
 * is cached, the database starts from it, which is faster.
 * @param unlock releases the lock on the data folder; called when the database is closed
 */
async function openFresh(
  place: { folder?: string },
  demo: OpenOptions['demo'],
  unlock: () => void,
): Promise<OpenedDatabase> {
  if (place.folder !== undefined) rmSync(place.folder, { recursive: true, force: true });
  const made = await demo();
  const file = fromRoot('.cache', `sandbox-${keyOf(made)}.tar`);
  const snapshot = existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
  const connection = release(await openEmbedded({ ...place, snapshot }), unlock);
  const keepSnapshot = async () => {
    const archive = await connection.dump();
    if (archive !== null) saveSnapshot(file, archive);
  };
  const opened = await settle(connection, () => Promise.resolve(made), keepSnapshot);
  return { ...opened, seeded: true };
}

async function settle(
  connection: Connection,
  demo: OpenOptions['demo'],
  afterSeed: () => Promise<void>,
): Promise<OpenedDatabase> {
  await connection.migrate();
  const [known] = await connection.db.select({ rows: sql<number>`count(*)::int` }).from(zones);
  const seeded = (known?.rows ?? 0) === 0;
  if (seeded) {
    await seed(connection.db, await demo());
    await afterSeed();
  } else if (await isOutdated(connection.db)) {
    await topUp(connection.db, await demo());
  }
  return {
    ...connection,
    seeded,
    reset: async () => {
      await emptyTables(connection.db);
      await seed(connection.db, await demo());
    },
  };
}

const release = (connection: Connection, unlock: () => void): Connection => ({
  ...connection,
  close: async () => {
    await connection.close();
    unlock();
  },
});

/**
 * A hash for the file name of a cached snapshot. It is computed from everything that a newly filled
 * database depends on: migrations, demo data, and the code that inserts the data. So a snapshot
 * from before a change is not used any more.
 */
function keyOf(demo: Demo): string {
  const hash = createHash('sha256');
  const migrations = fromRoot('openapi/sandbox/db/migrations');
  for (const name of readdirSync(migrations)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(path.join(migrations, name)));
  }
  hash.update(readFileSync(fromRoot('openapi/sandbox/db/seed.ts')));
  hash.update(JSON.stringify(demo));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Saves a snapshot from which later new databases are created. It is written to a temporary file
 * and then renamed, so that nobody reads an incomplete one. Of the older snapshots, the two newest
 * are kept.
 */
function saveSnapshot(file: string, archive: Uint8Array): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, archive);
  renameSync(half, file);
  const known = readdirSync(folder)
    .filter((name) => /^sandbox-.*\.tar$/.test(name))
    .map((name) => ({
      name: path.join(folder, name),
      time: statSync(path.join(folder, name)).mtimeMs,
    }))
    .sort((one, other) => other.time - one.time);
  for (const { name } of known.slice(3)) rmSync(name, { force: true });
}
