/**
 * Renames states, events, actors or flows in a baseline (`--renamed old=new`), so that it can be
 * compared with a chart that uses the new names.
 */
import { pickByName, UsageError } from '../usage.ts';
import type { Baseline } from './file.ts';
import { isPlainObject, type Plain } from './plain.ts';
import type { RecordedEffect, RecordedStep } from './record.ts';

export type Names = ReadonlyMap<string, string>;

/**
 * Reads the value of `--renamed`, such as `old=new,older=newer`, into a map from old to new names.
 */
export const readNames = (text: string | undefined): Names => {
  const pairs = (text ?? '').split(',').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair): [string, string] => {
      const [old = '', now = '', ...rest] = pair.split('=');
      if (old === '' || now === '' || rest.length > 0) {
        throw new UsageError(`--renamed takes old=new, and more after a comma; not "${pair}".`);
      }
      return [old, now];
    }),
  );
};

/**
 * The new form of a name or of the path to a state: when `applied` was renamed to `used`,
 * `applied.waiting` becomes `used.waiting`.
 */
const renameWay = (way: string, names: Names): string => {
  const whole = names.get(way);
  if (whole !== undefined) return whole;
  const parts = way.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const head = names.get(parts.slice(0, length).join('.'));
    if (head !== undefined) return [head, ...parts.slice(length)].join('.');
  }
  return way;
};

const renameWords = (text: string, between: string, names: Names): string =>
  text
    .split(between)
    .map((part) => renameWay(part, names))
    .join(between);

/**
 * The new form of a move's label. Only its first part is a name: `coupon.typed` in
 * `coupon.typed: a code`, `findCoupon` in `findCoupon done: fitting`.
 */
const renameMove = (label: string, names: Names): string => {
  const [head = '', ...rest] = label.split(': ');
  const [name = '', ...words] = head.split(' ');
  return [[names.get(name) ?? name, ...words].join(' '), ...rest].join(': ');
};

const renameTimer = (timer: string, names: Names): string => {
  const [what = '', at = ''] = timer.split(': at ');
  const [descriptor = '', state] = what.split(' in ');
  const words = state === undefined ? renameWay(descriptor, names) : descriptor;
  return `${words}${state === undefined ? '' : ` in ${renameWay(state, names)}`}: at ${at}`;
};

const renameValue = (value: Plain, names: Names): Plain => {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item: Plain) => renameValue(item, names));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, renameValue(field, names)]),
  );
};

const renameStep = (step: RecordedStep, names: Names): RecordedStep => {
  const { state, timers, effects, ...rest } = step;
  return {
    ...(renameValue(rest, names) as unknown as RecordedStep),
    do: renameMove(step.do, names),
    ...(state === undefined ? {} : { state: renameWords(state, ' + ', names) }),
    ...(timers === undefined ? {} : { timers: timers.map((one) => renameTimer(one, names)) }),
    ...(effects === undefined
      ? {}
      : {
          effects: effects.map((effect) => renameValue(effect, names) as unknown as RecordedEffect),
        }),
  };
};

/** All names that occur in a baseline: flows, states, events and actors. */
const namesIn = ({ flow, paths }: Baseline): Set<string> => {
  const found = new Set([flow]);
  const addValue = (value: Plain): void => {
    if (Array.isArray(value)) value.forEach(addValue);
    else if (isPlainObject(value)) {
      for (const [name, field] of Object.entries(value)) {
        if (typeof field === 'string' && ['type', 'tells', 'calls', 'does'].includes(name)) {
          found.add(field);
        } else addValue(field);
      }
    }
  };
  for (const step of [...paths.values()].flat()) {
    found.add((step.do.split(': ')[0] ?? '').split(' ')[0] ?? '');
    for (const way of step.state?.split(' + ') ?? []) {
      const parts = way.split('.');
      parts.forEach((_, index) => found.add(parts.slice(0, index + 1).join('.')));
    }
    addValue(step.effects ?? []);
  }
  return found;
};

/**
 * Throws a `UsageError` for an old name that no baseline contains, and suggests the nearest one.
 */
export const checkNames = (names: Names, baselines: readonly Baseline[]): void => {
  const known = [...new Set(baselines.flatMap((one) => [...namesIn(one)]))];
  for (const old of names.keys()) pickByName('recorded name', old, known, (one) => one);
};

/** The baseline with all old names replaced by the new ones. */
export const renameBaseline = (baseline: Baseline, names: Names): Baseline => {
  if (names.size === 0) return baseline;
  const paths = [...baseline.paths].map(([id, steps]): [string, RecordedStep[]] => [
    renameWords(id, ' | ', names),
    steps.map((step) => renameStep(step, names)),
  ]);
  return { flow: names.get(baseline.flow) ?? baseline.flow, paths: new Map(paths) };
};
