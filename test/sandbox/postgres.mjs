// Runs the sandbox's tests on PostgreSQL: the server that DATABASE_URL_TEST names, else one of this
// machine's own installation, started for the run and thrown away after it.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  ...(fs.existsSync('/usr/lib/postgresql')
    ? fs
        .readdirSync('/usr/lib/postgresql')
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []),
];
const binaries = folders.find((folder) =>
  ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
);

/** PostgreSQL refuses to run as root; it gets the account that owns nothing. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const listens = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });

/** Starts a server in a folder of its own. @returns its address and how to end it */
async function startServer(folder) {
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'listen_addresses=127.0.0.1'];
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (attempt === 150) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop: () => {
      server.kill('SIGINT');
      return ended;
    },
  };
}

/** Tests in which the database has little to say; they run on the embedded engine alone. */
const embeddedOnly = ['server', 'city', 'pricing', 'orders.fuzz', 'db.test'];

function runTests(url) {
  const asked = process.argv.slice(2);
  const usual = [
    'test/sandbox',
    ...embeddedOnly.flatMap((name) => ['--exclude', `test/sandbox/${name}*`]),
  ];
  const run = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...(asked.length > 0 ? asked : usual)],
    { env: { ...process.env, DATABASE_URL_TEST: url }, stdio: 'inherit' },
  );
  return run.status ?? 1;
}

const named = process.env.DATABASE_URL_TEST;
if (named !== undefined) {
  process.exitCode = runTests(named);
} else if (binaries === undefined) {
  console.log(
    'There is no PostgreSQL on this machine: its tests are left out (DATABASE_URL_TEST).',
  );
} else {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  try {
    const server = await startServer(folder);
    process.exitCode = runTests(server.url);
    await server.stop();
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
