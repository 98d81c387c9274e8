import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  databaseErrorCode,
  isDatabaseAway,
  openServer,
  violatedConstraint,
} from '../../openapi/sandbox/db/connection.ts';
import { lockFolder } from '../../openapi/sandbox/db/lock.ts';
import { readEnvironment } from '../../openapi/sandbox/http/environment.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sixways-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('keeps a second holder out and says who has it, until it is released', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `in use by process ${process.pid}. Stop that one, or name another folder with SANDBOX_DATA.`,
    );
    release();
    lockFolder(folder)();
  });

  it('is taken over from a process that ended, or whose number is used by another one', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const { pid } = child;
    await new Promise((resolve) => child.once('exit', resolve));
    const file = path.join(folder, 'lock.json');
    for (const stale of [
      JSON.stringify({ pid, startedAt: null }),
      JSON.stringify({ pid: process.pid, startedAt: '1' }),
      'not a lock',
    ]) {
      writeFileSync(file, stale);
      const release = lockFolder(folder);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
      release();
    }
  });
});

describe('a DATABASE_URL that is wrong', () => {
  it.each([
    [
      'no address of a server',
      'nonsense',
      'DATABASE_URL must be the address of a PostgreSQL server',
    ],
    [
      'nobody there',
      'postgres://me:secret@127.0.0.1:1/city',
      'DATABASE_URL leads to no database: ',
    ],
    ['no such port', 'postgres://127.0.0.1:99999/city', 'DATABASE_URL leads to no database: '],
  ])('is said in one line, without its password: %s', async (_, url, said) => {
    const error: unknown = await openServer(url).catch((reason: unknown) => reason);
    const message = error instanceof Error ? error.message : '';
    expect(message).toContain(said);
    expect(message).not.toMatch(/\n|secret/);
  });

  it('is none when it is blank', () => {
    expect(readEnvironment({ DATABASE_URL: ' ' }).databaseUrl).toBeNull();
    expect(() => readEnvironment({ PORT: '65536' })).toThrow('PORT must be a whole number up to');
  });
});

describe('the settings', () => {
  it('take an empty variable for one that is not set', () => {
    const names = [
      'DATABASE_URL',
      'HOST',
      'PORT',
      'SANDBOX_DATA',
      'SANDBOX_LOG',
      'SANDBOX_MAIL_FROM',
      'SANDBOX_MODE',
      'SANDBOX_RATE_LIMIT',
      'SANDBOX_SIZE',
    ];
    const mail = { SANDBOX_SMTP_URL: 'smtp://a.test', SANDBOX_PUBLIC_URL: 'https://shop.test' };
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readEnvironment({ ...mail, ...empty })).toEqual(readEnvironment(mail));
  });
});

describe('database errors', () => {
  it('their code and constraint are found below the errors that wrap them', () => {
    const inner = Object.assign(new Error('duplicate'), { code: '23505', constraint: 'a_unique' });
    const outer = new Error('query failed', { cause: inner });
    expect(databaseErrorCode(outer)).toBe('23505');
    expect(violatedConstraint(outer)).toBe('a_unique');
    expect(databaseErrorCode(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBeNull();
    expect(databaseErrorCode('text')).toBeNull();
    expect(violatedConstraint(new Error('gone'))).toBeNull();
  });

  it('tell a server whose socket is missing from a file that is missing', () => {
    const missing = (syscall: string) =>
      Object.assign(new Error('no such file'), { code: 'ENOENT', syscall });
    expect(isDatabaseAway(new Error('query failed', { cause: missing('connect') }))).toBe(true);
    expect(isDatabaseAway(missing('open'))).toBe(false);
  });
});
