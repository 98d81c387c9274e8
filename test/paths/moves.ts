/**
 * The moves that are possible in a situation: send an event, answer for an actor, or let time pass.
 */
import { getNextTransitions } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, EventObject } from 'xstate';
import { asSnapshot } from './actors.ts';
import type { Chart } from './chart.ts';
import { Named, type Cases } from './model.ts';
import { stateIdsOf } from './observe.ts';
import { byDue, childrenOf, type Situation } from './situation.ts';
import { briefly } from './text.ts';

export type Move =
  | { readonly kind: 'start'; readonly label: string; readonly input: unknown }
  | { readonly kind: 'send'; readonly label: string; readonly event: EventObject }
  | {
      readonly kind: 'emit';
      readonly label: string;
      readonly child: string;
      readonly event: EventObject;
    }
  | {
      readonly kind: 'done';
      readonly label: string;
      readonly child: string;
      readonly value: unknown;
    }
  | {
      readonly kind: 'error';
      readonly label: string;
      readonly child: string;
      readonly value: unknown;
    }
  | {
      readonly kind: 'snapshot';
      readonly label: string;
      readonly child: string;
      readonly value: unknown;
    }
  | { readonly kind: 'time'; readonly label: string; readonly ms: number };

/** An event that no chart names, to try wildcard transitions (`*`). */
const UNLISTED: EventObject = { type: 'paths.unlisted' };
const UNLISTED_LABEL = 'an unlisted event';

const said = <T>(one: T | Named<T>): { words: string; value: T } =>
  one instanceof Named
    ? { words: one.label, value: one.value }
    : { words: briefly(one), value: one };

const listCases = <T>(
  cases: Cases<T, AnyMachineSnapshot> | undefined,
  snapshot: AnyMachineSnapshot,
): { words: string; value: T }[] => {
  if (cases === undefined) return [];
  return (typeof cases === 'function' ? cases(snapshot) : cases).map(said);
};

const join = (what: string, words: string) => (words === '' ? what : `${what}: ${words}`);

/** Whether a transition's descriptor matches an event, wildcards included. */
export const matchesDescriptor = (descriptor: string, type: string): boolean => {
  if (descriptor === type || descriptor === '*') return true;
  if (!descriptor.endsWith('.*')) return false;
  const stem = descriptor.slice(0, -2);
  return type === stem || type.startsWith(`${stem}.`);
};

/**
 * All event types that a test sends: those of the model, and those that only the chart names, which
 * have no payload. Internal events such as `xstate.done.state.*` are never sent.
 */
const listEventTypes = (chart: Chart): string[] => {
  const named = chart.transitions
    .map(({ definition }): string => definition.eventType)
    .filter((type) => type !== '' && !type.startsWith('xstate.') && !type.endsWith('*'));
  return [...new Set([...Object.keys(chart.model.events), ...named])];
};

interface HandledEvents {
  readonly types: readonly string[];
  readonly descriptors: readonly string[];
}

/** Caches which event types a chart handles in each combination of active states. */
const hearings = new WeakMap<Chart, { all: string[]; byValue: Map<string, HandledEvents> }>();

const handledEventsOf = (chart: Chart, snapshot: AnyMachineSnapshot): HandledEvents => {
  const known = hearings.get(chart) ?? { all: listEventTypes(chart), byValue: new Map() };
  hearings.set(chart, known);
  const value = JSON.stringify(snapshot.value);
  const before = known.byValue.get(value);
  if (before !== undefined) return before;
  const descriptors = [
    ...new Set(getNextTransitions(snapshot).map((one): string => one.eventType)),
  ];
  const types = known.all.filter((type) => descriptors.some((one) => matchesDescriptor(one, type)));
  const hearing = { types, descriptors };
  known.byValue.set(value, hearing);
  return hearing;
};

const movesByType = (chart: Chart, snapshot: AnyMachineSnapshot, type: string): Move[] =>
  listCases<object>(chart.model.events[type] ?? [{}], snapshot).map(({ words, value }) => ({
    kind: 'send' as const,
    label: join(type, words),
    event: { ...value, type },
  }));

const eventMoves = (chart: Chart, snapshot: AnyMachineSnapshot): Move[] => {
  const { types, descriptors } = handledEventsOf(chart, snapshot);
  const moves = types.flatMap((type) => movesByType(chart, snapshot, type));
  if (descriptors.includes('*'))
    moves.push({ kind: 'send', label: UNLISTED_LABEL, event: UNLISTED });
  if (!descriptors.includes('xstate.route')) return moves;
  const routes = chart.transitions.filter(
    ({ definition }) => definition.eventType === 'xstate.route',
  );
  const addresses = new Set(routes.flatMap(({ targets }) => targets));
  for (const to of addresses) {
    const event = { type: 'xstate.route', to: `#${to}` };
    moves.push({ kind: 'send', label: `go to ${to}`, event });
  }
  return moves;
};

