/**
 * Computes the data that the flow studio shows: drawing, coverage and paths of a flow, and
 * simulations.
 */
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart.ts';
import { coverageOf, reachedIn } from '../coverage.ts';
import { explore } from '../explore.ts';
import { findFlows, loadModel } from '../flow.ts';
import { coverPaths, type Path } from '../generate.ts';
import type { PathModel } from '../model.ts';
import { movesOf, startsOf, type Move } from '../moves.ts';
import { requirementsOfPath } from '../names.ts';
import { stateIdsOf } from '../observe.ts';
import { step, type Step } from '../step.ts';
import { isActorRef } from '../text.ts';
import { makeChart } from '../chart.ts';
import { layOut } from './layout.ts';
import { findMachines, loadMachine, type MachineFile } from './machines.ts';
import { labelOf, outlineOf, statesIn, transitionsIn, type OutlineState } from './outline.ts';
import type {
  FlowDetails,
  FlowSummary,
  ShownPath,
  ShownStep,
  Simulation,
} from './studio/contract.ts';
import { svgText } from './svg.ts';

const shown = ({ move, taken, guards, situation }: Step): ShownStep => ({
  label: move.label === '' ? 'start' : move.label,
  states: stateIdsOf(situation.snapshot),
  taken,
  guards,
});

const shownPath = (chart: Chart, path: Path): ShownPath => ({
  requirements: requirementsOfPath(chart, path),
  steps: [path.start, ...path.steps].map(shown),
});

const aboutOf = (outline: OutlineState): FlowDetails['about'] =>
  Object.fromEntries([
    ...statesIn(outline).map(({ id, description, requirements, tags }) => [
      id,
      { title: [id, ...tags.map((tag) => `#${tag}`)].join(' '), description, requirements },
    ]),
    ...transitionsIn(outline).map((transition) => [
      transition.id,
      {
        title: `${transition.source}: ${labelOf(transition)} → ${transition.targets.join(' and ') || 'stays'}`,
        description: transition.description,
        requirements: transition.requirements,
      },
    ]),
  ]);

const wordsOf = (outline: OutlineState): string =>
  [
    ...statesIn(outline).flatMap(({ id, description, requirements }) => [
      id,
      description,
      ...requirements,
    ]),
    ...transitionsIn(outline).flatMap((one) => [
      labelOf(one),
      one.description,
      ...one.requirements,
    ]),
  ]
    .join(' ')
    .toLowerCase();

const modelOf = async (flow: string): Promise<PathModel | null> => {
  const file = findFlows().find((one) => one.flow === flow);
  return file === undefined ? null : loadModel(file);
};

type Walked = Pick<FlowDetails, 'marks' | 'unreached' | 'paths' | 'problem'>;

const walked = (model: PathModel): Walked => {
  const graph = explore(model);
  const { unreached } = coverageOf(graph);
  const reached = reachedIn(graph);
  const transitions = graph.chart.transitions.map(({ id, guarded }) => ({
    id,
    missing: unreached.filter((one) => one.id === id || (guarded && one.id.startsWith(`${id} : `))),
  }));
  const marks = transitions.map(({ id, missing }) => {
    if (missing.some(({ reason }) => reason === null)) return [id, 'open'] as const;
    return [id, reached.has(id) ? 'covered' : 'excused'] as const;
  });
  const paths = coverPaths(graph).map((path) => shownPath(graph.chart, path));
  return { marks: Object.fromEntries(marks), unreached, paths, problem: '' };
};

const unwalked = (problem: string): Walked => ({ marks: {}, unreached: [], paths: [], problem });

/** Summaries of all machines, for the list beside the chart. */
export const summaries = async (): Promise<FlowSummary[]> => {
  const all: FlowSummary[] = [];
  for (const file of findMachines()) {
    const outline = outlineOf(await loadMachine(file));
    all.push({
      flow: file.flow,
      area: file.area,
      description: outline.description,
      states: statesIn(outline).length - 1,
      transitions: transitionsIn(outline).length,
      words: wordsOf(outline),
    });
  }
  return all;
};

/** Draws a flow, and generates its paths and coverage. */
export const details = async (file: MachineFile): Promise<FlowDetails> => {
  const machine: AnyStateMachine = await loadMachine(file);
  const outline = outlineOf(machine);
  const model = await modelOf(file.flow);
  let result = unwalked('This flow has no model yet: it can be read, but not walked.');
  if (model !== null) {
    try {
      result = walked(model);
    } catch (error) {
      result = unwalked(error instanceof Error ? error.message : String(error));
    }
  }
  return { svg: svgText(await layOut(outline)), about: aboutOf(outline), ...result };
};

const LONGEST_TEXT = 200;

/** Turns a context into plain data for the page: actors, errors and dates become text. */
const readable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, part: unknown) => {
      if (isActorRef(part)) return `actor ${part.id}`;
      if (part instanceof Error) return part.message;
      if (part instanceof Map || part instanceof Set) return [...part];
      return typeof part === 'string' && part.length > LONGEST_TEXT
        ? `${part.slice(0, LONGEST_TEXT)}…`
        : part;
    }),
  );

/**
 * Makes the moves with these labels, from the start, and returns the steps and the next possible
 * moves. It stops at a label that is not possible. null for a flow without a model.
 */
export const simulate = async (
  flow: string,
  labels: readonly string[],
): Promise<Simulation | null> => {
  const model = await modelOf(flow);
  if (model === null) return null;
  const chart = makeChart(model);
  const steps: Step[] = [];
  const offered = (): Move[] => {
    const last = steps.at(-1);
    return last === undefined ? startsOf(chart) : movesOf(chart, last.situation);
  };
  for (const label of labels) {
    const move = offered().find((one) => one.label === label);
    if (move === undefined) break;
    steps.push(step(chart, steps.at(-1)?.situation ?? null, move));
  }
  const snapshot = steps.at(-1)?.situation.snapshot;
  return {
    steps: steps.map(shown),
    moves: offered().map(({ label }) => label),
    context: readable(snapshot?.context),
    status: snapshot?.status ?? 'not begun',
  };
};
