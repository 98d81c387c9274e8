/**
 * A situation is everything that decides what can happen next: the snapshot, the running timers,
 * the children that have answered, and the time. Two situations with the same key count as one; the
 * model decides which part of the context belongs to the key.
 */
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import { isGenerated, stableText } from './text.ts';

export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  /** When the timer fires, in milliseconds since the start of the walk. */
  readonly due: number;
}

export type ChildStatus = 'active' | 'done' | 'error' | 'stopped';

export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** The running timers, in the order in which they were started. */
  readonly timers: readonly Timer[];
  /** Children that have answered and are still part of the snapshot. */
  readonly settled: ReadonlyMap<AnyActorRef, 'done' | 'error'>;
  /** The time of the situation, in milliseconds since the start of the walk. */
  readonly now: number;
}

export interface Child {
  readonly name: string;
  readonly src: string;
  readonly ref: AnyActorRef;
}

/**
 * The child actors with names that are the same in every run: a generated id is replaced by the
 * source and a number, such as `heart #1`.
 */
export const childrenOf = (snapshot: AnyMachineSnapshot): Child[] => {
  const counts = new Map<string, number>();
  const refs: (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  return refs.flatMap((ref) => {
    if (ref === undefined) return [];
    const src = typeof ref.src === 'string' ? ref.src : 'actor';
    if (!isGenerated(ref.id)) return [{ name: ref.id, src, ref }];
    const count = (counts.get(src) ?? 0) + 1;
    counts.set(src, count);
    return [{ name: `${src} #${count}`, src, ref }];
  });
};

/** The timers sorted by the time at which they fire. */
export const byDue = (timers: readonly Timer[]): Timer[] =>
  [...timers].sort((a, b) => a.due - b.due);

const historyOf = (snapshot: AnyMachineSnapshot): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries<readonly { id: string }[]>(snapshot.historyValue).map(([id, nodes]) => [
      id,
      nodes.map((node) => node.id).sort(),
    ]),
  );

/**
 * The parts of a situation's key, by name; situations with equal keys count as one. The parts are
 * separate, so that a message can name the one that differs or grows.
 */
export const keyParts = (
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  timers: readonly Timer[],
  statusOf: (ref: AnyActorRef) => ChildStatus,
): Record<string, unknown> => ({
  value: snapshot.value,
  status: snapshot.status,
  output: snapshot.output,
  history: historyOf(snapshot),
  children:
    snapshot.status === 'active'
      ? childrenOf(snapshot).map(({ name, ref }) => `${name} ${statusOf(ref)}`)
      : [],
  timers: snapshot.status === 'active' ? byDue(timers).map(({ event }) => event.type) : [],
  model: chart.model.key(snapshot),
});

export const keyPartsOf = (chart: Chart, situation: Situation): Record<string, unknown> =>
  keyParts(
    chart,
    situation.snapshot,
    situation.timers,
    (ref) => situation.settled.get(ref) ?? 'active',
  );

export const keyOf = (chart: Chart, situation: Situation): string =>
  stableText(keyPartsOf(chart, situation));

/** The short names of the active leaf states, such as `editing`. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] => {
  const leaves = (value: unknown, name: string): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [name];
    const parts = Object.entries(value);
    return parts.length === 0 ? [name] : parts.flatMap(([key, inner]) => leaves(inner, key));
  };
  return leaves(snapshot.value, snapshot.machine.id);
};
