/**
 * Makes small mistakes in a chart, one at a time. Each is made in the chart itself and undone
 * again, because a new machine for each of thousands of mistakes would take minutes.
 */
import { not } from 'xstate';
import type { EventObject } from 'xstate';
import type { AnyStateNode, Chart, Transition } from './chart.ts';
import { outcomeId, TOOK } from './chart.ts';
import type { SeenActions } from './mutantActions.ts';
import { stateIdsOf } from './observe.ts';
import type { Kind, Mutant, Shown } from './mutant.ts';
import type { Situation } from './situation.ts';

/**
 * Returns a function that sets these fields of an object when it is called. That call returns
 * another function, which sets the fields back.
 */
const set = (owner: object, fields: Readonly<Record<string, unknown>>) => (): (() => void) => {
  const before = Object.fromEntries(
    Object.keys(fields).map((name): [string, unknown] => [name, Reflect.get(owner, name)]),
  );
  Object.assign(owner, fields);
  return () => Object.assign(owner, before);
};

const inOrder = ({ taken }: Shown, id: string) => taken.includes(id);
const decided = (reached: Shown, id: string) =>
  inOrder(reached, id) ||
  reached.guards.includes(outcomeId(id, false)) ||
  reached.guards.includes(outcomeId(id, true));

/**
 * The first sibling of a state that can replace it as the wrong target of a transition; undefined
 * when there is none. A sibling with `always` transitions cannot, because these might lead back to
 * the right target.
 */
const besides = (target: AnyStateNode | undefined): AnyStateNode | undefined => {
  const siblings: AnyStateNode[] = Object.values(target?.parent?.states ?? {});
  const stays = (one: AnyStateNode) => one.type !== 'history' && one.always === undefined;
  return siblings.find((one) => one !== target && stays(one));
};

const nameOfAction = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const named = typeof action === 'object' && action !== null ? Reflect.get(action, 'type') : null;
  return typeof named === 'string' ? named : 'an action';
};

const transitionMutants = (transition: Transition, reached: ReadonlySet<string>): Mutant[] => {
  const { id, definition, guarded } = transition;
  const outcomes = [outcomeId(id, true), outcomeId(id, false)];
  const mutant = (
    kind: Kind,
    words: string,
    fields: Readonly<Record<string, unknown>>,
    more: Partial<Mutant> = {},
  ): Mutant => ({
    kind,
    words: `${words} "${id}"`,
    make: set(definition, fields),
    concerns: (reached) => (guarded ? decided(reached, id) : inOrder(reached, id)),
    without: [],
    ...more,
  });
  const list = [
    // A transition that is never taken lets the next one be taken, as if it were removed.
    mutant('remove', 'remove', { guard: () => false }, { without: [id, ...outcomes] }),
  ];
  const taken = { concerns: (reached: Shown) => inOrder(reached, id) };
  const other = besides(definition.target?.[0]);
  if (other !== undefined) {
    list.push(mutant('retarget', `send to ${other.id}`, { target: [other] }, taken));
  }
  if (definition.target !== undefined) {
    list.push(mutant('targetless', 'take the target from', { target: undefined }, taken));
  }
  if (guarded) {
    // `not` accepts a wrapped guard like any other; only its type does not say so.
    const guard = definition.guard as Parameters<typeof not>[0];
    list.push(
      mutant('negate', 'negate the guard of', { guard: not(guard) }),
      mutant('unguard', 'take the guard from', { guard: undefined }, { without: outcomes }),
    );
  }
  definition.actions.forEach((action, index) => {
    if (nameOfAction(action) === TOOK) return;
    const rest = definition.actions.filter((_, at) => at !== index);
    const words = `drop "${nameOfAction(action)}" of`;
    list.push(mutant('drop an action', words, { actions: rest }, taken));
  });
  // Only mistakes that a reached path can show are made. Where no path reaches the guard's refusal,
  // removing the guard changes nothing; where paths reach only the refusal, only the guard counts.
  const only = (kinds: readonly Kind[]) => list.filter(({ kind }) => kinds.includes(kind));
  const [passes, refuses] = [reached.has(id), reached.has(outcomeId(id, false))];
  if (passes) return refuses ? list : list.filter(({ kind }) => kind !== 'unguard');
  return refuses ? only(['negate', 'unguard']) : [];
};

/**
 * Returns a function that says whether a step enters, leaves or stays in this state. `transitions`
 * are all transitions of the chart.
 */
