/**
 * Writes and reads baseline files. They are JSON with one step per line and the paths sorted by id,
 * so that a changed flow gives a small diff. Long values are written once, under `shared`, with a
 * name made from their contents.
 */
import { createHash } from 'node:crypto';
import { isPlainObject, textOf, type Plain, type PlainObject } from './plain.ts';
import type { RecordedStep } from './record.ts';

/**
 * The version of the format of baseline files; increase it when the meaning of recorded steps
 * changes.
 */
export const ENGINE = 2;

export interface Baseline {
  readonly flow: string;
  /** The steps of each path, by the id of the path; the first step is the start. */
  readonly paths: ReadonlyMap<string, readonly RecordedStep[]>;
}

/** A baseline that cannot be read; the message says what to do. */
export class BaselineError extends Error {}

/** The maximum length of a value as text; longer values are written under `shared`. */
const LONGEST_INLINE = 90;
const REFERENCE = /^#[\w-]*[0-9a-f]{8}$/;

/**
 * The first part of the name under which a long value is stored in a baseline file. It is made from
 * the value's own name, title, type or label, so that a reader recognises it.
 */
const hintOf = (value: Plain): string => {
  if (!isPlainObject(value)) return Array.isArray(value) ? 'list-' : '';
  const called = [value['name'], value['title'], value['type'], value['label']];
  const name = called.find((one) => typeof one === 'string' && one !== '');
  const letters = typeof name === 'string' ? name.replaceAll(/[^\w]+/g, '-').slice(0, 20) : '';
  return letters === '' ? '' : `${letters}-`;
};

/**
 * Replaces a long value by a name, and stores its text under that name in `shared`; long values
 * inside it are replaced first.
 */
const share = (value: Plain, shared: Map<string, string>): Plain => {
  if (typeof value !== 'object' || value === null) return value;
  const inner: Plain = Array.isArray(value)
    ? value.map((item: Plain) => share(item, shared))
    : shareFields(value as PlainObject, shared);
  const text = textOf(inner);
  if (text.length <= LONGEST_INLINE) return inner;
  const name = `#${hintOf(value)}${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  shared.set(name, text);
  return name;
};

const shareFields = (value: PlainObject, shared: Map<string, string>): PlainObject =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, share(field, shared)]));

/**
 * A step whose long values are replaced by names in `shared`. In the first step of a path, a whole
 * object such as the context can be replaced. In later steps only the values inside such an object
 * are replaced, so that the step still shows which fields changed.
 */
const shareStep = (step: RecordedStep, isStart: boolean, shared: Map<string, string>): Plain => {
  const plain = step as unknown as PlainObject;
  const fields = Object.entries(plain).map(([name, value]): [string, Plain] => {
    if (name === 'effects' && Array.isArray(value)) {
      return [name, value.map((one: Plain) => shareFields(one as PlainObject, shared))];
    }
    const whole = isStart || !isPlainObject(value);
    return [name, whole ? share(value, shared) : shareFields(value, shared)];
  });
  return Object.fromEntries(fields);
};

/** The text of a baseline file. */
export const writeBaseline = ({ flow, paths }: Baseline): string => {
  const shared = new Map<string, string>();
  const blocks = [...paths]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, steps]) => {
      const lines = steps.map(
        (step, index) => `      ${textOf(shareStep(step, index === 0, shared))}`,
      );
      return `    ${JSON.stringify(id)}: [\n${lines.join(',\n')}\n    ]`;
    });
  const values = [...shared]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `    ${JSON.stringify(name)}: ${text}`);
  const group = (entries: readonly string[]) =>
    entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n  }`;
  return (
    `{\n  "engine": ${ENGINE},\n  "flow": ${JSON.stringify(flow)},\n` +
    `  "paths": ${group(blocks)},\n  "shared": ${group(values)}\n}\n`
  );
};

const expand = (value: Plain, shared: PlainObject): Plain => {
  if (typeof value === 'string' && REFERENCE.test(value)) {
    const found = shared[value];
    if (found === undefined) throw new Error(`it names ${value}, which it does not hold`);
    return expand(found, shared);
  }
  if (Array.isArray(value)) return value.map((item: Plain) => expand(item, shared));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, expand(field, shared)]),
  );
};

const isStep = (value: Plain): boolean => isPlainObject(value) && typeof value['do'] === 'string';

const readSteps = (id: string, steps: Plain, shared: PlainObject): RecordedStep[] => {
  if (!Array.isArray(steps) || steps.length === 0 || !steps.every(isStep)) {
    throw new Error(`the path "${id}" is no list of steps`);
  }
  return expand(steps, shared) as unknown as RecordedStep[];
};

/**
 * Parses the text of a baseline file. Throws a `BaselineError` that says what is wrong with it.
 * @param name the path of the file, for that message
 * @param flow the name of the flow, for that message, and for a file that does not name its flow
 */
export const readBaseline = (name: string, flow: string, text: string): Baseline => {
  const remedy = `Restore it from git, or write it anew: npm run paths -- check --update ${flow}`;
  try {
    const parsed: Plain = JSON.parse(text);
    if (!isPlainObject(parsed)) throw new Error('it is no object');
    if (parsed['engine'] !== ENGINE) {
      throw new BaselineError(
        `${name} was written by version ${textOf(parsed['engine'] ?? 'unknown')} of the path ` +
          `engine, this is version ${ENGINE}: npm run paths -- check --update ${flow}`,
      );
    }
    const { paths, shared } = parsed;
    if (!isPlainObject(paths) || !isPlainObject(shared)) throw new Error('it has no paths');
    const recorded = Object.entries(paths).map(([id, steps]): [string, RecordedStep[]] => [
      id,
      readSteps(id, steps, shared),
    ]);
    return {
      flow: typeof parsed['flow'] === 'string' ? parsed['flow'] : flow,
      paths: new Map(recorded),
    };
  } catch (error) {
    if (error instanceof BaselineError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BaselineError(`${name} cannot be read: ${why}. ${remedy}`);
  }
};
