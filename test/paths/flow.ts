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
  /**
   * The problems of the flow: steps that throw, each with the path to it; small mistakes in the
   * chart that no recorded path detects and the model does not excuse; or an unreadable baseline.
   */
  findings: readonly string[];
  /** State nodes of the chart. */
  states: number;
  /** The number of transitions in the chart; `covered` is how many of them are reached. */
  transitions: number;
  covered: number;
  /** The guard outcomes of the chart: each guard has two, true and refused. */
  guards: Share;
  /** States, transitions and guard outcomes that are not reached; one without a reason is a gap. */
  unreached: readonly Unreached[];
  /**
   * The number of long paths that together cover everything; `steps` is their number of steps in
   * all.
   */
  tours: number;
  steps: number;
  /** The share of small mistakes (mutations) in the chart that its baseline detects, 0 to 1. */
  mutation: number;
  /**
   * The number of mistakes and of detected ones: `noticed` for all, `kinds` for each kind of
   * mistake.
   */
  noticed: Caught;
  kinds: Readonly<Record<string, Caught>>;
  /** Mistakes that the baseline does not detect; one without a reason is a gap. */
  survivors: readonly Survivor[];
  /**
   * For a sample of the mistakes: how many are detected when the changed chart runs through its own
   * test suite.
   */
  failed: Caught;
}

const SUFFIX = '.model.ts';

/**
 * All model files below the folder of tests, sorted by area and flow; `root` must end with a slash.
 */
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

/**
 * The paths that are examined for whether they detect small mistakes in the chart: those of the
 * flow's baseline, or generated ones when the baseline cannot be read.
 */
interface Walked {
  readonly paths: readonly Path[];
  /** Why the baseline cannot be read, in a sentence; null when it can. */
  readonly problem: string | null;
}

/**
 * Walks the paths of a flow's baseline on its chart. Without a readable baseline, short paths are
 * generated instead.
 */
const baselinePaths = (file: FlowFile, graph: Graph): Walked => {
  try {
    return { paths: pathsOf(graph.chart, readRecorded(file)), problem: null };
  } catch (error) {
    if (error instanceof BaselineError) return { paths: coverPaths(graph), problem: error.message };
    throw error;
  }
};

/** Computes the figures of a flow from its explored graph. */
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
 * The minimum number of situations to explore, even when fewer reach everything: a larger graph
 * gives shorter tours.
 */
const MIN_VISITS = 300;

/**
 * Whether the explored part of a flow suffices to compute its figures. Only the flow's own test
 * explores everything, because an invariant may break anywhere.
 */
const isMeasurable = (graph: Graph, visits: number): boolean =>
  visits >= MIN_VISITS && gapsOf(coverageOf(graph)).length === 0;

/** Loads, explores and measures one flow. */
export const measure = async (file: FlowFile): Promise<FlowFigures> =>
  figuresOf(file, exploreSome(makeChart(await loadModel(file)), isMeasurable));
