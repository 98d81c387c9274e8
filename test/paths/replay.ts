/**
 * Carries out a path on running actors, and compares every step with the prediction. The flow runs
 * as a child of a silent parent, as in the app; the test settles its promises and moves its clock.
 */
import { createActor, isMachineSnapshot, setup, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { listener } from './actors.ts';
import { makeChart, type Chart } from './chart.ts';
import { sinceStart, stopClock } from './clock.ts';
import { brokenIn } from './explore.ts';
import type { Path } from './generate.ts';
import type { PathModel } from './model.ts';
import { eventOf, type Move } from './moves.ts';
import {
  effectText,
  nothingSeen,
  observeAction,
  observeMicrostep,
  type Observed,
} from './observe.ts';
import { childrenOf, keyParts, type ChildStatus, type Timer } from './situation.ts';
import type { Step } from './step.ts';
import { isActorRef, stableText } from './text.ts';

/** A difference between a running flow and its prediction. */
export interface Mismatch {
  /** The number of the step in the path; the start is 0. */
  readonly step: number;
  readonly label: string;
  readonly what: string;
  readonly predicted: string;
  readonly actual: string;
}

/** Runs one flow whose clock, timers and actors the test controls. */
class Stage {
  readonly #chart: Chart;
  readonly #clock = new SimulatedClock();
  readonly #stop: () => void;
  readonly #flow: AnyActorRef;
  #seen: Observed = nothingSeen();

  constructor(chart: Chart, input: unknown) {
    this.#chart = chart;
    const { machine, model } = chart;
    const host = setup({ actors: { flow: machine, listener } }).createMachine({
      invoke: [
        ...model.system.map((systemId) => ({ src: 'listener' as const, systemId })),
        // The parent ignores how the flow ends; the test reads that from the flow itself.
        { id: machine.id, src: 'flow', input: () => input, onError: {} },
      ],
    });
    const stage = createActor(host, {
      id: 'parent',
      clock: this.#clock,
      logger: () => {},
      inspect: (event) => this.#inspect(event),
    });
    const flow: AnyActorRef | undefined = stage.getSnapshot().children[machine.id];
    if (flow === undefined) throw new Error(`machine "${machine.id}" did not start`);
    this.#flow = flow;
    this.#stop = () => stage.stop();
    stage.start();
  }

  #inspect(event: InspectionEvent): void {
    const { machine } = this.#chart;
    // `#flow` is not set until the constructor returns, so the flow is recognised by its id.
    const ref = event.actorRef;
    if (!isActorRef(ref)) return;
    if (ref.id !== machine.id || ref._parent === undefined || ref._parent._parent !== undefined)
      return;
    if (event.type === '@xstate.microstep') {
      observeMicrostep(this.#seen, this.#chart, event._transitions);
    } else if (event.type === '@xstate.action') {
      observeAction(this.#seen, event.action.type, event.action.params);
    }
  }

  /** Returns what was observed since the last call. */
  look(): Observed {
    const seen = this.#seen;
    this.#seen = nothingSeen();
    return seen;
  }

  get snapshot(): AnyMachineSnapshot {
    const snapshot: unknown = this.#flow.getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw new Error('the flow is not a machine');
    return snapshot;
  }

  /** The running timers of the flow, read from xstate's scheduler. */
  #timers(): Timer[] {
    return Object.values(this.#flow.system.getSnapshot()._scheduledEvents)
      .filter(({ source, target }) => source === this.#flow && target === this.#flow)
      .map(({ id, event, startedAt, delay }) => ({
        id,
        event,
        due: sinceStart(startedAt) + delay,
      }));
  }

  key(): Record<string, unknown> {
    const statusOf = (ref: AnyActorRef): ChildStatus => ref.getSnapshot().status;
    return keyParts(this.#chart, this.snapshot, this.#timers(), statusOf);
  }

  async perform(move: Move, elapsedMs: number): Promise<void> {
    if (move.kind === 'time') {
      this.#clock.set(elapsedMs);
    } else if (move.kind === 'send' || move.kind === 'emit') {
      this.#flow.send(eventOf(move, undefined));
    } else if (move.kind !== 'start') {
      const child = childrenOf(this.snapshot).find(({ name }) => name === move.child);
      if (child === undefined) throw new Error(`its actor ${move.child} is not there to answer`);
      if (move.kind === 'snapshot') this.#chart.answering.show(child.ref, move.value);
      else this.#chart.answering.settle(child.ref, move.kind, move.value);
    }
    await settled();
  }

  /**
   * Resolves the promises of actors that the flow has already stopped, and returns their number. Such
   * late answers must not change the flow.
   */
  async answerLate(): Promise<number> {
    const count = this.#chart.answering.settleLate('done');
    await settled();
    return count;
  }

  end(): void {
    this.#stop();
    this.#chart.answering.forget();
  }
}

/**
 * Waits until a settled promise has had its effect on the flow. That takes two rounds of callbacks:
 * the promise actor receives the result, and then its message reaches the flow.
 */
const settled = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

const effectsText = ({ effects }: Observed) => effects.map(effectText).join('\n');

const compare = (
  index: number,
  predicted: Step,
  parts: Record<string, unknown>,
  seen: Observed,
): Mismatch | null => {
  const sorted = (ids: readonly string[]) => [...ids].sort().join(' and ');
  const pairs: [what: string, predicted: string, actual: string][] = [
    ['transitions', sorted(predicted.taken), sorted(seen.taken)],
    ['situation', predicted.key, stableText(parts)],
    ['effects', effectsText(predicted), effectsText(seen)],
  ];
  const wrong = pairs.find(([, before, after]) => before !== after);
  if (wrong === undefined) return null;
  const [what, before, after] = wrong;
  return { step: index, label: predicted.move.label, what, predicted: before, actual: after };
};

/**
 * Carries out one path on running actors; returns the first difference, or null when there is none.
 */
export const replay = async (chart: Chart, path: Path): Promise<Mismatch | null> => {
  let startClock = stopClock(0);
  let stage: Stage | null = null;
  try {
    const { move } = path.start;
    stage = new Stage(chart, move.kind === 'start' ? move.input : undefined);
    await settled();
    let previous: AnyMachineSnapshot | null = null;
    for (const [index, predicted] of [path.start, ...path.steps].entries()) {
      startClock();
      startClock = stopClock(predicted.situation.now);
      if (index > 0) await stage.perform(predicted.move, predicted.situation.now);
      const seen = stage.look();
      const mismatch = compare(index, predicted, stage.key(), seen);
      if (mismatch !== null) return mismatch;
      const reached = {
        ...predicted,
        situation: { ...predicted.situation, snapshot: stage.snapshot },
      };
      const [broken] = brokenIn(chart.model, reached, previous);
      const label = predicted.move.label;
      if (broken !== undefined) {
        const actual = broken.error === '' ? 'broken' : broken.error;
        return { step: index, label, what: 'invariant', predicted: broken.invariant, actual };
      }
      previous = stage.snapshot;
    }
    const before = stableText(stage.key());
    await stage.answerLate();
    const after = stableText(stage.key());
    if (before === after) return null;
    const step = path.steps.length;
    return { step, label: 'a late answer', what: 'situation', predicted: before, actual: after };
  } finally {
    stage?.end();
    startClock();
  }
};

/**
 * Makes a chart for `replay`, separate from the one that was explored, so that nothing is shared.
 */
export const replayChart = (model: PathModel): Chart => makeChart(model);

/** A mismatch as the text of a test's error message. */
export const describeMismatch = (chart: Chart, mismatch: Mismatch): string =>
  `machine "${chart.machine.id}", step ${mismatch.step} "${mismatch.label}": ${mismatch.what} not as ` +
  `predicted.\npredicted: ${mismatch.predicted}\nactual:    ${mismatch.actual}`;
