import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './commands.ts';
import { findFlows } from './flow.ts';
import { nearestTo } from './nearest.ts';

const theme = findFlows().filter(({ flow }) => flow === 'theme');

describe('npm run paths', () => {
  it('finds model files by area and flow', () => {
    expect(theme).toEqual([
      { flow: 'theme', area: 'site', file: expect.stringMatching(/test\/site\/theme\.model\.ts$/) },
    ]);
  });

  it('list --json gives the figures that other tools read', async () => {
    const { code, out, err } = await run(['list', '--json'], theme);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual([
      {
        flow: 'theme',
        area: 'site',
        findings: [],
        states: 4,
        transitions: 6,
        covered: 6,
        guards: { total: 8, covered: 8 },
        unreached: [],
        tours: expect.any(Number),
        steps: expect.any(Number),
        mutation: 1,
        noticed: { total: 30, caught: 30 },
        kinds: expect.objectContaining({ remove: { total: 6, caught: 6 } }),
        survivors: [],
        failed: { total: 6, caught: expect.any(Number) },
        browser: { total: 6, covered: expect.any(Number) },
        seen: { total: 3, covered: expect.any(Number) },
        unwalked: expect.any(Array),
        unsaid: [],
      },
    ]);
  });

  it('list gives a row a flow', async () => {
    const { out } = await run(['list'], theme);
    expect(out).toMatch(
      /^area +machine .*noticed by the baseline +failed by the suite\nsite +theme +4 +6\/6 +8\/8 +\d\/6 +\d\/3 +- .*30\/30 \(100 %\) +\d\/6\n/,
    );
    expect(out).toContain('Small mistakes noticed by the baselines: 30/30 (100 %).');
  });

  it('show tells the paths step by step', async () => {
    const { out } = await run(['show', 'theme'], theme);
    expect(out).toMatch(/^theme \(site\): 4 states, 6 of 6 transitions/);
    expect(out).toContain('theme.chosen: dark → dark');
  });

  it('show takes the paths that are asked for', async () => {
    const shown = async (...options: string[]) => {
      const { out, err } = await run(['show', 'theme', '--format', 'json', ...options], theme);
      expect(err).toBe('');
      return (JSON.parse(out) as { steps: { action: string }[] }[]).map(({ steps }) =>
        steps.map(({ action }) => action),
      );
    };
    expect(await shown('--to', 'dark')).toEqual([['dark saved']]);
    expect(await shown('--to', 'theme.light')).toEqual([['nothing saved']]);
    expect(await shown('--cover', 'states')).toEqual([
      ['nothing saved'],
      ['dark saved'],
      ['system saved'],
    ]);
    expect((await shown('--cover', 'pairs')).flat()).toContain('theme.chosen: dark');
    const random = await shown('--random', '3', '--seed', '7');
    expect(random).toHaveLength(3);
    expect(await shown('--random', '3', '--seed', '7')).toEqual(random);
    expect(await shown('--random', '3', '--seed', '8')).not.toEqual(random);
  });

  it('show finds the paths that touch a requirement, in all flows', async () => {
    const { out } = await run(['show', '--requirement', 'NAV-23'], theme);
    expect(out).toContain('theme (site)');
    const none = await run(['show', '--requirement', 'AUTH-24'], theme);
    const err =
      'No path serves AUTH-24. `npm run paths -- requirements` says what proves a requirement.';
    expect(none).toEqual({ code: 1, out: '', err });
  });

  it('show takes a flow that is named twice once', async () => {
    const once = await run(['show', 'theme'], theme);
    expect(await run(['show', 'theme', 'theme'], theme)).toEqual(once);
  });

  it('show --out writes one file a flow', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'paths-'));
    for (const format of ['text', 'csv', 'playwright']) {
      const { code } = await run(['show', 'theme', '--format', format, '--out', folder], theme);
      expect(code).toBe(0);
    }
    expect(readdirSync(folder).sort()).toEqual([
      'package.json',
      'playwright.config.ts',
      'theme.csv',
      'theme.spec.ts',
      'theme.txt',
    ]);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [['show', 'thme'], 'There is no flow "thme". Did you mean "theme"?'],
    [['lst'], 'There is no command "lst". Did you mean "list"?'],
    [['list', '--jsn'], 'There is no option "--jsn". Did you mean "--json"?'],
    [['show', 'theme', '--formt', 'x'], 'There is no option "--formt". Did you mean "--format"?'],
    [['show', 'theme', '--format', 'jsn'], 'There is no format "jsn". Did you mean "json"?'],
    [['show', 'theme', '--cover', 'pair'], 'There is no cover "pair". Did you mean "pairs"?'],
    [['show', 'theme', '--to', 'drak'], 'There is no state "drak". Did you mean "theme.dark"?'],
    [
      ['show', 'theme', '--to', 'restoring'],
      'No path ends in "theme.restoring": it is passed through, or never reached.',
    ],
    [
      ['show', 'theme', '--requirement', 'NAV-233'],
      'There is no requirement "NAV-233". Did you mean "NAV-23"?',
    ],
    [['show', 'theme', '--random', 'x'], '--random takes a whole number, not "x".'],
    [['show', 'theme', '--random', '0'], '--random takes a number of paths from 1, not "0".'],
    [['show', 'theme', '--seed', '1'], '--seed goes with --random.'],
    [['show', 'theme', '--out'], '--out needs a value.'],
    [
      ['show', 'theme', '--out', 'README.md'],
      '--out takes a folder, and "README.md" is a file or lies below one.',
    ],
    [
      ['show', 'theme', '--to', 'dark', '--cover', 'pairs'],
      '--cover and --to cannot be combined: take one.',
    ],
    [
      ['show', 'theme', '--format', 'playwright', '--to', 'dark'],
      '--to does not go with playwright: its paths follow from the page model.',
    ],
    [['requirements', '--tests', 'unti'], 'There is no kind of tests "unti". Did you mean "unit"?'],
    [
      ['requirements', '--from', 'no.json'],
      expect.stringMatching(/^The report "no\.json" does not exist: --from takes what vitest/),
    ],
    [['requirements', '--frm', 'a.json'], 'There is no option "--frm". Did you mean "--from"?'],
    [
      ['requirements', '--from', 'a.json', '--tests', 'unit'],
      '--from and --tests cannot be combined: take one.',
    ],
    [['show'], expect.stringMatching(/^Which flow\?\nnpm run paths -- list/)],
    [[], expect.stringMatching(/^npm run paths -- list \[flow …\]/)],
  ])('%s ends with exit code 2 and a hint', async (args, err) => {
    expect(await run(args, theme)).toEqual({ code: 2, out: '', err });
  });

  it.each([[['--help']], [['-h']], [['help']], [['show', 'theme', '--help']]])(
    '%s prints the usage',
    async (args) => {
      const usage = expect.stringMatching(/^npm run paths -- list \[flow …\]/);
      expect(await run(args, theme)).toEqual({ code: 0, out: usage, err: '' });
    },
  );

  it('a flow that cannot be loaded is named, and the exit code is 1', async () => {
    const [file] = theme;
    const renamed = file === undefined ? [] : [{ ...file, flow: 'themes' }];
    const { code, err } = await run(['list'], renamed);
    expect(code).toBe(1);
    expect(err).toContain('does not export themesModel');
  });

  it('knows no nearest word when there is none', () => {
    expect(nearestTo('x', [])).toBeNull();
  });
});
