// Runs the sandbox's tests on PostgreSQL: the server that DATABASE_URL_TEST names, else one of this
// machine's own installation, started for the run and thrown away after it.
import { spawnSync } from 'node:child_process';
import { binaries, makePostgres } from './postgresServer.ts';

/** Tests that depend little on the kind of database; they run on the embedded database only. */
const embeddedOnly = ['server', 'city', 'pricing', 'orders.fuzz', 'db.test'];

function runTests(url: string): number {
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

const named = process.env['DATABASE_URL_TEST'];
if (named !== undefined) {
  process.exitCode = runTests(named);
} else if (binaries === null) {
  console.log(
    'There is no PostgreSQL on this machine: its tests are left out (DATABASE_URL_TEST).',
  );
} else {
  const server = await makePostgres(binaries, ['fsync=off', 'synchronous_commit=off']);
  try {
    process.exitCode = runTests(server.url);
  } finally {
    await server.remove();
  }
}
