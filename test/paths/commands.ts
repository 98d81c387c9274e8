/**
 * The commands of `npm run paths`:
 *
 * - `list [flow …] [--json]` measures the flows: what the path tests reach, what the browser tests
 *   take and check (`browserCoverage.ts`), and how many small mistakes in a chart its baseline and
 *   its own suite detect (`mutate.ts`);
 * - `check [flow …]` compares the charts with their baselines, and checks that these would detect
 *   every small mistake (`baseline/check.ts`); `--update` records them again, `--renamed old=new`
 *   names renamed states, events or flows;
 * - `show [flow …]` prints the paths of these flows (by default of all) in words or another
 *   notation;
 * - `requirements [--json]` runs the tests, and prints which states, transitions and tests serve
 *   each requirement, and what kind of test proves it (`requirements/proof.ts`); `--from` reads the
 *   reports of earlier runs instead, which takes a second;
 * - `bench` measures the speed of the path engine.
 *
 * The exit code is 2 for a wrong name or option, with the nearest match, and 1 when a flow cannot
 * be explored or no path is found.
 */
import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from './baseline/check.ts';
import { baselineFile } from './baseline/stored.ts';
import { benchPaths, benchText } from './bench/bench.ts';
import { graphwalkerText, mermaidText } from './export/graphs.ts';
import { csvText, gherkinText, jsonText } from './export/lists.ts';
import { playwrightSetup, playwrightText } from './export/playwright.ts';
import { exportFlow, type ExportedFlow } from './export/exportedPath.ts';
import { explore } from './explore.ts';
import { browserCoverageOf } from './browserCoverage.ts';
import { findFlows, loadModel, measure, type FlowFile } from './flow.ts';
import { loadPage, pageFileOf, pathsOnPage, type PageFile } from './pages.ts';
import { join, readCharts, reportText } from './requirements/evidence.ts';
import { readIndex } from './requirements/requirementIndex.ts';
import { readPassed, runTests, type Kind } from './requirements/results.ts';
import { checkSelection, SELECTING, selectPaths } from './select.ts';
import { listText, showText, type ListedFigures } from './table.ts';
import {
  counted,
  makeFolder,
  resultOf,
  pickByName,
  parseArguments,
  succeeded,
  UsageError,
  unknownName,
  type CommandResult,
} from './usage.ts';

const USAGE = `npm run paths -- list [flow …] [--json]
npm run paths -- check [flow …] [--update] [--renamed old=new,…]
npm run paths -- show [flow …] [--cover states|transitions|guards|pairs] [--random N --seed S]
                      [--to state] [--requirement ID] [--out DIR]
                      [--format text|json|gherkin|csv|playwright|graphwalker|mermaid]
npm run paths -- requirements [--json] [--tests all|unit|browser | --from report.json,report.json]
npm run paths -- bench`;
const COMMANDS = ['list', 'check', 'show', 'requirements', 'bench'];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const noWords = (words: readonly string[]): void => {
  if (words[0] !== undefined)
    throw new UsageError(`This command takes no "${words[0]}".\n${USAGE}`);
};

interface Measured {
  readonly figures: readonly ListedFigures[];
  /** The errors of flows that could not be measured, one line each. */
  readonly failures: readonly string[];
}

const measureHere = async (flows: readonly FlowFile[]): Promise<Measured> => {
  const figures: ListedFigures[] = [];
  const failures: string[] = [];
  for (const file of flows) {
    try {
      const measured = { ...(await measure(file)), ...(await browserCoverageOf(file)) };
      figures.push(measured);
      failures.push(...measured.findings);
    } catch (error) {
      failures.push(`${file.area}/${file.flow}: ${messageOf(error)}`);
    }
  }
  return { figures, failures };
};

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));

