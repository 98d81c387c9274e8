/**
 * Tests of `npm run paths -- check`: its messages, the files that it writes, and when it writes
 * none.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../commands.ts';
import { findFlows, type FlowFile } from '../flow.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'baselines-'));
const inFolder = (name: string) => path.join(folder, name);
const baseline = inFolder('theme.baseline.json');

/** The flow `theme`, with its model and baseline in a temporary folder. */
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
    const err = 'theme has no baseline yet: npm run paths -- check --update theme';
    expect(await check()).toEqual({ code: 1, out: '', err });
    expect(await run(['list'], flows)).toMatchObject({ code: 1, err });
    expect(existsSync(baseline)).toBe(false);
  });

  it('records with --update, goes as recorded, and leaves alone what is the same', async () => {
    expect(await check('--update', 'theme')).toEqual({
      code: 0,
      out: 'test/site/theme.baseline.json written: 3 new, 0 changed, 0 gone, 3 paths in all.',
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

  const name = 'test/site/theme.baseline.json';
  const remedy = 'Restore it from git, or write it anew: npm run paths -- check --update theme';

  it.each<[string, (text: string) => string, unknown]>([
    [
      'of an earlier engine',
      (text) => text.replace('"engine": 2', '"engine": 1'),
      `${name} was written by version 1 of the path engine, this is version 2: npm run paths -- check --update theme`,
    ],
    [
      'of an engine to come',
      (text) => text.replace('"engine": 2', '"engine": 99'),
      `${name} was written by version 99 of the path engine, this is version 2: npm run paths -- check --update theme`,
    ],
    [
      'that is cut off',
      (text) => text.slice(0, -40),
      expect.stringMatching(
        /^test\/site\/theme\.baseline\.json cannot be read: .+\. Restore it from git, or write it anew: npm run paths -- check --update theme$/,
      ),
    ],
    ['without paths', () => '{"engine": 2}', `${name} cannot be read: it has no paths. ${remedy}`],
    [
      'whose values are gone',
      (text) => text.replace('"state":"dark"', '"state":"#gone-00000000"'),
      `${name} cannot be read: it names #gone-00000000, which it does not hold. ${remedy}`,
    ],
    [
      'of a path that is gone',
      (text) => text.replaceAll('theme.chosen: dark', 'theme.turned: by hand'),
      expect.stringContaining(
        'cannot be walked on: the model has no case `theme.turned: by hand` any more.\n',
      ),
    ],
  ])('says so of a baseline %s, and mends it with --update only', async (_, spoil, err) => {
    await check('--update');
    const spoilt = spoil(readFileSync(baseline, 'utf8'));
    writeFileSync(baseline, spoilt);
    expect(await check()).toEqual({ code: 1, out: '', err });
    await run(['list'], flows);
    await run(['show', 'theme'], flows);
    expect(readFileSync(baseline, 'utf8')).toBe(spoilt);
    expect((await check('--update')).code).toBe(0);
    expect((await check()).code).toBe(0);
  });

  it('fails for a small mistake that no path would notice, unless the model says why', async () => {
    const models = JSON.stringify(fileURLToPath(new URL('../smallModels.ts', import.meta.url)));
    const reasons = JSON.stringify({
      'remove "note | note | 0"': 'The same text is written again.',
      'drop "keep" of "note | note | 0"': 'The same text is written again.',
      'drop text from what "keep" assigns': 'The same text is written again.',
    });
    const note = (flow: string, model: string): FlowFile[] => {
      const file = inFolder(`${flow}.model.ts`);
      const lines = [
        `import { weakModel } from ${models};`,
        `export const ${flow}Model = ${model};`,
      ];
      writeFileSync(file, lines.join('\n'));
      return [{ flow, area: 'site', file }];
    };
    const open = note('note', 'weakModel');
    await run(['check', '--update', 'note'], open);
    const text = readFileSync(inFolder('note.baseline.json'), 'utf8');
    expect(await run(['check', 'note'], open)).toEqual({
      code: 1,
      out: '',
      err:
        'note: 3 small mistakes would pass\n' +
        '  no recorded path notices: remove "note | note | 0"\n' +
        '  no recorded path notices: drop "keep" of "note | note | 0"\n' +
        '  no recorded path notices: drop text from what "keep" assigns\n' +
        'What nobody notices: give the model a case that shows it, then --update; ' +
        'or say under `equivalent` in the model why nobody could.',
    });
    expect((await run(['list'], open)).err).toBe(
      'note: no recorded path notices: remove "note | note | 0"\n' +
        'note: no recorded path notices: drop "keep" of "note | note | 0"\n' +
        'note: no recorded path notices: drop text from what "keep" assigns',
    );
    expect(readFileSync(inFolder('note.baseline.json'), 'utf8')).toBe(text);

    const said = note('said', `{ ...weakModel, equivalent: ${reasons} }`);
    await run(['check', '--update', 'said'], said);
    expect(await run(['check', 'said'], said)).toMatchObject({ code: 0, err: '' });
    expect((await run(['list'], said)).out).toContain(
      'said: drop "keep" of "note | note | 0": The same text is written again.',
    );

    const stale = note('stale', '{ ...weakModel, equivalent: { "no mistake": "No reason." } }');
    await run(['check', '--update', 'stale'], stale);
    const { code, err } = await run(['check', 'stale'], stale);
    expect(code).toBe(1);
    expect(err).toContain('called equivalent, but noticed or not in the chart: no mistake');
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
