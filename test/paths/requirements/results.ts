/** The tests of the project, run now: which of them passed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../flows/machines.ts';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Names of passed tests in a report of vitest's JSON reporter. */
export const passedInVitest = (report: unknown): string[] =>
  list(record(report)['testResults']).flatMap((suite) => {
    const file = path.relative(projectRoot, text(record(suite)['name']));
    return list(record(suite)['assertionResults'])
      .map(record)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => `${file} > ${text(fullName)}`);
  });

/** Names of passed tests in a report of Playwright's JSON reporter. */
export const passedInPlaywright = (report: unknown, parents: readonly string[] = []): string[] =>
  list(record(report)['suites'])
    .map(record)
    .flatMap((suite) => {
      const within = [...parents, text(suite['title'])];
      const own = list(suite['specs'])
        .map(record)
        .filter(
          ({ ok, tests }) =>
            ok === true && list(tests).some((one) => record(one)['status'] === 'expected'),
        )
        .map(({ title }) => `test/browser/${[...within, text(title)].join(' > ')}`);
      return [...own, ...passedInPlaywright(suite, within)];
    });

/** Runs a command; what it prints goes to the error stream, so that the report stays alone. */
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
    // failing tests end it with 1 and simply do not count
    child.on('exit', () => resolve());
  });

const readReport = (file: string, what: string): unknown => {
  if (!existsSync(file)) throw new Error(`The ${what} tests could not be run; see above.`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** Which tests to run. */
export type Kind = 'unit' | 'browser';

/** Runs the tests anew and gives the names of those that passed. */
export const runTests = async (kinds: readonly Kind[]): Promise<string[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'requirements-'));
  const unit = path.join(folder, 'unit.json');
  const browser = path.join(folder, 'browser.json');
  try {
    const passed: string[] = [];
    if (kinds.includes('unit')) {
      await execute(
        ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${unit}`],
        {},
      );
      passed.push(...passedInVitest(readReport(unit, 'unit')));
    }
    if (kinds.includes('browser')) {
      await execute(['test/browser/run.mjs', '--reporter=json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
      });
      passed.push(...passedInPlaywright(readReport(browser, 'browser')));
    }
    return passed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