const childMoves = (chart: Chart, { snapshot, settled }: Situation): Move[] =>
  childrenOf(snapshot)
    .filter(({ ref }) => !settled.has(ref))
    .flatMap(({ name: child, src }) => {
      const answers = chart.model.actors[src];
      const moves: Move[] = [];
      for (const { words, value } of listCases(answers?.done, snapshot)) {
        moves.push({ kind: 'done', child, value, label: join(`${src} done`, words) });
      }
      for (const { words, value } of listCases(answers?.error, snapshot)) {
        moves.push({ kind: 'error', child, value, label: join(`${src} fails`, words) });
      }
      for (const { words, value } of listCases(answers?.snapshots, snapshot)) {
        moves.push({ kind: 'snapshot', child, value, label: join(`${src} shows`, words) });
      }
      for (const { words, value: event } of listCases<EventObject>(answers?.emits, snapshot)) {
        moves.push({ kind: 'emit', child, event, label: join(`${src} says`, words) });
      }
      return moves;
    });

const duration = (ms: number) => (ms >= 1000 && ms % 100 === 0 ? `${ms / 1000} s` : `${ms} ms`);

const timeMoves = ({ timers, now }: Situation): Move[] => {
  const [soonest] = byDue(timers);
  return soonest === undefined
    ? []
    : [{ kind: 'time', ms: soonest.due - now, label: `after ${duration(soonest.due - now)}` }];
};

/** Adds numbers to equal labels, because a move is identified by its label. */
const withOwnLabels = (moves: readonly Move[]): Move[] => {
  const counts = new Map<string, number>();
  return moves.map((move) => {
    const count = (counts.get(move.label) ?? 0) + 1;
    counts.set(move.label, count);
    return count === 1 ? move : { ...move, label: `${move.label} (${count})` };
  });
};

/** All moves of a situation, in a fixed order. A machine that has ended offers none. */
export const movesOf = (chart: Chart, situation: Situation): Move[] => {
  const { snapshot } = situation;
  if (snapshot.status !== 'active') return [];
  const states = stateIdsOf(snapshot);
  return withOwnLabels([
    ...eventMoves(chart, snapshot),
    ...childMoves(chart, situation),
    ...timeMoves(situation),
  ]).filter(({ label }) => chart.model.allows(label, states));
};

/** The moves that start the machine: one for each input of the model. */
export const startsOf = (chart: Chart): Move[] =>
  withOwnLabels(
    chart.model.inputs.map((input) => {
      const { words, value } = said(input);
      return { kind: 'start', label: words, input: value };
    }),
  ).filter(({ label }) => chart.model.allows(label, []));

/** Whether a label means that time passes, such as `after 5 s`. */
export const isWait = (label: string): boolean => /^after [\d.]+ (ms|s)( \(\d+\))?$/.test(label);

/**
 * Finds the move with a recorded label. An event that the machine no longer handles is returned as
 * well, because a page could still send it. Undefined when the model has no such case, when the
 * actor that should answer is not running, or when no timer runs.
 */
export const findMove = (
  chart: Chart,
  situation: Situation | null,
  label: string,
): Move | undefined => {
  if (situation === null) return startsOf(chart).find((move) => move.label === label);
  const offered = movesOf(chart, situation).find((move) => move.label === label);
  if (offered !== undefined) return offered;
  if (situation.snapshot.status !== 'active') return undefined;
  if (isWait(label)) return timeMoves(situation)[0];
  const [type = label] = label.split(': ');
  const bare = /^[\w.-]+$/.test(label) && chart.model.events[type] === undefined;
  if (bare || label === UNLISTED_LABEL) {
    const event = label === UNLISTED_LABEL ? UNLISTED : { type };
    return { kind: 'send', label, event };
  }
  return withOwnLabels(movesByType(chart, situation.snapshot, type)).find(
    (move) => move.label === label,
  );
};

/**
 * The event that a move sends to the machine; `ref` is the child that sends it, undefined for none.
 */
export const eventOf = (
  move: Exclude<Move, { kind: 'start' | 'time' }>,
  ref: AnyActorRef | undefined,
): AnyEventObject => {
  const id = ref?.id ?? '';
  switch (move.kind) {
    case 'done':
      return { type: `xstate.done.actor.${id}`, output: move.value, actorId: id };
    case 'error':
      return { type: `xstate.error.actor.${id}`, error: move.value, actorId: id };
    case 'snapshot':
      return { type: `xstate.snapshot.${id}`, snapshot: asSnapshot(move.value) };
    case 'send':
    case 'emit':
    default:
      return move.event;
  }
};
