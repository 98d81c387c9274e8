/**
 * A machine for readers: states within states and the transitions that leave them, as text. It is
 * read from the machine's nodes, because its definition leaves `always` out. The ids are those of
 * the path engine, so that coverage and paths can be marked on every drawing.
 */
import type { AnyStateMachine } from 'xstate';
import { invokeName, listTransitions, requirementsOf, type AnyStateNode } from '../chart.ts';

export interface OutlineTransition {
  /** `<source id> | <descriptor> | <index>` */
  readonly id: string;
  readonly source: string;
  readonly descriptor: string;
  /** Ids of target states; empty for a transition that stays. */
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
  /** Id of the state that is entered first; empty when there is none. */
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

/** The name of a guard or action, however it is written in the config. */
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

/** The outline of a machine; its first state is the machine itself. */
export const outlineOf = (machine: AnyStateMachine): OutlineState => outlineNode(machine.root);

/** A state and everything in it, in the order of the file. */
export const statesIn = (outline: OutlineState): OutlineState[] => [
  outline,
  ...outline.states.flatMap(statesIn),
];

/** All transitions of an outline, in the order of the file. */
export const transitionsIn = (outline: OutlineState): OutlineTransition[] =>
  statesIn(outline).flatMap(({ transitions }) => transitions);

/** `coupon.apply [hasCode] / keepCode`: a transition as diagrams write it. */
export const labelOf = ({ descriptor, guard, actions }: OutlineTransition): string =>
  [
    descriptor,
    guard === '' ? '' : `[${guard}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
