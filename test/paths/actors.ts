/**
 * Stand-ins: fake actors that replace the invoked and spawned actors of a machine in path tests.
 * They do nothing by themselves; the test decides when one answers. A promise actor is replaced by
 * a promise that the test settles. Every other kind is replaced by an actor that runs until the
 * test sends it an event that ends it.
 */
import { fromPromise, StateMachine } from 'xstate';
import type { ActorLogic, AnyActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';

interface Deferred {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * The event with which a test makes a fake actor end, or publish a snapshot. `value` is its output,
 * its error or the snapshot.
 */
interface StandInEvent extends EventObject {
  type: 'paths.done' | 'paths.error' | 'paths.snapshot';
  value: unknown;
}

/**
 * Lets a test decide how the fake actors (stand-ins) of a machine end: it holds the promises of the
 * running ones, and makes any of them succeed or fail.
 */
export class StandInControl {
  readonly #promises = new Map<AnyActorRef, Deferred>();

  hold(ref: AnyActorRef): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => {
      this.#promises.set(ref, { resolve, reject });
    });
  }

  /**
   * Makes one fake actor end with the output or error `value`: settles its promise, or sends it the
   * event that ends it.
   */
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

  /** Forgets all promises, at the end of a test. */
  forget(): void {
    this.#promises.clear();
  }

  /**
   * Gives a late answer to all fake promise actors that the machine has already stopped: resolves or
   * rejects their promises. Returns how many there were. Tests use it to show that such late answers
   * change nothing.
   */
  settleLate(outcome: 'done' | 'error'): number {
    const late = [...this.#promises.keys()].filter((ref) => ref.getSnapshot().status !== 'active');
    for (const ref of late) this.settle(ref, outcome, new Error('a late answer'));
    return late.length;
  }
}

/**
 * Turns a value into the snapshot of a running child, in the form that `onSnapshot` handlers
 * receive.
 */
export const asSnapshot = (value: unknown): Snapshot<unknown> => ({
  ...(typeof value === 'object' ? value : {}),
  status: 'active',
  output: undefined,
  error: undefined,
});

const silentActor = (
  firstSnapshot: unknown,
): ActorLogic<Snapshot<unknown>, EventObject | StandInEvent, unknown> => ({
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
 * Whether an actor was made with `fromPromise`. Such logic has no mark, so this tries how it
 * handles the outcome of a promise.
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

/**
 * Makes the fake actor that replaces a real one in path tests.
 * @param logic the actor to replace
 * @param answering holds the promise of a fake promise actor until the test settles it
 * @param firstSnapshot the snapshot of the fake actor at its start, unless it is a promise
 */
export const standIn = (
  logic: AnyActorLogic,
  answering: StandInControl,
  firstSnapshot: unknown,
): AnyActorLogic =>
  isPromiseLogic(logic)
    ? fromPromise(({ self }) => answering.hold(self))
    : silentActor(firstSnapshot);

/**
 * The fake actor in the place of system actors and parents in path tests: it receives everything
 * and sends nothing.
 */
export const listener: AnyActorLogic = silentActor(undefined);
