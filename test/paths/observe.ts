/**
 * Observes a step of a machine: the transitions carried out, the decisions of guards, and the
 * effects that leave the machine. Predicted steps and steps of a running actor are observed alike,
 * so that they can be compared.
 */
import { isMachineSnapshot } from 'xstate';
import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { TOOK, type Chart } from './chart.ts';
import { actorName, isActorRef, isGenerated, stableText } from './text.ts';

/** One executed action with its data; compare actions by their `effectText`. */
export interface Effect {
  readonly type: string;
  readonly params: unknown;
}

export interface Observed {
  /** Ids of transitions carried out, in order. */
  taken: string[];
  /** Outcomes of guards: `<id> : true` or `<id> : refused`. */
  guards: string[];
  /** Effects that left the machine: emitted and sent events, started actors, custom actions. */
  effects: Effect[];
  emitted: EventObject[];
}

export const nothingSeen = (): Observed => ({ taken: [], guards: [], effects: [], emitted: [] });

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether a value can be sent to a machine. */
export const isEvent = (value: unknown): value is EventObject =>
  typeof field(value, 'type') === 'string';

/** The name of the actor to which an action sends its event. */
export const targetOf = (params: unknown): string => {
  const id = field(params, 'targetId');
  if (id === '#_parent') return 'the parent';
  if (typeof id === 'string' && !isGenerated(id)) return id;
  const to = field(params, 'to');
  return isActorRef(to) ? actorName(to) : 'self';
};

/**
 * Types of actions that are not recorded as effects: timers and children are part of the situation,
 * and logs do not matter.
 */
const INNER = new Set(['xstate.raise', 'xstate.cancel', 'xstate.stopChild', 'xstate.log']);

/** Adds an executed action to the observations `seen`. */
export const observeAction = (seen: Observed, type: string, params: unknown): void => {
  if (type === TOOK) {
    const id = field(params, 'id');
    if (typeof id === 'string') seen.taken.push(id);
    return;
  }
  if (INNER.has(type)) return;
  seen.effects.push({ type, params });
  const event = field(params, 'event');
  if (type === 'xstate.emit' && isEvent(event)) seen.emitted.push(event);
};

/** An effect as text; equal effects have equal texts, whether predicted or really executed. */
export const effectText = ({ type, params }: Effect): string => {
  switch (type) {
    case 'xstate.emit':
      return `emit ${stableText(field(params, 'event'))}`;
    case 'xstate.sendTo':
      return `send to ${targetOf(params)} ${stableText(field(params, 'event'))}`;
    case 'xstate.spawnChild': {
      const id = field(params, 'id');
      const given = typeof id === 'string' && !isGenerated(id);
      const name = given ? id : stableText(field(params, 'src'));
      return `start ${name} ${stableText(field(params, 'input'))}`;
    }
    default:
      return `${type} ${stableText(params)}`;
  }
};

/**
 * Adds the transitions of a microstep to the observations `seen`, except those with a target: they
 * report themselves (`markTaken` in `chart.ts`).
 */
export const observeMicrostep = (
  seen: Observed,
  chart: Chart,
  selected: readonly AnyTransitionDefinition[],
): void => {
  for (const transition of selected) {
    const id = chart.idOf(transition);
    if (id !== undefined && transition.target === undefined) seen.taken.push(id);
  }
};

/** Ids of the active states of a snapshot, without the machine's root. */
export const stateIdsOf = (snapshot: AnyMachineSnapshot): string[] =>
  isMachineSnapshot(snapshot)
    ? snapshot._nodes.map(({ id }) => id).filter((id) => id !== snapshot.machine.root.id)
    : [];
