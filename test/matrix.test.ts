import { describe, expect, it } from 'vitest';
import { isThere, read, rowsOf, testsIn } from './namedTests.ts';

const rows = rowsOf('matrix.md', /^\| (?!flow|-)/).map(
  ([flow = '', edge = '', nulls = '', seen = '']) => ({
    flow,
    calls: edge.split(', '),
    tests: [nulls, seen].map(testsIn),
  }),
);

describe('the table of flows and faults', () => {
  it('has the twelve flows', () => {
    expect(rows).toHaveLength(12);
  });

  it.each(rows)('$flow calls at the edge, and has tests of nulls and of its page', (row) => {
    const matrix = read('api/faultMatrix.test.ts');
    for (const call of row.calls) expect(matrix).toMatch(new RegExp(`^  ${call}: \\(\\) =>`, 'm'));
    for (const tests of row.tests) expect(tests).not.toEqual([]);
  });

  it.each(rows.flatMap(({ flow, tests }) => tests.flat().map((test) => ({ flow, ...test }))))(
    '$flow: $file has the test “$title”',
    (test) => {
      expect(isThere(test)).toBe(true);
    },
  );
});
