/**
 * The commands of `npm run flows`:
 *
 * - `export [flow …] [--format …] [--out DIR]` writes the machines as text for the Stately editor,
 *   JSON, Mermaid, SCXML and SVG into `DIR` (default `flows/`);
 * - `diff <revision> [flow …] [--out DIR]` prints what changed since a git revision; with `--out`
 *   it also writes SVG drawings in which the changes are marked;
 * - `serve [--port N]` starts the flow studio, a page that shows the charts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import {
  counted,
  makeFolder,
  resultOf,
  pickByName,
  parseArguments,
  succeeded,
  UsageError,
  wholeNumber,
  unknownName,
  type CommandResult,
} from '../usage.ts';
import { diffOutlines, diffText } from './diff.ts';
import { layOut } from './layout.ts';
import { findMachines, loadMachine, type MachineFile } from './machines.ts';
import { mermaidText } from './mermaid.ts';
import { outlineOf, type OutlineState } from './outline.ts';
import { pasteText, plainConfig } from './plain.ts';
import { atRevision } from './revision.ts';
import { scxmlText } from './scxml.ts';
import { serve } from './serve.ts';
import { svgText } from './svg.ts';

const USAGE = `npm run flows -- export [flow …] [--format stately|json|mermaid|scxml|svg] [--out DIR]
npm run flows -- diff <revision> [flow …] [--out DIR]
npm run flows -- serve [--port N]`;
const COMMANDS = ['export', 'diff', 'serve'];
const STUDIO_PORT = 4620;

type Writer = (machine: AnyStateMachine, outline: OutlineState) => Promise<string> | string;

/** The formats of `export`: the file extension of each, and the function that writes its text. */
const FORMATS: Readonly<Record<string, { readonly ending: string; readonly write: Writer }>> = {
  stately: { ending: 'machine.js', write: pasteText },
  json: {
    ending: 'json',
    write: (machine) => `${JSON.stringify(plainConfig(machine), null, 2)}\n`,
  },
  mermaid: { ending: 'mmd', write: (_, outline) => mermaidText(outline) },
  scxml: { ending: 'scxml', write: (_, outline) => scxmlText(outline) },
  svg: { ending: 'svg', write: async (_, outline) => svgText(await layOut(outline)) },
};

const chosen = (names: readonly string[], files: readonly MachineFile[]): readonly MachineFile[] =>
  names.length === 0
    ? files
    : names.map((name) => pickByName('flow', name, files, ({ flow }) => flow));

const write = (folder: string, name: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

const exportFlows = async (args: readonly string[]): Promise<CommandResult> => {
  const { words, values } = parseArguments(args, [], ['--format', '--out']);
  const out = values.get('--out') ?? 'flows';
  makeFolder(out);
  const wanted = values.get('--format');
  if (wanted !== undefined && FORMATS[wanted] === undefined) {
    throw unknownName('format', wanted, Object.keys(FORMATS));
  }
  const formats = Object.entries(FORMATS).filter(
    ([name]) => wanted === undefined || name === wanted,
  );
  const files = chosen(words, findMachines());
  for (const file of files) {
    const machine = await loadMachine(file);
    const outline = outlineOf(machine);
    for (const [, format] of formats) {
      const text = await format.write(machine, outline);
      write(path.join(out, file.area), `${file.flow}.${format.ending}`, text);
    }
  }
  const endings = formats.map(([, { ending }]) => ending).join(', ');
  return succeeded(
    `${counted(files.length, 'flow')} written to ${path.resolve(out)} (${endings}).`,
  );
};

const outlinesAt = async (root?: string): Promise<Map<string, OutlineState>> => {
  const outlines = new Map<string, OutlineState>();
  for (const file of findMachines(root))
    outlines.set(file.flow, outlineOf(await loadMachine(file)));
  return outlines;
};

const diff = async (args: readonly string[]): Promise<CommandResult> => {
  const { words, values } = parseArguments(args, [], ['--out']);
  const [revision, ...names] = words;
  if (revision === undefined) throw new UsageError(`Since which revision?\n${USAGE}`);
  const now = await outlinesAt();
  const before = await atRevision(revision, outlinesAt);
  const known = [...new Set([...before.keys(), ...now.keys()])].sort();
  const flows =
    names.length === 0 ? known : names.map((name) => pickByName('flow', name, known, (one) => one));
  const out = values.get('--out');
  if (out !== undefined) makeFolder(out);
  const texts: string[] = [];
  for (const flow of flows) {
    const found = diffOutlines(before.get(flow) ?? null, now.get(flow) ?? null);
    if (found === null || found.changes.length === 0) continue;
    texts.push(diffText(flow, found));
    if (out !== undefined)
      write(out, `${flow}.svg`, svgText(await layOut(found.merged), found.marks));
  }
  return succeeded(texts.length === 0 ? `No flow changed since ${revision}.` : texts.join('\n'));
};

const startStudio = async (args: readonly string[]): Promise<CommandResult> => {
  const { words, values } = parseArguments(args, [], ['--port']);
  if (words[0] !== undefined) throw new UsageError(`serve takes no "${words[0]}".\n${USAGE}`);
  const port = wholeNumber('--port', values.get('--port') ?? String(STUDIO_PORT));
  const { address } = await serve(port);
  return succeeded(`The flow studio is at ${address}`);
};

/** Runs the command with these arguments, such as `['export', 'coupon']`. */
export const run = (args: readonly string[]): Promise<CommandResult> =>
  resultOf(args, USAGE, () => {
    const [command, ...rest] = args;
    switch (command) {
      case 'export':
        return exportFlows(rest);
      case 'diff':
        return diff(rest);
      case 'serve':
        return startStudio(rest);
      case undefined:
        throw new UsageError(USAGE);
      default:
        throw unknownName('command', command, COMMANDS);
    }
  });
