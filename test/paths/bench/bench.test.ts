import { describe, expect, it } from 'vitest';
import { coverageOf, gapsOf } from '../coverage.ts';
import { explore } from '../explore.ts';
import { coverPaths, tours } from '../generate.ts';
import { replay, replayChart } from '../replay.ts';
import { benchText } from './bench.ts';
import { fewestSteps } from './bound.ts';
import { largeModel } from './largeMachine.ts';
import { loginModel } from './loginMachine.ts';

const edge = (from: number, to: number, ...elements: string[]) => ({ from, to, elements });

describe('the fewest steps of tours', () => {
  it('count the way there: two ends need two tours, each from the start', () => {
    const fork = [edge(0, 1, 'in'), edge(1, 2, 'left'), edge(1, 3, 'right')];
    expect(fewestSteps(fork, new Set([0]))).toBe(4);
  });

  it('count a step once for all that it covers, and take the edge that covers more', () => {
    const both = [edge(0, 1, 'a', 'b'), edge(0, 1, 'a'), edge(1, 0, 'c')];
    expect(fewestSteps(both, new Set([0]))).toBe(2);
  });

  it('let a tour begin at any start, and turn in circles for free where it stands', () => {
    const loops = [edge(0, 0, 'a'), edge(0, 0, 'b'), edge(5, 6, 'c')];
    expect(fewestSteps(loops, new Set([0, 5]))).toBe(3);
  });
});

describe('the reference machines of the bench', () => {
  const graph = explore(loginModel);

  it('the login has about 33 transitions and 300 situations, all reached', () => {
    const coverage = coverageOf(graph);
    expect(coverage.transitions).toEqual({ total: 33, covered: 33 });
    expect(gapsOf(coverage)).toEqual([]);
    expect(graph.nodes.length).toBeGreaterThan(280);
    expect(graph.nodes.length).toBeLessThan(340);
  });

  it('the login goes as predicted along its cover and its tours, which are short', async () => {
    const long = tours(graph);
    const running = replayChart(loginModel);
    for (const path of [...coverPaths(graph), ...long]) {
      expect(await replay(running, path)).toBeNull();
    }
    // 89 is the bound that the bench computes
    expect(long.reduce((sum, { steps }) => sum + steps.length, 0)).toBeLessThanOrEqual(102);
  });

  it('the large one has five ways from each state, all reached', () => {
    const { transitions } = coverageOf(explore(largeModel(50)));
    expect(transitions).toEqual({ total: 250, covered: 250 });
  });
});

it('the table says which figures are kept', () => {
  const row = { what: 'cover', value: '12 ms', limit: '< 100 ms', kept: true };
  const missed = { ...row, what: 'exploration', kept: false };
  const plain = { ...row, limit: '' };
  expect(benchText([row, missed, plain])).toBe(
    'cover         12 ms   < 100 ms kept\nexploration   12 ms   < 100 ms MISSED\ncover         12 ms',
  );
});
