/** The flows of the project: every `test/<area>/<flow>.model.ts`, found and measured. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeChart } from './chart.ts';
import { coverageOf, gapsOf, type Share, type Unreached } from './coverage.ts';
import { exploreSome, type Graph } from './explore.ts';
import { pathsOf } from './baseline/compare.ts';
import { BaselineError } from './baseline/file.ts';
import { readRecorded } from './baseline/stored.ts';
import { coverPaths, tours, type Path } from './generate.ts';
import type { PathModel } from './model.ts';
import {
  failedBySuite,
  mistakesIn,
  mutate,
  openMistakes,
  type Caught,
  type Survivor,
} from './mutate.ts';

export interface FlowFile {
  readonly flow: string;
  readonly area: string;
  readonly file: string;
}

/**
 * The output of `paths list --json` for each flow; other tools read it, so names and meaning must
 * not change.
 */
export interface FlowFigures {
  flow: string;
  area: string;
  /** Steps that throw, each with the path to it, and undetected mistakes without a reason. */
  findings: readonly string[];
  /** State nodes of the chart. */
  states: number;
  /** Transition objects of the chart, and the number that is reached. */
  transitions: number;
  covered: number;
  /** Every guard counts as two outcomes: true and refused. */
  guards: Share;
  /** States, transitions and guard outcomes that are not reached; no reason means a gap. */
  unreached: readonly Unreached[];
  /** Long paths that together cover everything, and their steps. */
  tours: number;
  steps: number;
  /** Share of small mistakes in the chart that its baseline notices, 0 to 1. */
  mutation: number;
  /** The same as numbers, by kind of mistake and in all. */
  noticed: Caught;
  kinds: Readonly<Record<string, Caught>>;
  /** Mistakes that its baseline does not notice; no reason means a gap. */
  survivors: readonly Survivor[];
  /**
   * For a sample of the mistakes: how many are detected when the changed chart runs through its own
   * test suite.
   */
  failed: Caught;
}

const SUFFIX = '.model.ts';

/** All model files, by area and flow; `root` is the folder of tests, with a slash at its end. */
export const findFlows = (root = new URL('../', import.meta.url)): FlowFile[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: area }) =>
      readdirSync(new URL(`${area}/`, root))
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => ({
          flow: name.slice(0, -SUFFIX.length),
          area,
          file: fileURLToPath(new URL(`${area}/${name}`, root)),
        })),
    )
    .sort((a, b) => `${a.area}/${a.flow}`.localeCompare(`${b.area}/${b.flow}`));

const isModel = (value: unknown): value is PathModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

/** Loads `<flow>Model` of a model file; throws when the file does not export it. */
export const loadModel = async ({ flow, file }: FlowFile): Promise<PathModel> => {
  const loaded: Record<string, unknown> = await import(file);
  const model = loaded[`${flow}Model`];
  if (!isModel(model)) throw new Error(`${file} does not export ${flow}Model`);
  return model;
};

/** The data from which a flow's figures are computed. */
interface Walked {
  readonly paths: readonly Path[];
  /** Why the baseline cannot be walked, in a sentence; null when it can. */
  readonly problem: string | null;
}

/** The paths of the baseline, walked on the explored chart; short ones where there is none. */
const baselinePaths = (file: FlowFile, graph: Graph): Walked => {
  try {
    return { paths: pathsOf(graph.chart, readRecorded(file)), problem: null };
  } catch (error) {
    if (error instanceof BaselineError) return { paths: coverPaths(graph), problem: error.message };
    throw error;
  }
};

/** Measures one explored flow again. */
const figuresOf = (file: FlowFile, graph: Graph): FlowFigures => {
  const { states, transitions, guards, unreached } = coverageOf(graph);
  const long = tours(graph);
  const { paths, problem } = baselinePaths(file, graph);
  const mistakes = mistakesIn(graph.chart, paths);
  const { total, caught, share, byKind, survivors, stale } = mutate(mistakes);
  const open = openMistakes({ survivors, stale }).map((what) => `${file.flow}: ${what}`);
  return {
    flow: file.flow,
    area: file.area,
    findings: [...graph.findings, ...(problem === null ? open : [problem])],
    states: states.total,
    transitions: transitions.total,
    covered: transitions.covered,
    guards,
    unreached,
    tours: long.length,
    steps: long.reduce((sum, { steps }) => sum + steps.length, 0),
    mutation: share,
    noticed: { total, caught },
    kinds: byKind,
    survivors,
    failed: failedBySuite(mistakes),
  };
};

/**
 * The minimum number of situations to explore, even when fewer reach everything: with more choice
 * the tours become shorter.
 */
const LEAST_VISITS = 300;

/**
 * Whether the explored part of a flow suffices to compute its figures. Only the flow's own test
 * explores everything, because an invariant may break anywhere.
 */
const isMeasurable = (graph: Graph, visits: number): boolean =>
  visits >= LEAST_VISITS && gapsOf(coverageOf(graph)).length === 0;

/** Loads, explores and measures one flow. */
export const measure = async (file: FlowFile): Promise<FlowFigures> =>
  figuresOf(file, exploreSome(makeChart(await loadModel(file)), isMeasurable));
