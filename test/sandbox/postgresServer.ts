import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's programs on this machine; null when there are none. */
export const binaries: string | null =
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...versionedFolders()].find((folder) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  ) ?? null;

/** Where Debian puts them, the newest version first. */
function versionedFolders(): string[] {
  const versions = '/usr/lib/postgresql';
  if (!fs.existsSync(versions)) return [];
  return fs
    .readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${versions}/${version}/bin`);
}

/**
 * The user id for PostgreSQL, which refuses to run as root: "nobody", an account that owns nothing.
 */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A port that nobody listens on now. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' ? (bound?.port ?? 0) : 0));
    });
  });

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** How PostgreSQL ends: after a rollback of what is under way, or as after a power cut. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server for one test, in a folder that is removed together with it. */
export interface PostgresServer {
  url: string;
  process: ChildProcess;
  end(mode: keyof typeof signals): Promise<void>;
  /** Starts it again at the same port. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Creates and starts a PostgreSQL server with the programs of this machine; `settings` are lines of
 * its configuration, such as `fsync=off`.
 */
export async function makePostgres(
  programs: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const options = ['listen_addresses=127.0.0.1', ...settings].flatMap((one) => ['-c', one]);
  const start = async () => {
    server.process = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-p', String(port), ...options],
      { ...account, cwd: folder, stdio: 'ignore' },
    );
    for (let attempt = 0; !(await listens(port)); attempt += 1) {
      if (attempt === 300) throw new Error('PostgreSQL did not start.');
      await wait(100);
    }
  };
  const end = async (mode: keyof typeof signals) => {
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill(signals[mode]);
    await ended;
  };
  const remove = async () => {
    if (server.process.exitCode === null) await end('fast');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  const server = { url, start, end, remove } as PostgresServer;
  await start();
  return server;
}
