import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;

/** A test that a table names: its file below `test/`, and its title. */
export interface NamedTest {
  file: string;
  title: string;
}

/** A file below `test/`. */
export const read = (file: string) => readFileSync(path.join(here, file), 'utf8');

/** The cells of the rows of a table whose first cell fits. */
export const rowsOf = (file: string, fits: RegExp): string[][] =>
  read(file)
    .split('\n')
    .filter((line) => fits.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The tests of a cell: `file` “title”, “title of the same file”; `other file` “title”. */
export function testsIn(cell: string): NamedTest[] {
  return cell.split('; `').flatMap((part) => {
    const [file = '', titles = ''] = part.replace(/^`/, '').split(/`(.*)/s);
    return [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title }));
  });
}

/** Whether a test of that title is in its file. */
export const isThere = ({ file, title }: NamedTest): boolean =>
  existsSync(path.join(here, file)) &&
  [...read(file).matchAll(/\(\s*(['`"])(.*?)\1\s*,/g)].some(([, , text]) => text === title);
