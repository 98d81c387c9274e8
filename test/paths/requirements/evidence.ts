/** Which states, transitions and tests serve each requirement of the index. */
import { outlineOf, statesIn, transitionsIn } from '../flows/outline.ts';
import { findMachines, loadMachine } from '../flows/machines.ts';
import { idsIn, type Requirement } from './requirementIndex.ts';

/** One line of the report; other tools read it, so names and meaning stay. */
export interface Served {
  readonly id: string;
  /** Ids of states and transitions whose `meta.requirements` names it. */
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  /** Tests that ran, passed and name it, as `file > name`. */
  readonly tests: readonly string[];
}

interface Marked {
  readonly id: string;
  readonly requirements: readonly string[];
}

/** The states and transitions of all machines, with the requirements they carry. */
export const readCharts = async (): Promise<{ states: Marked[]; transitions: Marked[] }> => {
  const outlines = await Promise.all(
    findMachines().map(async (file) => outlineOf(await loadMachine(file))),
  );
  return { states: outlines.flatMap(statesIn), transitions: outlines.flatMap(transitionsIn) };
};

/** A name once for each id it serves. */
const byId = (entries: readonly Marked[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { id: name, requirements } of entries) {
    for (const id of requirements) found.set(id, (found.get(id) ?? new Set()).add(name));
  }
  return found;
};

/** Joins the index with the charts and the passed tests. */
export const join = (
  index: readonly Requirement[],
  charts: { readonly states: readonly Marked[]; readonly transitions: readonly Marked[] },
  passed: readonly string[],
): Served[] => {
  const states = byId(charts.states);
  const transitions = byId(charts.transitions);
  const tests = byId(passed.map((name) => ({ id: name, requirements: idsIn(name) })));
  return index.map(({ id, through }) => {
    const gather = (found: ReadonlyMap<string, ReadonlySet<string>>) => [
      ...new Set([id, ...through].flatMap((one) => [...(found.get(one) ?? [])])),
    ];
    return { id, states: gather(states), transitions: gather(transitions), tests: gather(tests) };
  });
};

/** Whether anything at all serves a requirement. */
export const isServed = ({ states, transitions, tests }: Served): boolean =>
  states.length + transitions.length + tests.length > 0;

/** The report in words: a table, and below it what nothing serves and what no test proves. */
export const reportText = (index: readonly Requirement[], all: readonly Served[]): string => {
  const wordsOf = new Map(index.map(({ id, words }) => [id, words]));
  const rows = all.map(({ id, states, transitions, tests }) => {
    const counts = [states, transitions, tests].map((list) => String(list.length).padStart(6));
    return `${id.padEnd(10)}${counts.join('  ')}`;
  });
  const lines = (ids: readonly Served[]) => ids.map(({ id }) => `  ${id} ${wordsOf.get(id) ?? ''}`);
  const bare = all.filter((one) => !isServed(one));
  const unproven = all.filter((one) => isServed(one) && one.tests.length === 0);
  const proven = all.filter(({ tests }) => tests.length > 0).length;
  return [
    'id        states  trans.   tests',
    ...rows,
    '',
    `${proven} of ${all.length} are proven by a test that passed.`,
    ...(unproven.length === 0
      ? []
      : ['', 'In a chart, but no passing test names it:', ...lines(unproven)]),
    ...(bare.length === 0 ? [] : ['', 'Nothing serves:', ...lines(bare)]),
  ].join('\n');
};
