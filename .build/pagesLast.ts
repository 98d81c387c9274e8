import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/**
 * Runs test files that need a DOM after all others. A worker restarts when its next file needs
 * another environment, so with mixed files React, the contract and the database would be loaded
 * again each time.
 */
export class PagesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const pages = new Set(sorted.filter(needsPage));
    return [...sorted.filter((file) => !pages.has(file)), ...pages];
  }
}
