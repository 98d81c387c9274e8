/**
 * What `npm run paths` can do: `list [--json]` measures every flow; `show <flow>` tells its paths in words.
 * A wrong name or option ends with exit code 2 and the nearest match; a flow that
 * cannot be explored with 1.
 */
import { explore } from './explore.ts';
import { findFlows, loadModel, measure, type FlowFigures, type FlowFile } from './flow.ts';
import { coverPaths } from './generate.ts';
import { listText, showText } from './table.ts';
import { answering, pickByName, said, UsageError, wrong, type Said } from './usage.ts';

const USAGE = 'npm run paths -- list [--json] | show <flow>';
const COMMANDS = ['list', 'show'];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const list = async (options: readonly string[], flows: readonly FlowFile[]): Promise<Said> => {
  const unknown = options.find((option) => option !== '--json');
  if (unknown !== undefined) throw wrong('option', unknown, ['--json']);
  const measured: FlowFigures[] = [];
  const failures: string[] = [];
  for (const file of flows) {
    try {
      measured.push(await measure(file));
    } catch (error) {
      failures.push(`${file.area}/${file.flow}: ${messageOf(error)}`);
    }
  }
  const out = options.length > 0 ? JSON.stringify(measured, null, 2) : listText(measured);
  return { code: failures.length === 0 ? 0 : 1, out, err: failures.join('\n') };
};

const show = async (
  [flow, extra]: readonly string[],
  flows: readonly FlowFile[],
): Promise<Said> => {
  if (flow === undefined) throw new UsageError(`Which flow? ${USAGE}`);
  if (extra !== undefined) throw wrong('option', extra, []);
  const file = pickByName('flow', flow, flows, (one) => one.flow);
  const graph = explore(await loadModel(file));
  return said(showText(file, graph, coverPaths(graph)));
};

const dispatch = ([command, ...rest]: readonly string[], flows: readonly FlowFile[]) => {
  switch (command) {
    case 'list':
      return list(rest, flows);
    case 'show':
      return show(rest, flows);
    case undefined:
      throw new UsageError(USAGE);
    default:
      throw wrong('command', command, COMMANDS);
  }
};

/** Runs one command over the given flows, those of the project if not told otherwise. */
export const run = (
  args: readonly string[],
  flows: readonly FlowFile[] = findFlows(),
): Promise<Said> => answering(() => dispatch(args, flows));
