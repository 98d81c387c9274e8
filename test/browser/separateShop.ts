import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from './test.ts';

/** A separate shop for one test file, for settings that would disturb other tests. */
export interface OwnShop {
  origin: string;
  close(): Promise<void>;
}

/** Starts a separate shop on a free port, with a new demo city and these settings. */
async function openOwnShop(config: Record<string, unknown>): Promise<OwnShop> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'own-shop-'));
  const server = spawn(process.execPath, ['.build/start.mjs'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SANDBOX_DATA: data, SANDBOX_MODE: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\S+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => reject(new Error(`the shop did not open: ${said}`)));
  });
  const switched = await fetch(`${origin}/sandbox/test/config`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ config }),
  });
  if (!switched.ok) throw new Error(`the settings were refused: ${await switched.text()}`);
  return {
    origin,
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A `test` function whose tests run one after the other in a separate shop of their file. */
export function testInOwnShop(config: Record<string, unknown>) {
  const test = base.extend<object, { shop: OwnShop }>({
    shop: [
      // oxlint-disable-next-line no-empty-pattern -- the pattern tells which fixtures it needs: none
      async ({}, lend) => {
        const shop = await openOwnShop(config);
        await lend(shop);
        await shop.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ shop }, lend) => lend(shop.origin),
  });
  test.describe.configure({ mode: 'serial' });
  return test;
}
