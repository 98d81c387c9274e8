/** `npm run paths -- check` as it is typed: what it says, what it writes, and when it does not. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../commands.ts';
import { findFlows, type FlowFile } from '../flow.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'baselines-'));
const inFolder = (name: string) => path.join(folder, name);
const baseline = inFolder('theme.baseline.json');

/** The flow `theme`, whose files lie in a folder of this test. */
const flows: FlowFile[] = findFlows()
  .filter(({ flow }) => flow === 'theme')
  .map((one) => {
    writeFileSync(inFolder('theme.model.ts'), `export * from ${JSON.stringify(one.file)};\n`);
    return { ...one, file: inFolder('theme.model.ts') };
  });
const check = (...args: string[]) => run(['check', ...args], flows);

beforeEach(() => rmSync(baseline, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run paths -- check', () => {
  it('asks for a baseline where there is none, and writes none', async () => {
    const { code, out, err } = await check();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('theme has no baseline yet: npm run paths -- check --update theme');
    expect(existsSync(baseline)).toBe(false);
  });

  it('records with --update, goes as recorded, and leaves alone what is the same', async () => {
    expect(await check('--update', 'theme')).toEqual({
      code: 0,
      out: 'test/site/theme.baseline.json written: 2 new, 0 changed, 0 gone, 2 paths in all.',
      err: '',
    });
    expect(await check('theme')).toEqual({ code: 0, out: '1 flow goes as recorded.', err: '' });
    expect((await check('--update')).out).toBe('Every baseline is as it was.');
  });

  it('tells a difference once, with the paths that show it, and what to do when it is meant', async () => {
    await check('--update');
    const text = readFileSync(baseline, 'utf8');
    const wrong = text.replaceAll('"state":"dark"', '"state":"dim"');
    writeFileSync(baseline, wrong);
    const { code, err } = await check();
    expect(code).toBe(1);
    expect(err).toContain('goes to `dark`; before, it went to `dim`');
    expect(err).toContain('If that is meant: npm run paths -- check --update <flow>');
    expect(readFileSync(baseline, 'utf8')).toBe(wrong);
    expect((await check('--renamed', 'dim=dark')).code).toBe(0);
    await check('--update');
    expect(readFileSync(baseline, 'utf8')).toBe(text);
  });

  it.each([
    [
      'of another engine',
      (text: string) => text.replace('"engine": 2', '"engine": 0'),
      'version 0',
    ],
    ['corrupted', (text: string) => text.slice(0, -40), 'cannot be read'],
    [
      'of a path that is gone',
      (text: string) => text.replaceAll('theme.toggled', 'theme.turned: by hand'),
      'the model has no case `theme.turned: by hand` any more',
    ],
  ])('says so of a baseline %s, and mends it with --update only', async (_, spoil, message) => {
    await check('--update');
    const text = readFileSync(baseline, 'utf8');
    writeFileSync(baseline, spoil(text));
    const { code, err } = await check();
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(readFileSync(baseline, 'utf8')).toBe(spoil(text));
    expect((await check('--update')).code).toBe(0);
    expect((await check()).code).toBe(0);
  });

  it('takes the baseline of a flow that got another name', async () => {
    await check('--update');
    const old = inFolder('look.baseline.json');
    writeFileSync(old, readFileSync(baseline, 'utf8'));
    rmSync(baseline);
    expect((await check('--renamed', 'look=theme')).code).toBe(2);
    writeFileSync(old, readFileSync(old, 'utf8').replace('"flow": "theme"', '"flow": "look"'));
    expect((await check()).err).toContain('look.baseline.json belongs to no flow');
    expect((await check('--renamed', 'look=theme')).code).toBe(0);
    await check('--update', '--renamed', 'look=theme');
    expect([existsSync(old), existsSync(baseline)]).toEqual([false, true]);
  });

  it.each([
    [['thme'], 'There is no flow "thme". Did you mean "theme"?'],
    [['--updat'], 'There is no option "--updat". Did you mean "--update"?'],
    [['--renamed', 'x'], '--renamed takes old=new, and more after a comma; not "x".'],
    [['--renamed', 'drak=dark'], 'There is no recorded name "drak". Did you mean "dark"?'],
    [['--renamed', 'a=b', '--renamed', 'c=d'], '--renamed is given twice: put both into one.'],
  ])('%s ends with exit code 2 and a hint', async (args, err) => {
    await check('--update');
    expect(await check(...args)).toEqual({ code: 2, out: '', err });
  });
});
