import { expect, it } from 'vitest';
import { explore } from '../paths/explore.ts';
import { pairPaths } from '../paths/generate.ts';
import { describeMismatch, replay, replayChart } from '../paths/replay.ts';
import { rentalCartModel } from './rentalCart.model.ts';

it('OPEN-40 RENT-09 RENT-11 RENT-12 RENT-13 RENT-16: each step of the conflict chain goes as drawn after each step that can come before it', async () => {
  const graph = explore(rentalCartModel);
  const running = replayChart(rentalCartModel);
  const paths = pairPaths(graph);
  for (const path of paths) {
    const mismatch = await replay(running, path);
    expect(mismatch === null ? null : describeMismatch(running, mismatch)).toBeNull();
  }
  expect(paths.length).toBeGreaterThan(0);
});
