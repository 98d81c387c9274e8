/**
 * `npm run paths -- check` compares each chart with its baseline,
 * `test/<area>/<flow>.baseline.json`, by walking the recorded paths on the present chart. The exit
 * code is 1 when
 * - a path goes differently than recorded, or can no longer be walked;
 * - no recorded path takes a transition of the chart;
 * - no path would detect a small mistake in the chart (`mutate.ts`) and the model gives no reason
 *   for it, or the model gives a reason for a mistake that is detected.
 *
 * Files are written only with `--update`.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModel, type FlowFile } from '../flow.ts';
import { pickByName, parseArguments, type CommandResult } from '../usage.ts';
import { makeChart } from '../chart.ts';
import { mistakesIn, mutate, openMistakes } from '../mutate.ts';
import { compareWith, pathsOf, type Comparison } from './compare.ts';
import { writeBaseline, type Baseline } from './file.ts';
import { textOf, type Plain } from './plain.ts';
import { checkNames, readNames, renameBaseline, type Names } from './renamed.ts';
import { baselineFile, readRecorded, recordedName, shownName, SUFFIX } from './stored.ts';
import { recordBaseline } from './update.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const many = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

/**
 * Finds the baselines whose flow no longer exists, in the folders of the given flows. Returns pairs:
 * a flow of the same folder, which tells where the file is, and the name of the baseline. One with
 * the old name of a renamed flow is not returned (`names` maps old to new names, from `--renamed`).
 */
const orphansBeside = (flows: readonly FlowFile[], names: Names): [FlowFile, string][] => {
  const folders = new Map(flows.map((one) => [path.dirname(one.file), one]));
  return [...folders].flatMap(([folder, one]) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length))
      .filter((name) => !flows.some(({ area, flow }) => area === one.area && flow === name))
      .filter((name) => !flows.some(({ flow }) => flow === names.get(name)))
      .map((name): [FlowFile, string] => [one, name]),
  );
};

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

/** Describes the paths that differ from their record; equal differences are described once. */
const departureTexts = ({ departures }: Comparison): string[] => {
  const byWords = new Map<string, string[]>();
  for (const { id, words } of departures) byWords.set(words, [...(byWords.get(words) ?? []), id]);
  return [...byWords].map(([words, [first = '', ...others]]) => {
    const same = others.length === 0 ? '' : `\n    The same in: ${others.join('; ')}`;
    return `  ${first}\n${indent(words)}${same}`;
  });
};

const comparisonText = (comparison: Comparison): string => {
  const { flow, paths, departures, unrecorded } = comparison;
  const head =
    departures.length === 0
      ? `${flow}: what changed is in no recorded path`
      : `${flow}: ${departures.length} of ${many(paths, 'path goes', 'paths go')} otherwise than recorded`;
  const fresh =
    unrecorded.length === 0 ? [] : [`  No recorded path takes: ${unrecorded.join('; ')}`];
  return [head, ...departureTexts(comparison), ...fresh].join('\n');
};

const ADVICE =
  'If that is meant: npm run paths -- check --update <flow>, and look at the changed baseline. ' +
  'If only names changed: --renamed old=new.';

const UNNOTICED =
  'What nobody notices: give the model a case that shows it, then --update; or say under ' +
  '`equivalent` in the model why nobody could.';

/**
 * A problem of a flow as text; `advice` says how to solve it, null when `words` says it already.
 */
interface Problem {
  readonly words: string;
  readonly advice: string | null;
}

const checkOne = async (file: FlowFile, names: Names): Promise<Problem | null> => {
  try {
    const baseline = renameBaseline(readRecorded(file, names), names);
    const model = await loadModel(file);
    const comparison = compareWith(model, baseline);
    if (comparison.departures.length > 0 || comparison.unrecorded.length > 0) {
      return { words: comparisonText(comparison), advice: ADVICE };
    }
    const chart = makeChart(model);
    const open = openMistakes(mutate(mistakesIn(chart, pathsOf(chart, baseline))));
    if (open.length === 0) return null;
    const head = `${file.flow}: ${many(open.length, 'small mistake', 'small mistakes')} would pass`;
    return { words: [head, ...open.map((one) => `  ${one}`)].join('\n'), advice: UNNOTICED };
  } catch (error) {
    return { words: messageOf(error), advice: null };
  }
};

