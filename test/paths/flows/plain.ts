/**
 * A machine as text without code: its config as plain data, and the same as a file for the Stately
 * editor. Guards, actions, actors and delays stay as names, because their code is not part of the
 * chart. Data that only a run has (context, params, inputs, outputs) are left out.
 */
import { format } from 'prettier';
import type { AnyStateMachine } from 'xstate';
import { nameOf } from './outline.ts';

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** Functions under these keys belong to a run, not to the chart. */
const COMPUTED = new Set(['context', 'params', 'input', 'output']);
/** Fields without meaning when types and code are missing. */
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

/** An actor written in place gets the id that xstate gives its invocation, so that ids stay. */
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

/** The config of a machine as data that survives JSON. */
export const plainConfig = ({ config, id }: AnyStateMachine): Record<string, Plain> => ({
  ...plainState(config, id),
  id,
});

/** A file for the Stately editor: the machine alone, with nothing but `xstate` in scope. */
export const pasteText = (machine: AnyStateMachine): Promise<string> =>
  format(
    `import { createMachine } from 'xstate';\n\n` +
      `export const ${machine.id}Machine = createMachine(${JSON.stringify(plainConfig(machine))});`,
    { parser: 'babel', singleQuote: true, printWidth: 100 },
  );
