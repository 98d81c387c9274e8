import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../openapi/sandbox/db/open.ts';
import { fromRoot } from '../../openapi/sandbox/db/root.ts';
import { newsletter } from '../../openapi/sandbox/db/schema/people.ts';
import { demoOf } from '../../openapi/sandbox/main.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'sixways-cli-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

function sandbox(command: string, changes: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...env } = process.env;
  const result = spawnSync(
    process.execPath,
    ['--import', 'tsx', fromRoot('openapi/sandbox/cli.ts'), command],
    { env: { ...env, SANDBOX_DATA: dataFolder, ...changes }, encoding: 'utf8' },
  );
  return { code: result.status, said: result.stdout.trim(), complained: result.stderr.trim() };
}

const open = () =>
  openDatabase({ databaseUrl: null, dataFolder, size: 'demo', demo: demoOf('demo') });

async function subscribers(): Promise<number> {
  const city = await open();
  const rows = await city.db.select().from(newsletter);
  await city.close();
  return rows.length;
}

describe('npm run sandbox', () => {
  it('seeds once, keeps the state, and a reset throws it away, but not under a running sandbox', async () => {
    expect(sandbox('seed')).toMatchObject({ code: 0, said: 'The city is built.' });
    expect(readdirSync(dataFolder).sort()).toEqual(['demo', 'demo.ready']);

    const city = await open();
    await city.db.insert(newsletter).values({ email: 'kept@b.example', createdAt: new Date() });
    const refused = sandbox('reset');
    expect([refused.code, refused.complained]).toEqual([
      1,
      expect.stringContaining(`in use by process ${process.pid}`),
    ]);
    await city.close();

    expect(sandbox('seed')).toMatchObject({ code: 0, said: 'The city is there already.' });
    expect(await subscribers()).toBe(1);
    expect(sandbox('reset')).toMatchObject({ code: 0, said: 'The city is built.' });
    expect(await subscribers()).toBe(0);
  }, 240_000);

  it('tells what it can do, and what a variable may be', () => {
    const help = sandbox('help');
    expect([help.code, help.said]).toEqual([0, expect.stringContaining('SANDBOX_SIZE=demo|load')]);
    const unknown = sandbox('polish');
    expect([unknown.code, unknown.complained]).toEqual([2, expect.stringContaining('Usage:')]);
    const huge = sandbox('seed', { SANDBOX_SIZE: 'huge' });
    expect([huge.code, huge.complained]).toEqual([
      1,
      'SANDBOX_SIZE may be demo or load, not huge.',
    ]);
  }, 120_000);
});
