import { expect, it } from 'vitest';
import { explore } from '../paths/explore.ts';
import { pairPaths } from '../paths/generate.ts';
import { describeMismatch, replay, replayChart } from '../paths/replay.ts';
import { tripConflictsModel } from './tripConflicts.model.ts';

const pairOf = (first: readonly string[], second: readonly string[]) =>
  `${first.join(' + ')} > ${second.join(' + ')}`;

it('OPEN-40 RENT-09 RENT-11 RENT-12 RENT-13 RENT-16: each step of the conflict chain goes as drawn after each step that can come before it', async () => {
  const graph = explore(tripConflictsModel);
  const running = replayChart(tripConflictsModel);
  const paths = pairPaths(graph);
  for (const path of paths) {
    const mismatch = await replay(running, path);
    expect(mismatch === null ? null : describeMismatch(running, mismatch)).toBeNull();
  }

  const walked = new Set(
    paths.flatMap(({ start, steps }) =>
      steps.map((step, at) => pairOf(steps[at - 1]?.taken ?? start.taken, step.taken)),
    ),
  );
  const possible = new Set(
    graph.edges.flatMap((first) =>
      (graph.nodes[first.to]?.out ?? [])
        // A refused answer causes no transition.
        .filter((second) => first.taken.length > 0 && second.taken.length > 0)
        .map((second) => pairOf(first.taken, second.taken)),
    ),
  );
  expect([...possible].filter((one) => !walked.has(one))).toEqual([]);
  expect(possible.size).toBeGreaterThan(50);
});