/** Measures flows in a second process, by running `paths list --json` there. */
const measureBeside = (flows: readonly FlowFile[]): Promise<Measured> =>
  new Promise((resolve) => {
    const names = flows.map(({ flow }) => flow);
    execFile(
      process.execPath,
      [...process.execArgv, CLI, 'list', '--json', ...names],
      { maxBuffer: Infinity },
      (_, out, err) => {
        const failures = err.split('\n').filter((line) => line !== '');
        try {
          resolve({ figures: JSON.parse(out) as ListedFigures[], failures });
        } catch {
          resolve({ figures: [], failures });
        }
      },
    );
  });

/**
 * Estimates the time to measure a flow by the size of its baseline in bytes; 0 without a baseline.
 */
const weightOf = (file: FlowFile): number =>
  statSync(baselineFile(file), { throwIfNoEntry: false })?.size ?? 0;

/**
 * Measures flows in two processes, to use a second core. This process takes the heaviest flow and
 * the light ones; the other takes the heavy flows between them, about a fifth of all.
 */
const measureAll = async (flows: readonly FlowFile[]): Promise<Measured> => {
  const byWeight = [...flows].sort((a, b) => weightOf(b) - weightOf(a));
  const isHere = (index: number) => index === 0 || index >= flows.length / 5;
  const beside = measureBeside(byWeight.filter((_, index) => !isHere(index)));
  const here = await measureHere(byWeight.filter((_, index) => isHere(index)));
  const there = await beside;
  const order = new Map(flows.map(({ flow }, index) => [flow, index]));
  const place = ({ flow }: ListedFigures) => order.get(flow) ?? 0;
  return {
    figures: [...here.figures, ...there.figures].sort((a, b) => place(a) - place(b)),
    failures: [...here.failures, ...there.failures],
  };
};

const list = async (
  args: readonly string[],
  flows: readonly FlowFile[],
): Promise<CommandResult> => {
  const { words, flags } = parseArguments(args, ['--json'], []);
  const chosen = words.map((name) => pickByName('flow', name, flows, ({ flow }) => flow));
  const { figures, failures } =
    words.length === 0 && flows.length > 1
      ? await measureAll(flows)
      : await measureHere(words.length === 0 ? flows : chosen);
  const out = flags.has('--json') ? JSON.stringify(figures, null, 2) : listText(figures);
  return { code: failures.length === 0 ? 0 : 1, out, err: failures.join('\n') };
};

/** A notation for paths: the ending of its file names, and the function that writes flows in it. */
interface Notation {
  readonly ending: string;
  readonly write: (flows: readonly ExportedFlow[]) => string;
}

const NOTATIONS: Readonly<Record<string, Notation>> = {
  json: { ending: 'paths.json', write: jsonText },
  gherkin: { ending: 'feature', write: gherkinText },
  csv: { ending: 'csv', write: csvText },
  graphwalker: { ending: 'graphwalker.json', write: graphwalkerText },
  mermaid: { ending: 'mmd', write: mermaidText },
};
const FORMATS = ['text', 'playwright', ...Object.keys(NOTATIONS)];

const writeFiles = (
  folder: string,
  files: readonly (readonly [string, string])[],
): CommandResult => {
  makeFolder(folder);
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  return succeeded(`${counted(files.length, 'file')} written to ${path.resolve(folder)}.`);
};

const showPlaywright = async (
  chosen: readonly FlowFile[],
  all: boolean,
  out: string | undefined,
) => {
  const pages = chosen.flatMap((file): PageFile[] => {
    const page = pageFileOf(file);
    if (page === null && !all) {
      const wanted = `test/${file.area}/${file.flow}.page.ts`;
      throw new UsageError(`The flow "${file.flow}" has no page model: write ${wanted} first.`);
    }
    return page === null ? [] : [page];
  });
  const folder = out ?? 'paths';
  const files: [string, string][] = [];
  for (const file of pages) {
    const model = await loadPage(file);
    const text = await playwrightText(
      await pathsOnPage(file, model),
      model,
      file,
      path.resolve(folder),
    );
    files.push([`${file.flow}.spec.ts`, text]);
  }
  if (out === undefined) return succeeded(files.map(([, text]) => text).join('\n'));
  return writeFiles(folder, [...files, ...playwrightSetup(path.resolve(out))]);
};