/**
 * Says how many paths of a new baseline are new, changed and removed, in comparison with the old
 * one.
 */
const changesIn = (before: Baseline | null, now: Baseline): string => {
  const text = (steps: unknown) => textOf(steps as Plain);
  const old = before?.paths ?? new Map<string, unknown>();
  const added = [...now.paths.keys()].filter((id) => !old.has(id)).length;
  const gone = [...old.keys()].filter((id) => !now.paths.has(id)).length;
  const changed = [...now.paths].filter(
    ([id, steps]) => old.has(id) && text(old.get(id)) !== text(steps),
  ).length;
  return `${added} new, ${changed} changed, ${gone} gone, ${many(now.paths.size, 'path', 'paths')} in all`;
};

/**
 * Records a flow again, and writes its baseline if anything changed. Returns a sentence that says
 * what was written, or null when nothing changed. `names` maps the old names of states, events,
 * actors and flows to new ones (`--renamed`).
 */
const updateOne = async (file: FlowFile, names: Names): Promise<string | null> => {
  const name = recordedName(file, names);
  let before: Baseline | null = null;
  let reason = '';
  try {
    before = renameBaseline(readRecorded(file, names), names);
  } catch (error) {
    reason = existsSync(baselineFile(file, name)) ? ` (${messageOf(error).split(':')[0]})` : '';
  }
  const now = recordBaseline(file.flow, await loadModel(file), before);
  const text = writeBaseline(now);
  const where = baselineFile(file);
  if (existsSync(where) && readFileSync(where, 'utf8') === text) return null;
  writeFileSync(where, text);
  if (name !== file.flow) rmSync(baselineFile(file, name));
  return `${shownName(file, file.flow)} written${reason}: ${changesIn(before, now)}.`;
};

const update = async (
  chosen: readonly FlowFile[],
  orphans: readonly [FlowFile, string][],
  names: Names,
): Promise<CommandResult> => {
  const done: string[] = [];
  const failures: string[] = [];
  for (const file of chosen) {
    try {
      const what = await updateOne(file, names);
      if (what !== null) done.push(what);
    } catch (error) {
      failures.push(`${file.area}/${file.flow}: ${messageOf(error)}`);
    }
  }
  for (const [file, name] of orphans) {
    rmSync(baselineFile(file, name));
    done.push(`${shownName(file, name)} removed: there is no such flow.`);
  }
  const out = done.length === 0 ? 'Every baseline is as it was.' : done.join('\n');
  return { code: failures.length === 0 ? 0 : 1, out, err: failures.join('\n') };
};

/**
 * Reads the baselines of these flows; a missing or unreadable one is left out. The old names of
 * `--renamed` (the keys of `names`) must occur in one of these baselines.
 */
const readable = (chosen: readonly FlowFile[], names: Names): Baseline[] =>
  chosen.flatMap((file) => {
    try {
      return [readRecorded(file, names)];
    } catch {
      return [];
    }
  });

/**
 * Runs the command `check [--update] [--renamed old=new] [flow …]`: compares the flows with their
 * baselines, or writes these anew with `--update`. Returns the exit code and the output.
 */
export const check = async (
  args: readonly string[],
  flows: readonly FlowFile[],
): Promise<CommandResult> => {
  const { words, flags, values } = parseArguments(args, ['--update'], ['--renamed']);
  const names = readNames(values.get('--renamed'));
  const chosen =
    words.length === 0
      ? flows
      : words.map((name) => pickByName('flow', name, flows, ({ flow }) => flow));
  if (names.size > 0) checkNames(names, readable(chosen, names));
  const orphans = words.length === 0 ? orphansBeside(flows, names) : [];
  if (flags.has('--update')) return update(chosen, orphans, names);
  const problems = orphans.map(([file, name]): Problem => ({
    words: `${shownName(file, name)} belongs to no flow: npm run paths -- check --update removes it`,
    advice: null,
  }));
  for (const file of chosen) {
    const problem = await checkOne(file, names);
    if (problem !== null) problems.push(problem);
  }
  if (problems.length > 0) {
    const advice = new Set(problems.flatMap((one) => one.advice ?? []));
    const err = [...problems.map(({ words: said }) => said), ...advice].join('\n');
    return { code: 1, out: '', err };
  }
  return { code: 0, out: `${many(chosen.length, 'flow goes', 'flows go')} as recorded.`, err: '' };
};
