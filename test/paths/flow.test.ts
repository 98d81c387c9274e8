import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFlows, loadModel } from './flow.ts';
import { findMachines } from './flows/machines.ts';

/**
 * The minimum number of invariants in each model. Without invariants a test would only compare the
 * chart with itself.
 */
const MIN_SENTENCES = 3;

describe('every machine of the project', () => {
  const models = new Map(findFlows().map((file) => [file.flow, file]));

  it.each(findMachines())('$flow is walked, beside the tests of its area', ({ flow, area }) => {
    const model = models.get(flow);
    expect(model?.area).toBe(area);
    expect(existsSync(model?.file.replace('.model.ts', '.paths.test.ts') ?? '')).toBe(true);
  });

  it.each(findFlows())('$flow is held to sentences that do not come from it', async (file) => {
    const { invariants } = await loadModel(file);
    expect(
      Object.keys(invariants).length,
      `the model of "${file.flow}" needs at least ${MIN_SENTENCES} invariants: say from the ` +
        'requirements what must never be and what must always follow, whatever the chart does.',
    ).toBeGreaterThanOrEqual(MIN_SENTENCES);
  });
});
