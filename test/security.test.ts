import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(here, file), 'utf8');

interface Row {
  numbers: string;
  level: string;
  words: string;
  tests: { file: string; title: string }[];
}

/** The tests of a cell: `file` “title”, “title of the same file”; `other file` “title”. */
function testsIn(cell: string): Row['tests'] {
  return cell.split('; `').flatMap((part) => {
    const [file = '', titles = ''] = part.replace(/^`/, '').split(/`(.*)/s);
    return [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title }));
  });
}

const rows: Row[] = read('security.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, numbers = '', level = '', words = '', tests = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { numbers, level, words, tests: testsIn(tests) };
  });

describe('the table of security requirements', () => {
  it('has the 42 rows, each once', () => {
    expect(rows).toHaveLength(42);
    expect(new Set(rows.map(({ numbers }) => numbers)).size).toBe(42);
  });

  it.each(rows)('$numbers has a level, its words and a test', ({ level, words, tests }) => {
    expect(level).toMatch(/^[123](\/[123])?$/);
    expect(words).not.toBe('');
    expect(tests).not.toEqual([]);
  });

  const named = rows.flatMap(({ numbers, tests }) => tests.map((test) => ({ numbers, ...test })));

  it.each(named)('$numbers: $file has the test “$title”', ({ file, title }) => {
    expect(existsSync(path.join(here, file)), `test/${file} is there`).toBe(true);
    const titles = [...read(file).matchAll(/\(\s*(['`"])(.*?)\1\s*,/g)].map(([, , text]) => text);
    expect(titles).toContain(title);
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
