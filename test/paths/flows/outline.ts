/**
 * An outline of a machine, for drawings and exports: its states, the states inside them, and their
 * transitions, as text. It is read from the machine's nodes, because `machine.definition` lacks the
 * `always` transitions. The ids are those of the path engine, so that drawings can show coverage.
 */
import type { AnyStateMachine } from 'xstate';
import { invokeName, listTransitions, requirementsOf, type AnyStateNode } from '../chart.ts';

export interface OutlineTransition {
  /** `<source id> | <descriptor> | <index>`, such as `order.editing | order.send | 0`. */
  readonly id: string;
  readonly source: string;
  readonly descriptor: string;
  /** Ids of the target states; empty for a transition that does not leave its state. */
  readonly targets: readonly string[];
  readonly guard: string;
  readonly actions: readonly string[];
  readonly reenter: boolean;
  readonly description: string;
  readonly requirements: readonly string[];
}

export interface OutlineState {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Id of the initial inner state; '' when there is none. */
  readonly initial: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Invoked actors: their name in transition ids, and their source. */
  readonly invokes: readonly { readonly name: string; readonly src: string }[];
  readonly states: readonly OutlineState[];
  readonly transitions: readonly OutlineTransition[];
}

const nameOfFunction = (named: object): string => {
  const type: unknown = Reflect.get(named, 'type');
  if (typeof type === 'string' && type !== '') return type;
  const name: unknown = Reflect.get(named, 'name');
  return typeof name === 'string' && name !== '' ? name : 'inline';
};

/**
 * The name of a guard or action, which may be a string, an object or a function; `inline` for a
 * function without a name, '' for none.
 */
export const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  return (typeof part === 'object' || typeof part === 'function') && part !== null
    ? nameOfFunction(part)
    : '';
};

const namesOf = (parts: unknown): string[] =>
  [parts ?? []]
    .flat()
    .map(nameOf)
    .filter((name) => name !== '');

const transitionsOf = (node: AnyStateNode): OutlineTransition[] =>
  listTransitions(node).map(({ id, source, descriptor, targets, requirements, definition }) => ({
    id,
    source,
    descriptor,
    targets,
    guard: nameOf(definition.guard),
    actions: namesOf(definition.actions),
    reenter: definition.reenter,
    description: definition.description ?? '',
    requirements,
  }));

const outlineNode = (node: AnyStateNode): OutlineState => {
  const children: AnyStateNode[] = Object.values(node.states);
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? '') : '',
    description: node.description ?? '',
    requirements: requirementsOf(node.meta),
    tags: [...node.tags],
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invokes: node.invoke.map(({ id, src }) => ({
      name: invokeName(node, id),
      src: typeof src === 'string' ? src : 'inline',
    })),
    states: children.map(outlineNode),
    transitions: transitionsOf(node),
  };
};

/** The outline of a machine, beginning with its root. */
export const outlineOf = (machine: AnyStateMachine): OutlineState => outlineNode(machine.root);

/** A state and all states inside it, in the order of the file. */
export const statesIn = (outline: OutlineState): OutlineState[] => [
  outline,
  ...outline.states.flatMap(statesIn),
];

/** All transitions of an outline, in the order of the file. */
export const transitionsIn = (outline: OutlineState): OutlineTransition[] =>
  statesIn(outline).flatMap(({ transitions }) => transitions);

/**
 * A transition as diagrams write it: event, guard and actions, such as
 * `coupon.apply [hasCode] / keepCode`.
 */
export const labelOf = ({ descriptor, guard, actions }: OutlineTransition): string =>
  [
    descriptor,
    guard === '' ? '' : `[${guard}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
