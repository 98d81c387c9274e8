/** Records the steps of a path: each move, its effects, and everything that changed. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from '../chart.ts';
import type { Path } from '../generate.ts';
import type { Effect } from '../observe.ts';
import { byDue, childrenOf, type Situation } from '../situation.ts';
import { targetOf } from '../observe.ts';
import type { Step } from '../step.ts';
import { changesOf, plainOf, textOf, type Plain, type PlainObject } from './plain.ts';

/** One effect of a step on the world outside the machine. */
export type RecordedEffect =
  /** A fact that the machine emits. */
  | { readonly says: Plain }
  /** An event sent to a parent, a child or another actor. */
  | { readonly tells: string; readonly event: Plain }
  /** An actor that is started, with its input. */
  | { readonly calls: string; readonly with: Plain }
  /** A custom action. */
  | { readonly does: string; readonly with: Plain };

/** One recorded step of a path; whatever did not change is left out. */
export interface RecordedStep {
  /** The label of the move, such as `coupon.typed: a code`. */
  readonly do: string;
  /** The active states, joined by ` + `. */
  readonly state?: string;
  readonly tags?: readonly string[];
  readonly effects?: readonly RecordedEffect[];
  /**
   * The running timers and when they are due, such as `after 5000 in checking: at 5 s`, counted
   * from the start of the walk.
   */
  readonly timers?: readonly string[];
  /** The names of the running actors, invoked and spawned. */
  readonly actors?: readonly string[];
  /**
   * How the machine ended in this step: `{ output }` when it finished, `{ failedWith }` when it
   * failed. Missing when it did not end.
   */
  readonly ended?: Plain;
  /**
   * The changed fields of the model's key, with their new values. The key is the data by which the
   * model distinguishes situations.
   */
  readonly key?: PlainObject;
  /** The changed fields of the context, with their new values. */
  readonly context?: PlainObject;
}

/** The label of a start to which the model gives no label. */
export const BARE_START = 'start';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The active leaf states of a state value, such as `ordering.editing`; one for each parallel
 * region. `way` is the path of the state to which the value belongs; '' for the whole machine.
 */
const leafWays = (value: unknown, way: string): string[] => {
  if (typeof value === 'string') return [way === '' ? value : `${way}.${value}`];
  if (typeof value !== 'object' || value === null) return [way];
  const parts = Object.entries(value);
  if (parts.length === 0) return way === '' ? [] : [way];
  return parts.flatMap(([name, inner]) => leafWays(inner, way === '' ? name : `${way}.${name}`));
};

export const stateText = ({ value }: AnyMachineSnapshot): string => leafWays(value, '').join(' + ');

const recordEffect = ({ type, params }: Effect): RecordedEffect => {
  switch (type) {
    case 'xstate.emit':
      return { says: plainOf(field(params, 'event')) };
    case 'xstate.sendTo':
      return { tells: targetOf(params), event: plainOf(field(params, 'event')) };
    case 'xstate.spawnChild': {
      const [src, id] = [field(params, 'src'), field(params, 'id')];
      const name = typeof src === 'string' ? src : String(id);
      return { calls: name, with: plainOf(field(params, 'input')) };
    }
    default:
      return { does: type, with: plainOf(params) };
  }
};

/** The label of a timer: `after 5000 in checking`, or the event that it sends. */
const timerName = (chart: Chart, { type }: EventObject): string => {
  const heard = chart.transitions.find(({ definition }) => definition.eventType === type);
  if (heard === undefined || !type.startsWith('xstate.')) return type;
  const source = heard.source.slice(chart.machine.id.length + 1);
  return `${heard.descriptor} in ${source === '' ? chart.machine.id : source}`;
};

/**
 * Everything that is recorded about a machine after a step. The record of the step itself has only
 * the differences from the step before.
 */
interface FullRecord {
  readonly state: string;
  readonly tags: readonly string[];
  readonly timers: readonly string[];
  readonly actors: readonly string[];
  readonly ended: Plain;
  readonly key: Plain;
  readonly context: Plain;
}

const NOTHING: FullRecord = {
  state: '',
  tags: [],
  timers: [],
  actors: [],
  ended: null,
  key: {},
  context: {},
};

const endingOf = ({ status, output, error }: AnyMachineSnapshot): Plain => {
  if (status === 'done') return { output: plainOf(output) };
  return status === 'error' ? { failedWith: plainOf(error) } : null;
};

const standings = new WeakMap<Situation, FullRecord>();

const fullRecordOf = (chart: Chart, situation: Situation): FullRecord => {
  const known = standings.get(situation);
  if (known !== undefined) return known;
  const { snapshot, timers } = situation;
  const active = snapshot.status === 'active';
  const key = chart.model.key(snapshot);
  const made: FullRecord = {
    state: stateText(snapshot),
    tags: [...snapshot.tags].sort(),
    timers: active
      ? byDue(timers).map(({ event, due }) => `${timerName(chart, event)}: at ${due / 1000} s`)
      : [],
    actors: active ? childrenOf(snapshot).map(({ src }) => src) : [],
    ended: endingOf(snapshot),
    key: key === snapshot.context ? {} : plainOf(key),
    context: plainOf(snapshot.context),
  };
  standings.set(situation, made);
  return made;
};

/** The record of one step; `before` is the situation before it, null at the start. */
export const recordStep = (
  chart: Chart,
  before: Situation | null,
  { move, situation, effects }: Step,
): RecordedStep => {
  const old = before === null ? NOTHING : fullRecordOf(chart, before);
  const now = fullRecordOf(chart, situation);
  const changed = (name: 'state' | 'tags' | 'timers' | 'actors' | 'ended') =>
    textOf(old[name]) === textOf(now[name]) ? {} : { [name]: now[name] };
  const inside = (name: 'key' | 'context') => {
    const changes = changesOf(old[name], now[name]);
    return Object.keys(changes).length === 0 ? {} : { [name]: changes };
  };
  return {
    do: move.label === '' ? BARE_START : move.label,
    ...changed('state'),
    ...changed('tags'),
    ...(effects.length === 0 ? {} : { effects: effects.map(recordEffect) }),
    ...changed('timers'),
    ...changed('actors'),
    ...changed('ended'),
    // The key is left out at the start: it only repeats the context, and every field added to a
    // model's key would change all baselines.
    ...(before === null ? {} : inside('key')),
    ...inside('context'),
  };
};

/** The record of a complete path, beginning with its start. */
export const recordPath = (chart: Chart, { start, steps }: Path): RecordedStep[] =>
  [start, ...steps].map((reached, index, all) =>
    recordStep(chart, all[index - 1]?.situation ?? null, reached),
  );
