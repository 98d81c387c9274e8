/** Finds which tests of the project passed, in a new run or in the report of an earlier one. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../flows/machines.ts';
import { UsageError } from '../usage.ts';
import type { PassedTest } from './proof.ts';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path of a file relative to the project's root, with `/` on every system. */
const below = (file: string): string =>
  path.relative(projectRoot, path.resolve(projectRoot, file)).split(path.sep).join('/');

/** The tests that passed in a report of vitest's JSON reporter. */
export const passedInVitest = (report: unknown): PassedTest[] =>
  list(record(report)['testResults']).flatMap((suite) => {
    const file = below(text(record(suite)['name']));
    return list(record(suite)['assertionResults'])
      .map(record)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file, name: text(fullName) }));
  });

/**
 * The tests that passed in a report of Playwright's JSON reporter. The outermost suites are test
 * files; `parents` are the titles of the suites around this one.
 */
export const passedInPlaywright = (
  report: unknown,
  parents: readonly string[] = [],
): PassedTest[] =>
  list(record(report)['suites'])
    .map(record)
    .flatMap((suite) => {
      const within = [...parents, text(suite['title'])];
      const [file = '', ...titles] = within;
      const own = list(suite['specs'])
        .map(record)
        .filter(
          ({ ok, tests }) =>
            ok === true && list(tests).some((one) => record(one)['status'] === 'expected'),
        )
        .map(({ title }) => ({
          file: `test/browser/${file}`,
          name: [...titles, text(title)].join(' > '),
        }));
      return [...own, ...passedInPlaywright(suite, within)];
    });

/**
 * Reads the tests that passed from a JSON report of vitest or Playwright. Throws a `UsageError` for
 * any other file.
 */
export const readPassed = (file: string): PassedTest[] => {
  const refuse = (why: string) =>
    new UsageError(
      `The report "${file}" ${why}: --from takes what vitest or Playwright wrote with --reporter=json.`,
    );
  if (!existsSync(file)) throw refuse('does not exist');
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw refuse('is not JSON');
  }
  if (Array.isArray(record(report)['testResults'])) return passedInVitest(report);
  if (Array.isArray(record(report)['suites'])) return passedInPlaywright(report);
  throw refuse('holds no tests');
};

/**
 * Runs a Node script. Its output goes to the error stream, because standard output is for the
 * report.
 */
const execute = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(process.stderr);
    child.stderr.pipe(process.stderr);
    child.on('error', reject);
    // Failing tests give exit code 1; they are simply not among the passed ones.
    child.on('exit', () => resolve());
  });

/** The kinds of tests that can be run. */
export type Kind = 'unit' | 'browser';

/** How to run each kind of tests so that the JSON report is written to the file `report`. */
const RUNS: Readonly<
  Record<Kind, (report: string) => [args: string[], env: Record<string, string>]>
> = {
  unit: (report) => [
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`],
    {},
  ],
  browser: (report) => [
    ['test/browser/run.mjs', '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  ],
};

/** Runs the tests of these kinds and returns those that passed. */
export const runTests = async (kinds: readonly Kind[]): Promise<PassedTest[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'requirements-'));
  try {
    const passed: PassedTest[] = [];
    for (const kind of kinds) {
      const report = path.join(folder, `${kind}.json`);
      await execute(...RUNS[kind](report));
      if (!existsSync(report)) throw new Error(`The ${kind} tests could not be run; see above.`);
      passed.push(...readPassed(report));
    }
    return passed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
