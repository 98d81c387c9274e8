/**
 * A baseline with the names of today: a refactoring names what it renamed, so that effects are
 * still compared.
 */
import { pickByName, UsageError } from '../usage.ts';
import type { Baseline } from './file.ts';
import { isPlainObject, type Plain } from './plain.ts';
import type { RecordedEffect, RecordedStep } from './record.ts';

export type Names = ReadonlyMap<string, string>;

/** Reads `--renamed old=new,older=newer`. */
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

/** A name, or the path to a state: `applied.waiting` when `applied` was renamed. */
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

/** `coupon.typed: a code`, `findCoupon done: fitting`: the name is the first part. */
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

/** The names that a baseline knows: flows, states, events and actors. */
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

/** Refuses a name that no baseline knows, with the nearest one. */
export const checkNames = (names: Names, baselines: readonly Baseline[]): void => {
  const known = [...new Set(baselines.flatMap((one) => [...namesIn(one)]))];
  for (const old of names.keys()) pickByName('recorded name', old, known, (one) => one);
};

/** A baseline as it would read had the names of today been used. */
export const renameBaseline = (baseline: Baseline, names: Names): Baseline => {
  if (names.size === 0) return baseline;
  const paths = [...baseline.paths].map(([id, steps]): [string, RecordedStep[]] => [
    renameWords(id, ' | ', names),
    steps.map((step) => renameStep(step, names)),
  ]);
  return { flow: names.get(baseline.flow) ?? baseline.flow, paths: new Map(paths) };
};
