/**
 * `npm run paths -- list [--json]` measures every flow; `npm run paths -- show <flow>` tells its
 * paths in words. A wrong name or option ends with exit code 2 and the nearest match; a flow that
 * cannot be explored with 1.
 */
import { explore } from './explore.ts';
import { findFlows, loadModel, measure, type FlowFigures } from './flow.ts';
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

const list = async (options: readonly string[]): Promise<number> => {
  const unknown = options.find((option) => option !== '--json');
  if (unknown !== undefined) throw wrong('option', unknown, ['--json']);
  const measured: FlowFigures[] = [];
  let failures = 0;
  for (const file of findFlows()) {
    try {
      measured.push(await measure(file));
    } catch (error) {
      failures += 1;
      console.error(`${file.area}/${file.flow}: ${messageOf(error)}`);
    }
  }
  console.log(options.length > 0 ? JSON.stringify(measured, null, 2) : listText(measured));
  return failures === 0 ? 0 : 1;
};

const show = async ([flow, extra]: readonly string[]): Promise<number> => {
  if (flow === undefined) throw new UsageError(`Which flow? ${USAGE}`);
  if (extra !== undefined) throw wrong('option', extra, []);
  const flows = findFlows();
  const file = flows.find((one) => one.flow === flow);
  if (file === undefined)
    throw wrong(
      'flow',
      flow,
      flows.map((one) => one.flow),
    );
  const graph = explore(await loadModel(file));
  console.log(showText(file, graph, coverPaths(graph)));
  return 0;
};

const run = async ([command, ...rest]: readonly string[]): Promise<number> => {
  switch (command) {
    case 'list':
      return list(rest);
    case 'show':
      return show(rest);
    case undefined:
      throw new UsageError(USAGE);
    default:
      throw wrong('command', command, COMMANDS);
  }
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
