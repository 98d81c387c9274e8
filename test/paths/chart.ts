/**
 * Prepares a machine for path tests: makes a copy whose actors are stand-ins, whose transitions
 * have ids, and whose guards report their decisions. Otherwise the copy behaves like the original.
 */
import { getStateNodes } from '@xstate/graph';
import { and, or } from 'xstate';
import type {
  AnyActorLogic,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  GuardPredicate,
  MachineContext,
  ParameterizedObject,
} from 'xstate';
import { StandInControl, standIn } from './actors.ts';
import { Named, type PathModel } from './model.ts';

export type AnyStateNode = AnyStateMachine['root'];

export interface Transition {
  /**
   * `<source id> | <descriptor> | <index>`, such as `order.editing | order.send | 0`; `index`
   * counts the transitions of the same state and event.
   */
  readonly id: string;
  readonly source: string;
  readonly descriptor: string;
  readonly targets: readonly string[];
  readonly guarded: boolean;
  readonly acts: boolean;
  readonly requirements: readonly string[];
  readonly definition: AnyTransitionDefinition;
}

export interface Chart {
  readonly machine: AnyStateMachine;
  readonly model: PathModel;
  readonly answering: StandInControl;
  /** All state nodes except the machine's root, in the order of the file. */
  readonly states: readonly AnyStateNode[];
  readonly transitions: readonly Transition[];
  readonly idOf: (definition: AnyTransitionDefinition) => string | undefined;
  /**
   * The guard of a transition as written in the file, without the wrapper that reports its result.
   */
  readonly writtenGuardOf: (transition: Transition) => unknown;
  /** Ids of invoked actors whose snapshots the machine handles (`onSnapshot`). */
  readonly synced: ReadonlySet<string>;
  /**
   * Where guards report while a step is recorded: `outcomes` receives `<id> : true` or
   * `<id> : refused` (null while nothing is recorded), `deciding` is the id of the transition whose
   * guard runs now.
   */
  readonly ear: { outcomes: string[] | null; deciding: string | null };
}

/** The maximum number of transitions in one step; more are reported as an endless loop. */
const MAX_MICROSTEPS = 1000;

/** The name of the action with which a transition reports that it was carried out. */
export const TOOK = 'paths.took';

export const outcomeId = (transition: string, passed: boolean): string =>
  `${transition} : ${passed ? 'true' : 'refused'}`;

/** Requirement ids that a state or transition carries in its `meta`. */
export const requirementsOf = (meta: unknown): readonly string[] => {
  if (typeof meta !== 'object' || meta === null || !('requirements' in meta)) return [];
  return Array.isArray(meta.requirements)
    ? meta.requirements.filter((id): id is string => typeof id === 'string')
    : [];
};

/** The name of an invoked actor in transition ids: its own id if it has one, else its source. */
export const invokeName = (node: AnyStateNode, invokeId: string): string => {
  const invoke = node.invoke.find((definition) => definition.id === invokeId);
  const given = invoke !== undefined && !/^\d+\./.test(invokeId);
  if (invoke === undefined || given) return invokeId;
  const twins = node.invoke.filter((other) => other.src === invoke.src);
  const name = typeof invoke.src === 'string' ? invoke.src : invokeId;
  return twins.length > 1 ? `${name} ${twins.indexOf(invoke) + 1}` : name;
};

const describeEvent = (node: AnyStateNode, eventType: string): string => {
  const rest = (prefix: string) =>
    eventType.startsWith(prefix) ? eventType.slice(prefix.length) : null;
  const done = rest('xstate.done.actor.');
  if (done !== null) return `done ${invokeName(node, done)}`;
  const error = rest('xstate.error.actor.');
  if (error !== null) return `error ${invokeName(node, error)}`;
  const shown = rest('xstate.snapshot.');
  if (shown !== null) return `snapshot ${invokeName(node, shown)}`;
  const after = rest('xstate.after.');
  if (after !== null) return `after ${after.slice(0, -node.id.length - 1)}`;
  if (eventType === `xstate.done.state.${node.id}`) return 'done';
  return eventType === '' ? 'always' : eventType;
};

/** The transitions of one state node with their ids, in the order of the file. */
export const listTransitions = (node: AnyStateNode): Transition[] => {
  const groups = [...node.transitions, ['', node.always ?? []] as const];
  return groups.flatMap(([eventType, definitions]) =>
    definitions.map((definition: AnyTransitionDefinition, index) => {
      const descriptor = describeEvent(node, eventType);
      return {
        id: `${node.id} | ${descriptor} | ${index}`,
        source: node.id,
        descriptor,
        targets: (definition.target ?? []).map((target) => target.id),
        guarded: definition.guard !== undefined,
        acts: definition.actions.length > 0,
        requirements: requirementsOf(definition.meta),
        definition,
      };
    }),
  );
};

type WatchedGuard = GuardPredicate<MachineContext, EventObject, unknown, ParameterizedObject>;

/**
 * Whether a transition has a guard: a name, a function, or an object with a name and parameters.
 * TypeScript then lets it be passed to xstate's `and`, which the declared type of a transition's
 * guard does not allow.
 */
const isGuard = (guard: unknown): guard is WatchedGuard =>
  typeof guard === 'string' || typeof guard === 'function' || typeof guard === 'object';

/**
 * Wraps the guard of a transition so that it reports its result to `ear`; xstate does not show the
 * results of guards. The wrapper is made of xstate's own `and` and `or`.
 */
