import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../openapi/sandbox/commands.ts';
import { openDatabase } from '../../openapi/sandbox/db/open.ts';
import { fromRoot } from '../../openapi/sandbox/db/root.ts';
import { newsletter } from '../../openapi/sandbox/db/schema/people.ts';
import { readEnvironment } from '../../openapi/sandbox/http/environment.ts';
import { demoOf, start } from '../../openapi/sandbox/main.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'sixways-cli-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

/** The output of a command, one text for each line. */
async function sandbox(command: string, changes: Record<string, string> = {}): Promise<string> {
  const said: string[] = [];
  const { DATABASE_URL: _, ...env } = process.env;
  await runCommand(command, { ...env, SANDBOX_DATA: dataFolder, ...changes }, (text) =>
    said.push(text),
  );
  return said.join('\n');
}

const open = () =>
  openDatabase({ databaseUrl: null, dataFolder, size: 'demo', demo: demoOf('demo') });

describe('npm run sandbox', () => {
  it('seeds once, keeps the state, and a reset throws it away, but not under a running sandbox', async () => {
    expect(await sandbox('seed')).toBe('The city is built.');
    expect(readdirSync(dataFolder).sort()).toEqual(['demo', 'demo.ready']);

    const city = await open();
    expect(city.seeded).toBe(false);
    await city.db.insert(newsletter).values({ email: 'kept@b.example', createdAt: new Date() });
    await expect(sandbox('reset')).rejects.toThrow(`in use by process ${process.pid}`);
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await city.close();

    expect(await sandbox('seed')).toBe('The city is there already.');
    const kept = await open();
    expect(await kept.db.select().from(newsletter)).toHaveLength(1);
    await kept.close();

    expect(await sandbox('reset')).toBe('The city is built.');
    const anew = await open();
    expect(await anew.db.select().from(newsletter)).toEqual([]);
    await anew.close();
  }, 240_000);

  it('says that its port is taken, and leaves the data folder to the next one', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const bound = other.address();
    const port = String(typeof bound === 'object' ? bound?.port : '');
    await expect(sandbox('serve', { PORT: port })).rejects.toThrow(
      `Port ${port} is in use. Stop what listens there, or name another with PORT.`,
    );
    other.close();
    expect(await sandbox('seed')).toBe('The city is there already.');
  }, 120_000);

  it('closes its database once, however often it is told to stop', async () => {
    const environment = readEnvironment({ PORT: '0', SANDBOX_DATA: dataFolder });
    const running = await start(environment);
    await Promise.all([running.close(), running.close()]);
    expect(readdirSync(dataFolder).sort()).toEqual(['demo', 'demo.ready']);
  }, 120_000);

  it('answers what is in flight and closes its database although a second signal comes', async () => {
    const { DATABASE_URL: _, ...env } = process.env;
    const shop = spawn(process.execPath, ['--import', 'tsx', 'openapi/sandbox/cli.ts', 'serve'], {
      cwd: fromRoot('.'),
      env: { ...env, SANDBOX_DATA: dataFolder, SANDBOX_MODE: 'test', PORT: '0' },
    });
    const ended = once(shop, 'exit');
    const told = String(await once(shop.stdout, 'data'));
    const origin = told.slice(told.indexOf('http')).trim();
    await fetch(`${origin}/sandbox/test/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ faults: [{ operationId: 'getConfig', delayMs: 1500 }] }),
    });
    const answer = fetch(`${origin}/api/v1/config`).then(({ status }) => status);
    await wait(500);
    shop.kill('SIGTERM');
    await wait(200);
    shop.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await answer).toBe(200);
    expect(readdirSync(dataFolder).sort()).toEqual(['demo', 'demo.ready']);
  }, 120_000);

  it('stops two servers once, although a second signal comes meanwhile', async () => {
    let end = () => undefined as void;
    const close = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    vi.doMock('../../openapi/sandbox/pair.ts', () => ({
      startPair: () => Promise.resolve({ address: 'http://127.0.0.1:4174', servers: [], close }),
    }));
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const former = process.listeners('SIGTERM');
    const formerInt = process.listeners('SIGINT');
    expect(await sandbox('pair')).toBe('Two servers answer at http://127.0.0.1:4174');
    const listeners = () => process.listeners('SIGTERM').filter((one) => !former.includes(one));
    process.emit('SIGTERM');
    expect(listeners()).toHaveLength(1);
    process.emit('SIGTERM');
    expect([close.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
    end();
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
    for (const one of listeners()) process.off('SIGTERM', one);
    for (const one of process.listeners('SIGINT')) {
      if (!formerInt.includes(one)) process.off('SIGINT', one);
    }
    exit.mockRestore();
    vi.doUnmock('../../openapi/sandbox/pair.ts');
  });

  it('refuses a size that there is not', async () => {
    await expect(sandbox('seed', { SANDBOX_SIZE: 'huge' })).rejects.toThrow(
      'SANDBOX_SIZE may be demo or load, not huge.',
    );
  });

  it('refuses a time zone that there is not, which would be read as UTC', async () => {
    await expect(sandbox('seed', { TZ: 'Nowhere/At-all' })).rejects.toThrow(
      'TZ is a time zone such as Asia/Dhaka, not Nowhere/At-all.',
    );
  });

  it('beside npm run dev is looked for at an address, and the reason is one line when it is none', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [fromRoot('node_modules/vite/bin/vite.js')],
      { cwd: fromRoot(), env: { ...process.env, SANDBOX_ORIGIN: 'here' }, encoding: 'utf8' },
    );
    expect([status, (stdout + stderr).trim()]).toEqual([
      1,
      'SANDBOX_ORIGIN is an address such as http://127.0.0.1:4174, not here.',
    ]);
  }, 120_000);

  it('tells what it can do, and its exit code whether it could', () => {
    const run = (command: string, changes: Record<string, string> = {}) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', fromRoot('openapi/sandbox/cli.ts'), command],
        { env: { ...process.env, ...changes }, encoding: 'utf8' },
      );
      return [status, stdout + stderr];
    };
    expect(run('help')).toEqual([0, expect.stringContaining('SANDBOX_SIZE=demo|load')]);
    expect(run('polish')).toEqual([2, expect.stringContaining('Usage:')]);
    expect(run('seed', { PORT: 'home' })).toEqual([1, expect.stringContaining('PORT')]);
  }, 120_000);
});
