/**
 * Computes one step of a machine without running it: the next situation, and what the step did.
 *
 * xstate's own `transition` and `getMicrosteps` do not run it either, but they do not return the
 * transitions taken, know no timers, and create an actor of the machine for every call. So this
 * calls the machine's transition function with its own actor scope.
 */
import { createActor } from 'xstate';
import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { asSnapshot, listener } from './actors.ts';
import type { Chart } from './chart.ts';
import { stopClock } from './clock.ts';
import { eventOf, type Move } from './moves.ts';
import { isEvent, nothingSeen, observeAction, observeMicrostep, type Observed } from './observe.ts';
import { isActorRef } from './text.ts';
import { byDue, childrenOf, keyOf, type Situation, type Timer } from './situation.ts';

/**
 * Thrown when a step or an exploration cannot continue; the message names machine, state and
 * remedy.
 */
export class WalkError extends Error {
  override readonly name = 'WalkError';
}

export interface Step extends Observed {
  readonly move: Move;
  readonly situation: Situation;
  readonly key: string;
}

interface Executed {
  type: string;
  params: unknown;
}

/**
 * The maximum number of events that may follow from one move; more are reported as an endless loop.
 */
const MAX_FOLLOWING = 1000;

type Loose = Readonly<Record<string, unknown>>;

/**
 * The actors around a machine whose steps are computed. They are created once for each chart,
 * because that takes time.
 */
interface Surroundings {
  readonly self: AnyActorRef;
  /** Actors that got a system id in the present step. */
  readonly named: Map<string, AnyActorRef>;
  /** Receives the observations of the present step; null when no step is computed. */
  hear: Observed | null;
}

const surroundings = new WeakMap<Chart, Surroundings>();

const surroundingsOf = (chart: Chart): Surroundings => {
  const known = surroundings.get(chart);
  if (known !== undefined) return known;
  const { machine, model } = chart;
  const parent = createActor(listener, { id: 'parent', logger: () => {} });
  for (const systemId of model.system) createActor(listener, { parent, systemId });
  const self = createActor(listener, { parent, id: machine.id });
  const { system } = self;
  const standing = system.get.bind(system);
  const named = new Map<string, AnyActorRef>();
  Object.assign(system, {
    _set: (systemId: string, ref: AnyActorRef) => named.set(systemId, ref),
    get: (systemId: string) => named.get(systemId) ?? standing(systemId),
  });
  const made: Surroundings = { self, named, hear: null };
  system.inspect((seen) => {
    if (seen.type !== '@xstate.microstep' || seen.actorRef !== self || made.hear === null) return;
    observeMicrostep(made.hear, chart, seen._transitions);
  });
  surroundings.set(chart, made);
  return made;
};

class PureStep {
  readonly #chart: Chart;
  readonly #seen = nothingSeen();
  readonly #queue: AnyEventObject[] = [];
  #snapshot: AnyMachineSnapshot | null;
  #timers: Timer[];
  #settled: Map<AnyActorRef, 'done' | 'error'>;
  #now: number;

  constructor(chart: Chart, from: Situation | null) {
    this.#chart = chart;
    this.#snapshot = from?.snapshot ?? null;
    this.#timers = [...(from?.timers ?? [])];
    this.#settled = new Map(from?.settled);
    this.#now = from?.now ?? 0;
  }

  /**
   * The actor scope that xstate's transition function needs, with a parent and system actors that
   * only receive events. Executed actions are added to `executed`.
   */
  #scope(executed: Executed[]): AnyActorScope {
    const { self, named } = surroundingsOf(this.#chart);
    const { system } = self;
    // Actors that got a system id in earlier steps are found among the snapshot's children.
    named.clear();
    const children = this.#snapshot === null ? [] : childrenOf(this.#snapshot);
    const find: AnyActorScope['system']['get'] = (systemId) =>
      system.get(systemId) ??
      children.find(({ ref }) => Reflect.get(ref, 'systemId') === systemId)?.ref;
    return {
      self,
      id: self.id,
      sessionId: self.sessionId,
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      system: { ...system, get: find },
      actionExecutor: (action: Executed) => {
        executed.push(action);
      },
    };
  }