const watchGuard = ({ definition, id }: Transition, ear: Chart['ear']): void => {
  const { guard } = definition;
  if (!isGuard(guard)) return;
  const note = (passed: boolean) => () => {
    ear.outcomes?.push(outcomeId(id, passed));
    ear.deciding = null;
    return passed;
  };
  const begin = () => {
    ear.deciding = id;
    return true;
  };
  definition.guard = or([and([begin, guard, note(true)]), note(false)]);
};

/**
 * Makes a transition with a target report itself when it is carried out. xstate's own reports are
 * not enough: they include transitions that another parallel region overrides. Only a transition
 * with a target can be overridden.
 */
const markTaken = ({ definition, id }: Transition): void => {
  if (definition.target === undefined) return;
  const mark = { type: TOOK, params: { id } };
  Object.assign(definition, { actions: [mark, ...definition.actions] });
};

/**
 * Makes the copy of a model's machine that path tests walk. Mutation tests edit the copy in
 * `change`; the ids of transitions remain those of the unchanged machine.
 */
export const makeChart = (
  model: PathModel,
  change?: (transitions: readonly Transition[], nodes: readonly AnyStateNode[]) => void,
): Chart => {
  const answering = new StandInControl();
  const inPlaceOf = (src: string, logic: AnyActorLogic): AnyActorLogic => {
    const shown = model.actors[src]?.snapshots;
    const first: unknown = Array.isArray(shown) ? shown[0] : undefined;
    return standIn(logic, answering, first instanceof Named ? first.value : first);
  };
  const standIns = Object.fromEntries(
    Object.entries(model.machine.implementations.actors ?? {}).map(([src, logic]) => [
      src,
      inPlaceOf(src, 'src' in logic ? logic.src : logic),
    ]),
  );
  const written = { ...model.machine.implementations.actions, ...model.provide.actions };
  const actions = Object.fromEntries(
    Object.entries(written).map(([name, action]) => [name, recordOnly(action)]),
  );
  const machine = model.machine.provide({ ...model.provide, actions, actors: standIns });
  // Makes an endless chain of `always` transitions end in an error message.
  Object.assign(machine.options, { maxIterations: MAX_MICROSTEPS });
  // `getStateNodes` does not return the root node.
  const states: AnyStateNode[] = getStateNodes(machine.root);
  const nodes = [machine.root, ...states];
  const transitions = nodes.flatMap(listTransitions);
  const ids = new Map(transitions.map(({ definition, id }) => [definition, id]));
  const guards = new Map(
    transitions.map(({ definition, id }): [string, unknown] => [id, definition.guard]),
  );
  const ear: Chart['ear'] = { outcomes: null, deciding: null };
  replaceInlineActors(machine, nodes, inPlaceOf);
  for (const { definition } of transitions) {
    Object.assign(definition, { actions: definition.actions.map(recordOnly) });
  }
  for (const node of nodes) {
    Object.assign(node, { entry: node.entry.map(recordOnly), exit: node.exit.map(recordOnly) });
  }
  change?.(transitions, nodes);
  for (const transition of transitions) {
    watchGuard(transition, ear);
    markTaken(transition);
  }
  const invoked = nodes.flatMap((node) => node.invoke);
  const synced = new Set(invoked.filter((one) => one.onSnapshot !== undefined).map(({ id }) => id));
  const idOf = (definition: AnyTransitionDefinition) => ids.get(definition);
  const writtenGuardOf = ({ id }: Transition) => guards.get(id);
  return { machine, model, answering, states, transitions, idOf, writtenGuardOf, synced, ear };
};

/**
 * Replaces a custom action by an empty one of the same name, because it may have any side effect.
 * The actions of xstate (`assign`, `emit`, …) stay, because they only describe what to do; the
 * actions that they queue are replaced in the same way.
 */
const recordOnly = <T>(action: T): T => {
  if (typeof action !== 'function') return action;
  if (!('resolve' in action)) {
    const silent = () => undefined;
    return Object.defineProperty(silent, 'name', { value: action.name }) as unknown as T;
  }
  const collect: unknown = Reflect.get(action, 'collect');
  if (typeof collect !== 'function') return action;
  return Object.assign(() => undefined, action, {
    collect: ({ enqueue, ...args }: { enqueue: (queued: unknown) => void }, params: unknown) => {
      const queue = Object.assign((queued: unknown) => enqueue(recordOnly(queued)), enqueue);
      Reflect.apply(collect, action, [{ ...args, enqueue: queue }, params]);
    },
  });
};

const isLogic = (value: unknown): value is AnyActorLogic =>
  typeof value === 'object' && value !== null && 'getInitialSnapshot' in value;

/**
 * Replaces inline actors (`src: fromPromise(…)`) by fake ones, which `inPlaceOf` makes.
 * `machine.provide` cannot replace them, because they have no name.
 */
const replaceInlineActors = (
  machine: AnyStateMachine,
  nodes: readonly AnyStateNode[],
  inPlaceOf: (src: string, logic: AnyActorLogic) => AnyActorLogic,
): void => {
  const actors = machine.implementations.actors ?? {};
  for (const node of nodes) {
    const written: { src: unknown }[] = [node.config.invoke ?? []].flat();
    node.invoke.forEach((definition, index) => {
      const logic = written[index]?.src;
      if (!isLogic(logic)) return;
      const name = definition.id;
      Object.assign(definition, { src: name });
      actors[name] = inPlaceOf(name, logic);
    });
  }
};
