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
        states: 3,
        transitions: 4,
        covered: 4,
        guards: { total: 2, covered: 2 },
        unreached: [],
        tours: expect.any(Number),
        steps: expect.any(Number),
        mutation: 1,
      },
    ]);
  });

  it('list gives a row a flow', async () => {
    const { out } = await run(['list'], theme);
    expect(out).toMatch(/^area +machine .*\nsite +theme +3 +4\/4 +2\/2 +- .*100 %$/);
  });

  it('show tells the paths step by step', async () => {
    const { out } = await run(['show', 'theme'], theme);
    expect(out).toMatch(/^theme \(site\): 3 states, 4 of 4 transitions/);
    expect(out).toContain('theme.toggled → dark');
  });

  it.each([
    [['show', 'thme'], 'There is no flow "thme". Did you mean "theme"?'],
    [['lst'], 'There is no command "lst". Did you mean "list"?'],
    [['list', '--jsn'], 'There is no option "--jsn". Did you mean "--json"?'],
    [['show'], 'Which flow? npm run paths -- list [--json] | show <flow>'],
    [[], 'npm run paths -- list [--json] | show <flow>'],
  ])('%s ends with exit code 2 and a hint', async (args, err) => {
    expect(await run(args, theme)).toEqual({ code: 2, out: '', err });
  });

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
