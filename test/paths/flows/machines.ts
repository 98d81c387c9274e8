/** The machines of the project: every `machines/<area>/<flow>.machine.ts`, found and loaded. */
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';

export interface MachineFile {
  readonly flow: string;
  readonly area: string;
  readonly file: string;
}

const SUFFIX = '.machine.ts';

/** The root folder of the project. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** All machine files below `<root>/machines`, sorted by area and flow. */
export const findMachines = (root = projectRoot): MachineFile[] => {
  const machines = path.join(root, 'machines');
  if (!existsSync(machines)) return [];
  return readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => ({
      flow: path.basename(file, SUFFIX),
      area: path.dirname(file),
      file: path.join(machines, file),
    }))
    .sort((a, b) => `${a.area}/${a.flow}`.localeCompare(`${b.area}/${b.flow}`));
};

/** Loads `<flow>Machine` of a machine file; throws when the file does not export it. */
export const loadMachine = async ({ flow, file }: MachineFile): Promise<AnyStateMachine> => {
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href);
  const machine = loaded[`${flow}Machine`];
  if (!(machine instanceof StateMachine)) throw new Error(`${file} does not export ${flow}Machine`);
  return machine;
};
