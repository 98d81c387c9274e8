/**
 * Writes a machine as text without code: its config as plain data, also as a file for the Stately
 * editor. Guards, actions, actors and delays become names. Functions that need a running machine
 * (context, params, input, output) are left out.
 */
import { format } from 'prettier';
import type { AnyStateMachine } from 'xstate';
import { nameOf } from './outline.ts';

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** Functions under these keys need a running machine; they are left out. */
const COMPUTED = new Set(['context', 'params', 'input', 'output']);
/** Fields that mean nothing without types and code; they are left out. */
const SILENT = new Set(['types', 'schemas', 'version']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLogic = (value: unknown) => isRecord(value) && 'getInitialSnapshot' in value;

const plainValue = (value: unknown): Plain | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value;
  if (typeof value === 'function') return nameOf(value);
  if (Array.isArray(value)) return value.flatMap((item) => plainValue(item) ?? []);
  return typeof value === 'object' ? plainFields(Object.entries(value)) : undefined;
};

const plainFields = (fields: readonly (readonly [string, unknown])[]): Record<string, Plain> => {
  const kept = fields.flatMap(([key, value]): [string, Plain][] => {
    if (SILENT.has(key) || (COMPUTED.has(key) && typeof value === 'function')) return [];
    const plain = plainValue(value);
    return plain === undefined ? [] : [[key, plain]];
  });
  return Object.fromEntries(kept);
};

/**
 * Replaces inline actors (`src: fromPromise(…)`) by a name, because text cannot contain code. The
 * name is the id of the invocation, written or made by xstate, so that the exported machine has the
 * same transition ids as the original.
 */
const withNamedActors = (invoke: unknown, stateId: string): unknown =>
  [invoke]
    .flat()
    .map((one: unknown, index) =>
      isRecord(one) && isLogic(one['src'])
        ? { ...one, src: one['id'] ?? `${index}.${stateId}` }
        : one,
    );

const plainState = (config: object, id: string): Record<string, Plain> => {
  const fields = Object.entries(config).map(([key, value]: [string, unknown]) => {
    if (key === 'invoke') return [key, withNamedActors(value, id)] as const;
    if (key !== 'states' || !isRecord(value)) return [key, value] as const;
    const states = Object.entries(value).map(([name, child]) => {
      const given = isRecord(child) ? child['id'] : undefined;
      return [name, plainState(Object(child), typeof given === 'string' ? given : `${id}.${name}`)];
    });
    return [key, Object.fromEntries(states)] as const;
  });
  return plainFields(fields);
};

/** The config of a machine as plain data that can be written as JSON. */
export const plainConfig = ({ config, id }: AnyStateMachine): Record<string, Plain> => ({
  ...plainState(config, id),
  id,
});

/** The text of a file for the Stately editor, which needs only `createMachine` of `xstate`. */
export const pasteText = (machine: AnyStateMachine): Promise<string> =>
  format(
    `import { createMachine } from 'xstate';\n\n` +
      `export const ${machine.id}Machine = createMachine(${JSON.stringify(plainConfig(machine))});`,
    { parser: 'babel', singleQuote: true, printWidth: 100 },
  );
