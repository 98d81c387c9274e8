import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, read, rowsOf, testsIn } from './namedTests.ts';

const here = import.meta.dirname;

const rows = rowsOf('security.md', /^\| \d/).map(
  ([numbers = '', level = '', words = '', tests = '']) => ({
    numbers,
    level,
    words,
    tests: testsIn(tests),
  }),
);

describe('the table of security requirements', () => {
  it('has the 44 rows, each once', () => {
    expect(rows).toHaveLength(44);
    expect(new Set(rows.map(({ numbers }) => numbers)).size).toBe(44);
  });

  it.each(rows)('$numbers has a level, its words and a test', ({ level, words, tests }) => {
    expect(level).toMatch(/^[123](\/[123])?$/);
    expect(words).not.toBe('');
    expect(tests).not.toEqual([]);
  });

  const named = rows.flatMap(({ numbers, tests }) => tests.map((test) => ({ numbers, ...test })));

  it.each(named)('$numbers: $file has the test “$title”', (test) => {
    expect(isThere(test)).toBe(true);
  });
});

it('ASVS 3.2.2: no file of the storefront writes HTML, and the lint refuses it', () => {
  const files = readdirSync(path.join(here, '..', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join('src', name));
  expect(files.length).toBeGreaterThan(300);
  const writing = files.filter((file) =>
    /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write\(/.test(
      read(path.join('..', file)),
    ),
  );
  expect(writing).toEqual([]);
  expect(read('../.oxlintrc.json')).toContain('"react/no-danger": "error"');
});