const show = async (
  args: readonly string[],
  flows: readonly FlowFile[],
): Promise<CommandResult> => {
  const { words, values } = parseArguments(args, [], [...SELECTING, '--format', '--out']);
  const format = pickByName('format', values.get('--format') ?? 'text', FORMATS, (one) => one);
  const requirement = values.get('--requirement');
  if (requirement !== undefined)
    pickByName('requirement', requirement, readIndex(), ({ id }) => id);
  if (words.length === 0 && requirement === undefined && format === 'text') {
    throw new UsageError(`Which flow?\n${USAGE}`);
  }
  checkSelection(values);
  const chosen =
    words.length === 0
      ? flows
      : words.map((name) => pickByName('flow', name, flows, (one) => one.flow));
  const out = values.get('--out');
  if (format === 'playwright') {
    const unfit = SELECTING.find((option) => values.has(option));
    if (unfit !== undefined) {
      throw new UsageError(
        `${unfit} does not go with playwright: its paths follow from the page model.`,
      );
    }
    return showPlaywright(chosen, words.length === 0, out);
  }
  const told: [ExportedFlow, string][] = [];
  for (const file of chosen) {
    const graph = explore(await loadModel(file));
    const paths = selectPaths(graph, values);
    if (paths.length > 0) told.push([exportFlow(file, graph, paths), showText(file, graph, paths)]);
  }
  if (told.length === 0) {
    const hint = '`npm run paths -- requirements` says what proves a requirement.';
    throw new Error(`No path serves ${requirement ?? 'that'}. ${hint}`);
  }
  const notation = NOTATIONS[format];
  const write = (all: typeof told) =>
    notation === undefined
      ? all.map(([, text]) => text).join('\n\n')
      : notation.write(all.map(([flow]) => flow));
  if (out === undefined) return succeeded(write(told).trimEnd());
  const ending = notation?.ending ?? 'txt';
  return writeFiles(
    out,
    told.map((one) => [`${one[0].flow}.${ending}`, write([one])]),
  );
};

const TESTS: Readonly<Record<string, readonly Kind[]>> = {
  all: ['unit', 'browser'],
  unit: ['unit'],
  browser: ['browser'],
};

const requirements = async (args: readonly string[]): Promise<CommandResult> => {
  const { words, flags, values } = parseArguments(args, ['--json'], ['--tests', '--from']);
  noWords(words);
  const from = values.get('--from');
  if (from !== undefined && values.has('--tests')) {
    throw new UsageError('--from and --tests cannot be combined: take one.');
  }
  const [, kinds] = pickByName(
    'kind of tests',
    values.get('--tests') ?? 'all',
    Object.entries(TESTS),
    ([name]) => name,
  );
  const passed = from === undefined ? await runTests(kinds) : from.split(',').flatMap(readPassed);
  const index = readIndex();
  const served = join(index, await readCharts(), passed);
  return succeeded(
    flags.has('--json') ? JSON.stringify(served, null, 2) : reportText(index, served),
  );
};

const bench = async (args: readonly string[]): Promise<CommandResult> => {
  noWords(parseArguments(args, [], []).words);
  const rows = await benchPaths();
  return { ...succeeded(benchText(rows)), code: rows.every(({ kept }) => kept) ? 0 : 1 };
};

const dispatch = ([command, ...rest]: readonly string[], flows: readonly FlowFile[]) => {
  switch (command) {
    case 'list':
      return list(rest, flows);
    case 'check':
      return check(rest, flows);
    case 'show':
      return show(rest, flows);
    case 'requirements':
      return requirements(rest);
    case 'bench':
      return bench(rest);
    case undefined:
      throw new UsageError(USAGE);
    default:
      throw unknownName('command', command, COMMANDS);
  }
};

/**
 * Runs one command of `npm run paths` for the given flows, by default all flows of the project.
 * `args` are the command and its arguments.
 */
export const run = (
  args: readonly string[],
  flows: readonly FlowFile[] = findFlows(),
): Promise<CommandResult> => resultOf(args, USAGE, async () => dispatch(args, flows));
