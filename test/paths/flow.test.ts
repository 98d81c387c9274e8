import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFlows } from './flow.ts';
import { findMachines } from './flows/machines.ts';

describe('every machine of the project', () => {
  const models = new Map(findFlows().map((file) => [file.flow, file]));

  it.each(findMachines())('$flow is walked, beside the tests of its area', ({ flow, area }) => {
    const model = models.get(flow);
    expect(model?.area).toBe(area);
    expect(existsSync(model?.file.replace('.model.ts', '.paths.test.ts') ?? '')).toBe(true);
  });
});