  /**
   * Computes one macrostep (`next`) and observes it. Keeps what is left for later: timers that were
   * started, and events that the machine sent to itself.
   */
  #macrostep(next: (scope: AnyActorScope) => AnyMachineSnapshot): void {
    const executed: Executed[] = [];
    const scope = this.#scope(executed);
    surroundingsOf(this.#chart).hear = this.#seen;
    this.#snapshot = next(scope);
    for (const { type, params } of executed) {
      observeAction(this.#seen, type, params);
      this.#followAction(type, params, scope.self);
    }
    for (const ref of this.#settled.keys()) {
      if (!Object.values(this.#snapshot.children).includes(ref)) this.#settled.delete(ref);
    }
  }

  /**
   * Keeps what an executed action leaves for later: it starts or cancels a timer, queues an event
   * that the machine (`self`) sends to itself, or queues the first snapshot of a new child.
   */
  #followAction(type: string, params: unknown, self: AnyActorRef): void {
    if (typeof params !== 'object' || params === null) return;
    const { event, delay, id, sendId, to, actorRef }: Loose = { ...params };
    if (type === 'xstate.cancel') {
      const index = this.#timers.findLastIndex((timer) => timer.id === sendId);
      if (index >= 0) this.#timers.splice(index, 1);
    } else if (type === 'xstate.spawnChild') {
      if (isActorRef(actorRef)) this.#hearFirstSnapshot(actorRef);
    } else if (isEvent(event) && (type === 'xstate.raise' || to === self)) {
      if (typeof delay === 'number') {
        const name = typeof id === 'string' ? id : '';
        this.#timers.push({ id: name, event, due: this.#now + delay });
      } else if (type === 'xstate.sendTo') {
        this.#queue.push(event);
      }
    }
  }

  /**
   * Queues the event with the first snapshot of a child, which xstate sends when the child starts;
   * only for a child whose snapshots the machine handles (`onSnapshot`).
   */
  #hearFirstSnapshot(ref: AnyActorRef): void {
    if (!this.#chart.synced.has(ref.id)) return;
    const type = `xstate.snapshot.${ref.id}`;
    this.#queue.push({ type, snapshot: asSnapshot(ref.getSnapshot()) });
  }

  begin(input: unknown): void {
    this.#macrostep((scope) => this.#chart.machine.getInitialSnapshot(scope, input));
    const { status, error } = this.#snapshot ?? {};
    if (status === 'error') throw error;
    this.#followUp();
  }

  #deliver(event: AnyEventObject): void {
    const before = this.#snapshot;
    if (before === null || before.status !== 'active') return;
    this.#macrostep((scope) => this.#chart.machine.transition(before, event, scope));
  }

  #followUp(): void {
    for (let count = 0; this.#queue.length > 0; count += 1) {
      const event = this.#queue.shift();
      if (event !== undefined) this.#deliver(event);
      if (count > MAX_FOLLOWING) throw new WalkError('it sends events to itself without end');
    }
  }

  tell(move: Exclude<Move, { kind: 'start' | 'time' }>): void {
    const ref =
      'child' in move && this.#snapshot !== null
        ? childrenOf(this.#snapshot).find(({ name }) => name === move.child)?.ref
        : undefined;
    if ('child' in move && ref === undefined) {
      throw new WalkError(`its actor ${move.child} is not there to answer`);
    }
    if (ref !== undefined && (move.kind === 'done' || move.kind === 'error')) {
      this.#settled.set(ref, move.kind);
    }
    this.#deliver(eventOf(move, ref));
    this.#followUp();
  }

  /** Moves the time to the next timer, and fires all timers of that moment in order. */
  passTime(): void {
    const [soonest] = byDue(this.#timers);
    if (soonest === undefined) throw new WalkError('no timer is running');
    this.#now = soonest.due;
    for (let count = 0; this.#snapshot?.status === 'active'; count += 1) {
      const [next] = byDue(this.#timers);
      if (next === undefined || next.due > this.#now) break;
      this.#timers.splice(this.#timers.indexOf(next), 1);
      this.#deliver(next.event);
      this.#followUp();
      if (count > MAX_FOLLOWING) throw new WalkError('timers without delay start each other');
    }
  }

  result(move: Move): Step {
    const { guards } = this.#seen;
    if (this.#snapshot === null) throw new WalkError('it was never begun');
    const situation: Situation = {
      snapshot: this.#snapshot,
      timers: this.#timers,
      settled: this.#settled,
      now: this.#now,
    };
    const outcomes = [...new Set([...guards, ...(this.#chart.ear.outcomes ?? [])])];
    return {
      ...this.#seen,
      guards: outcomes,
      move,
      situation,
      key: keyOf(this.#chart, situation),
    };
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Computes one move from a situation; `from` is null for a start. Throws a `WalkError` when the
 * machine throws.
 */
export const step = (chart: Chart, from: Situation | null, move: Move): Step => {
  const [soonest] = byDue(from?.timers ?? []);
  const startClock = stopClock((move.kind === 'time' ? soonest?.due : from?.now) ?? 0);
  chart.ear.outcomes = [];
  try {
    const pure = new PureStep(chart, from);
    if (move.kind === 'start') pure.begin(move.input);
    else if (move.kind === 'time') pure.passTime();
    else pure.tell(move);
    return pure.result(move);
  } catch (error) {
    const where = from === null ? 'at the start' : `in ${JSON.stringify(from.snapshot.value)}`;
    const guard = chart.ear.deciding;
    const what = guard === null ? 'threw' : `threw in the guard of "${guard}"`;
    throw new WalkError(
      `machine "${chart.machine.id}" ${what} ${where} on "${move.label}": ${messageOf(error)}. ` +
        'Make the guard or action bear this payload, or mend the case in the model.',
      { cause: error },
    );
  } finally {
    chart.ear.outcomes = null;
    chart.ear.deciding = null;
    startClock();
  }
};