const touches =
  (node: AnyStateNode, transitions: readonly Transition[]) =>
  ({ situation, taken }: Shown, before: Situation | null): boolean => {
    if (node.parent === undefined) return true;
    const near = ({ id, source, targets }: Transition) =>
      taken.includes(id) && [source, ...targets].some((one) => one.startsWith(node.id));
    return (
      stateIdsOf(situation.snapshot).includes(node.id) ||
      (before !== null && stateIdsOf(before.snapshot).includes(node.id)) ||
      transitions.some(near)
    );
  };

const nodeMutants = (chart: Chart, node: AnyStateNode): Mutant[] => {
  const concerns = touches(node, chart.transitions);
  const list: Mutant[] = [];
  for (const when of ['entry', 'exit'] as const) {
    // The actions that xstate adds for timers are not dropped.
    const written = [node.config[when] ?? []].flat();
    written.forEach((action, index) => {
      const rest = node[when].filter((_, at) => at !== index);
      list.push({
        kind: 'drop entry or exit',
        words: `drop "${nameOfAction(action)}" from the ${when} of "${node.id}"`,
        make: set(node, { [when]: rest }),
        concerns,
        without: [],
      });
    });
  }
  if (node.tags.length > 0) {
    list.push({
      kind: 'drop tags',
      words: `drop the tags of "${node.id}"`,
      make: set(node, { tags: [] }),
      concerns,
      without: [],
    });
  }
  return list;
};

/** Mistakes that swap two events of a state: each event with the next one in the file. */
const swapMutants = (chart: Chart, node: AnyStateNode): Mutant[] => {
  const own = chart.transitions.filter(
    ({ source, definition }) =>
      source === node.id &&
      definition.eventType !== '' &&
      !/^xstate\.|\*$/.test(definition.eventType),
  );
  const events = [...new Set(own.map(({ definition }): string => definition.eventType))];
  /**
   * The handlers of an event as text; swapping two events with equal handlers would change nothing.
   */
  const meaning = (type: string): string =>
    JSON.stringify(
      own
        .filter(({ definition }) => definition.eventType === type)
        .map((one) => [
          one.targets,
          chart.writtenGuardOf(one),
          one.definition.reenter,
          one.definition.actions.filter((action) => nameOfAction(action) !== TOOK),
        ]),
      (_, value: unknown) => (typeof value === 'function' ? String(value) : value),
    );
  return events.slice(1).flatMap((second, index) => {
    const first = events[index] ?? second;
    if (meaning(first) === meaning(second)) return [];
    const ids = own
      .filter(({ definition }) => [first, second].includes(definition.eventType))
      .map(({ id }) => id);
    return {
      kind: 'swap events' as const,
      words: `swap ${first} and ${second} in "${node.id}"`,
      make: () => {
        // How a state chooses among its transitions is not in xstate's types.
        const next: unknown = Reflect.get(node, 'next');
        if (typeof next !== 'function') throw new Error('a state without next');
        const other = new Map([
          [first, second],
          [second, first],
        ]);
        const swapped = (snapshot: unknown, event: EventObject): unknown =>
          Reflect.apply(next, node, [
            snapshot,
            { ...event, type: other.get(event.type) ?? event.type },
          ]);
        Object.assign(node, { next: swapped });
        return () => Reflect.deleteProperty(node, 'next');
      },
      concerns: (reached: Shown) => ids.some((id) => decided(reached, id)),
      without: [],
    };
  });
};

const inputMutants = (chart: Chart, node: AnyStateNode, seen: SeenActions): Mutant[] =>
  node.invoke.flatMap((invoke) => {
    const { src, input } = invoke;
    if (typeof input !== 'function' || typeof src !== 'string') return [];
    return seen.inputsOf(src).map((name) => ({
      kind: 'drop a property' as const,
      words: `drop ${name} from the input of "${src}" in "${node.id}"`,
      make: set(invoke, {
        input: (args: unknown) => {
          const whole: unknown = Reflect.apply(input, invoke, [args]);
          const { [name]: _, ...rest } = Object(whole);
          return rest;
        },
      }),
      concerns: touches(node, chart.transitions),
      without: [],
    }));
  });

/**
 * All small mistakes that can be made in the reached parts of a chart.
 * @param reached ids of the transitions and guard outcomes that paths reach
 * @param seen the fields that actions assign and send, in which mistakes can be made too
 */
export const mutantsOf = (
  chart: Chart,
  reached: ReadonlySet<string>,
  seen: SeenActions,
): Mutant[] => {
  const nodes = [chart.machine.root, ...chart.states];
  return [
    ...chart.transitions.flatMap((transition) => transitionMutants(transition, reached)),
    ...nodes.flatMap((node) => [
      ...nodeMutants(chart, node),
      ...swapMutants(chart, node),
      ...inputMutants(chart, node, seen),
    ]),
    ...seen.mutants(),
  ];
};
