/**
 * Stand-ins for invoked and spawned actors. None of them does anything by itself: the path decides
 * when one answers. Promise actors stay real promise actors with a promise that the test controls;
 * every other kind becomes an actor that waits for an order to end.
 */
import { fromPromise, StateMachine } from 'xstate';
import type { ActorLogic, AnyActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';

interface Deferred {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** An order to a stand-in: to end, or to show a snapshot. */
interface Order extends EventObject {
  type: 'paths.done' | 'paths.error' | 'paths.snapshot';
  value: unknown;
}

/** The promises that running stand-ins wait for, and functions to settle any stand-in. */
export class Answering {
  readonly #promises = new Map<AnyActorRef, Deferred>();

  hold(ref: AnyActorRef): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => {
      this.#promises.set(ref, { resolve, reject });
    });
  }

  /** Settles the promise of one stand-in, or tells it to end. */
  settle(ref: AnyActorRef, outcome: 'done' | 'error', value: unknown): void {
    const promise = this.#promises.get(ref);
    if (promise === undefined) {
      ref.send({ type: `paths.${outcome}`, value });
      return;
    }
    this.#promises.delete(ref);
    if (outcome === 'done') promise.resolve(value);
    else promise.reject(value);
  }

  show(ref: AnyActorRef, snapshot: unknown): void {
    ref.send({ type: 'paths.snapshot', value: snapshot });
  }

  /** Drops promises that were never awaited. */
  forget(): void {
    this.#promises.clear();
  }

  /** Settles all promises that nothing awaits any more: such late answers must change nothing. */
  settleLate(outcome: 'done' | 'error'): number {
    const late = [...this.#promises.keys()].filter((ref) => ref.getSnapshot().status !== 'active');
    for (const ref of late) this.settle(ref, outcome, new Error('a late answer'));
    return late.length;
  }
}

/** A child's snapshot as `onSnapshot` gets it. */
export const asSnapshot = (value: unknown): Snapshot<unknown> => ({
  ...(typeof value === 'object' ? value : {}),
  status: 'active',
  output: undefined,
  error: undefined,
});

const silentActor = (
  firstSnapshot: unknown,
): ActorLogic<Snapshot<unknown>, EventObject | Order, unknown> => ({
  transition: (snapshot, event) => {
    if (!('value' in event)) return snapshot;
    switch (event.type) {
      case 'paths.done':
        return { ...snapshot, status: 'done', output: event.value, error: undefined };
      case 'paths.error':
        return { ...snapshot, status: 'error', output: undefined, error: event.value };
      case 'paths.snapshot':
        return asSnapshot(event.value);
      default:
        return snapshot;
    }
  },
  getInitialSnapshot: () => asSnapshot(firstSnapshot),
  getPersistedSnapshot: (snapshot) => snapshot,
});

/**
 * Promise logic has no mark of its own; it is recognised by how it handles the outcome of a
 * promise.
 */
const isPromiseLogic = (logic: AnyActorLogic): boolean => {
  if (logic instanceof StateMachine) return false;
  try {
    const active = { status: 'active', output: undefined, error: undefined, input: undefined };
    const taken = { type: 'xstate.promise.resolve', data: 1 };
    const next: unknown = Reflect.apply(logic.transition, logic, [active, taken]);
    return typeof next === 'object' && next !== null && 'status' in next && next.status === 'done';
  } catch {
    return false;
  }
};

/** The stand-in for an actor's logic. */
export const standIn = (
  logic: AnyActorLogic,
  answering: Answering,
  firstSnapshot: unknown,
): AnyActorLogic =>
  isPromiseLogic(logic)
    ? fromPromise(({ self }) => answering.hold(self))
    : silentActor(firstSnapshot);

/**
 * The stand-in for system actors and parents during a walk: it receives everything and sends
 * nothing.
 */
export const listener: AnyActorLogic = silentActor(undefined);
