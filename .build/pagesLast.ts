import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/**
 * Test files that need a page come after all others. A worker ends when its next file wants another
 * environment, so files in a mixed order load React, the contract and the database anew each time.
 */
export class PagesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const pages = new Set(sorted.filter(needsPage));
    return [...sorted.filter((file) => !pages.has(file)), ...pages];
  }
}
