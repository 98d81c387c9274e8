// Builds the storefront when it is stale, starts it on a fresh database and a free port, and runs
// the browser tests against it.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { linesWithSecrets } from './secrets.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Waits up to five minutes, because a busy machine builds and starts slowly. */
const answers = async (url) => {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    try {
      if ((await fetch(url)).ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
};

const chromium = await findChromium();
const port = await freePort();
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'storefront-'));
const origin = `http://127.0.0.1:${port}`;
const logFile = path.join(data, 'server.log');
const log = fs.openSync(logFile, 'w');
const server = spawn(process.execPath, ['.build/start.mjs'], {
  env: {
    ...process.env,
    PORT: String(port),
    SANDBOX_DATA: data,
    SANDBOX_MODE: 'test',
    // Pages come rendered however busy the machine is.
    PAGES_PATIENCE: '20000',
    // All visitors of the tests come from one address.
    SANDBOX_RATE_LIMIT: '6000',
    SANDBOX_LOG: 'info',
  },
  stdio: ['ignore', log, log],
});

let code = 1;
if (await answers(`${origin}/api/v1/config`)) {
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'test/browser/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { env: { ...process.env, BASE_URL: origin, CHROME_PATH: chromium }, stdio: 'inherit' },
  );
  code = run.status ?? 1;
  const leaks = linesWithSecrets(fs.readFileSync(logFile, 'utf8'));
  if (leaks.length > 0) {
    console.error(`The server's log tells of people or secrets (F6):\n${leaks.join('\n')}`);
    code = 1;
  }
} else {
  console.error(`The storefront did not answer.\n${fs.readFileSync(logFile, 'utf8')}`);
}
server.kill('SIGTERM');
server.once('exit', () => {
  fs.rmSync(data, { recursive: true, force: true });
  process.exit(code);
});
