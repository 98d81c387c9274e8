import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './commands.ts';

const out = mkdtempSync(path.join(os.tmpdir(), 'flows-'));
afterAll(() => rmSync(out, { recursive: true }));

describe('npm run flows', () => {
  it('export writes a flow in every notation', async () => {
    const { code, out: told } = await run(['export', 'theme', '--out', out]);
    expect({ code, told }).toEqual({ code: 0, told: expect.stringMatching(/^1 flow written to/) });
    expect(readdirSync(path.join(out, 'site')).sort()).toEqual([
      'theme.json',
      'theme.machine.js',
      'theme.mmd',
      'theme.scxml',
      'theme.svg',
    ]);
    expect(readFileSync(path.join(out, 'site/theme.svg'), 'utf8')).toMatch(/^<svg /);
  });

  it('diff compares with the same revision and finds nothing', async () => {
    const { code, err } = await run(['diff', 'HEAD', 'theme']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('serve ends with a hint when its port is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const bound = taken.address();
        resolve(typeof bound === 'object' && bound !== null ? bound.port : 0);
      });
    });
    const cli = path.join(import.meta.dirname, 'cli.ts');
    // A process of its own, because its open input must not let it go on.
    const ended = await new Promise((resolve) => {
      const args = ['--import', 'tsx', cli, 'serve', '--port', String(port)];
      execFile(process.execPath, args, { timeout: 60_000 }, (error, _, stderr) =>
        resolve({ code: error?.code, stderr }),
      );
    });
    taken.close();
    const err = `Port ${port} is already in use: --port N takes another one.\n`;
    expect(ended).toEqual({ code: 2, stderr: err });
  }, 90_000);

  it('--help prints the usage', async () => {
    const usage = expect.stringMatching(/^npm run flows -- export \[flow …\]/);
    expect(await run(['export', '--help'])).toEqual({ code: 0, out: usage, err: '' });
  });

  it.each([
    [['exprt'], 'There is no command "exprt". Did you mean "export"?'],
    [['export', 'coupn'], 'There is no flow "coupn". Did you mean "coupon"?'],
    [['export', '--format', 'svgg'], 'There is no format "svgg". Did you mean "svg"?'],
    [
      ['export', 'theme', '--out', 'README.md'],
      '--out takes a folder, and "README.md" is a file or lies below one.',
    ],
    [['export', '--ot', 'x'], 'There is no option "--ot". Did you mean "--out"?'],
    [['diff', 'no-such-revision'], expect.stringContaining('git knows no revision')],
    [['diff'], expect.stringContaining('Since which revision?')],
    [['serve', '--port', 'x'], '--port takes a whole number, not "x".'],
    [[], expect.stringContaining('npm run flows --')],
  ])('%s ends with exit code 2 and a hint', async (args, err) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err });
  });
});
