/**
 * What `npm run paths` can do: `list [--json]` measures every flow; `show <flow>` tells its paths in words.
 * A wrong name or option ends with exit code 2 and the nearest match; a flow that
 * cannot be explored with 1.
 */
import { explore } from './explore.ts';
import { findFlows, loadModel, measure, type FlowFigures, type FlowFile } from './flow.ts';
import { coverPaths } from './generate.ts';
import { nearestTo } from './nearest.ts';
import { listText, showText } from './table.ts';

const USAGE = 'npm run paths -- list [--json] | show <flow>';
const COMMANDS = ['list', 'show'];

/** What the caller got wrong, in words that help. */
class UsageError extends Error {}

const wrong = (what: string, word: string, known: readonly string[]): UsageError => {
  const nearest = nearestTo(word, known);
  const hint = nearest === null ? '' : ` Did you mean "${nearest}"?`;
  return new UsageError(`There is no ${what} "${word}".${hint}`);
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What a command says, and the exit code that goes with it. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

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
  const file = flows.find((one) => one.flow === flow);
  if (file === undefined)
    throw wrong(
      'flow',
      flow,
      flows.map((one) => one.flow),
    );
  const graph = explore(await loadModel(file));
  return { code: 0, out: showText(file, graph, coverPaths(graph)), err: '' };
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
export const run = async (
  args: readonly string[],
  flows: readonly FlowFile[] = findFlows(),
): Promise<Said> => {
  try {
    return await dispatch(args, flows);
  } catch (error) {
    return { code: error instanceof UsageError ? 2 : 1, out: '', err: messageOf(error) };
  }
};
