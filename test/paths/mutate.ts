/**
 * How much would the paths of a model notice? Each mutant is the machine with one small mistake; the
 * paths of the unchanged machine are walked on it, and it is caught when a situation or an effect is
 * not as predicted. The transitions taken are not compared here: nobody outside the machine sees
 * them. A survivor means that the model's payloads are too few or its key is too coarse.
 */
import { makeChart, outcomeId, type AnyStateNode, type Transition } from './chart.ts';
import { reachedIn } from './coverage.ts';
import type { Graph } from './explore.ts';
import type { Path } from './generate.ts';
import { effectText, stateIdsOf } from './observe.ts';
import { step, type Step } from './step.ts';

type Change = (transitions: readonly Transition[], nodes: readonly AnyStateNode[]) => void;

interface Mutant {
  /** What was changed, in words. */
  readonly words: string;
  readonly change: Change;
  /** Whether a path comes by the changed place. */
  readonly concerns: (reached: Step) => boolean;
}

export interface MutationResult {
  readonly total: number;
  readonly caught: number;
  /** Share of mutants caught, 0 to 1; 1 when there is nothing to change. */
  readonly share: number;
  readonly survivors: readonly string[];
}

const onTransition =
  (id: string, edit: (transition: Transition) => void): Change =>
  (transitions) => {
    const found = transitions.find((one) => one.id === id);
    if (found !== undefined) edit(found);
  };

const remove = ({ definition }: Transition): void => {
  const { source } = definition;
  const without = <T>(list: readonly T[]) => list.filter((one) => !Object.is(one, definition));
  if (source.always !== undefined) source.always = without(source.always);
  for (const [type, list] of source.transitions) {
    const rest = without(list);
    if (rest.length === 0) source.transitions.delete(type);
    else source.transitions.set(type, rest);
  }
};

/** The first other state beside the target; not one that leads on by itself, perhaps to the target. */
const besides = (target: AnyStateNode | undefined): AnyStateNode | undefined => {
  const siblings: AnyStateNode[] = Object.values(target?.parent?.states ?? {});
  const stays = (one: AnyStateNode) => one.type !== 'history' && one.always === undefined;
  return siblings.find((one) => one !== target && stays(one));
};

const retarget = ({ definition }: Transition): void => {
  const other = besides(definition.target?.[0]);
  if (other !== undefined) Object.assign(definition, { target: [other] });
};

const mutantsOf = (transition: Transition, reached: ReadonlySet<string>): Mutant[] => {
  const { id, definition, guarded, acts } = transition;
  const refused = outcomeId(id, false);
  const taken = ({ taken }: Step) => taken.includes(id);
  const seen = (one: Step) => taken(one) || one.guards.includes(refused);
  const mutant = (words: string, edit: (one: Transition) => void, concerns = taken): Mutant => ({
    words: `${words} "${id}"`,
    change: onTransition(id, edit),
    concerns,
  });
  const list: Mutant[] = [];
  if (reached.has(id)) {
    list.push(mutant('delete', remove));
    if (besides(definition.target?.[0]) !== undefined) list.push(mutant('retarget', retarget));
    if (acts) {
      const dropActions = (one: Transition) => Object.assign(one.definition, { actions: [] });
      list.push(mutant('drop the actions of', dropActions));
    }
    if (guarded) {
      const refuse = (one: Transition) => Object.assign(one.definition, { guard: () => false });
      list.push(mutant('always refuse', refuse));
    }
  }
  if (guarded && reached.has(refused)) {
    const unguard = (one: Transition) => Object.assign(one.definition, { guard: undefined });
    list.push(mutant('take the guard from', unguard, seen));
  }
  return list;
};

/** Entry and exit actions as written; those that xstate adds for timers stay. */
const actionMutantsOf = (node: AnyStateNode): Mutant[] => {
  const written = {
    entry: [node.config.entry ?? []].flat(),
    exit: [node.config.exit ?? []].flat(),
  };
  return (['entry', 'exit'] as const)
    .filter((kind) => written[kind].length > 0)
    .map((kind) => ({
      words: `drop the ${kind} actions of "${node.id}"`,
      change: (_transitions, nodes) => {
        const found = nodes.find(({ id }) => id === node.id);
        found?.[kind].splice(0, written[kind].length);
      },
      concerns: ({ situation }) =>
        node.parent === undefined || stateIdsOf(situation.snapshot).includes(node.id),
    }));
};

interface Script {
  readonly path: Path;
  readonly effects: readonly string[];
}

const effectsOf = ({ effects }: Step): string => effects.map(effectText).join('\n');

/** Whether walking a path on a changed machine shows anything else than predicted. */
const catches = (chart: ReturnType<typeof makeChart>, { path, effects }: Script): boolean => {
  try {
    let previous: Step | null = null;
    for (const [index, predicted] of [path.start, ...path.steps].entries()) {
      const now: Step = step(chart, previous?.situation ?? null, predicted.move);
      if (now.key !== predicted.key || effectsOf(now) !== effects[index]) return true;
      previous = now;
    }
    return false;
  } catch {
    return true;
  }
};

/** Changes the machine in every small way and counts the changes that the paths notice. */
export const mutate = (graph: Graph, paths: readonly Path[]): MutationResult => {
  const { chart } = graph;
  const reached = reachedIn(graph);
  const mutants = [
    ...chart.transitions.flatMap((transition) => mutantsOf(transition, reached)),
    ...[chart.machine.root, ...chart.states].flatMap(actionMutantsOf),
  ];
  const scripts = paths
    .map((path) => ({ path, effects: [path.start, ...path.steps].map(effectsOf) }))
    .sort((a, b) => a.path.steps.length - b.path.steps.length);
  const survivors = mutants.filter(({ change, concerns }) => {
    const changed = makeChart(chart.model, change);
    const near = scripts.filter(({ path }) => [path.start, ...path.steps].some(concerns));
    return !near.some((script) => catches(changed, script));
  });
  const caught = mutants.length - survivors.length;
  return {
    total: mutants.length,
    caught,
    share: mutants.length === 0 ? 1 : caught / mutants.length,
    survivors: survivors.map(({ words }) => words),
  };
};
