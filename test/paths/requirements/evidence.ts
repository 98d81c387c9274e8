/** Finds which states, transitions and tests serve each requirement of `test/requirements.md`. */
import { outlineOf, statesIn, transitionsIn } from '../flows/outline.ts';
import { findMachines, loadMachine } from '../flows/machines.ts';
import { proofOf, proofOfFile, PROOFS, type PassedTest, type Proof } from './proof.ts';
import { idsIn, type Requirement } from './requirementIndex.ts';

/**
 * What serves one requirement. Other tools read this as JSON, so names and meanings must not
 * change.
 */
export interface Served {
  readonly id: string;
  /** Ids of the states and transitions whose `meta.requirements` contain the requirement. */
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  /**
   * The passed tests whose names contain the requirement, as `file > name`; tests of the path
   * engine do not count.
   */
  readonly tests: readonly string[];
  /** The strongest proof that one of these tests gives. */
  readonly proof: Proof;
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

/** Groups entries by the requirement ids that they serve, without duplicates. */
const byId = <T>(entries: readonly (readonly [T, readonly string[]])[]): Map<string, Set<T>> => {
  const found = new Map<string, Set<T>>();
  for (const [entry, ids] of entries) {
    for (const id of ids) found.set(id, (found.get(id) ?? new Set()).add(entry));
  }
  return found;
};

const marked = (entries: readonly Marked[]) =>
  byId(entries.map(({ id, requirements }) => [id, requirements]));

/**
 * Finds for each requirement of the index the states, transitions and passed tests that serve it.
 */
export const join = (
  index: readonly Requirement[],
  charts: { readonly states: readonly Marked[]; readonly transitions: readonly Marked[] },
  passed: readonly PassedTest[],
): Served[] => {
  const states = marked(charts.states);
  const transitions = marked(charts.transitions);
  const proving = passed.filter(({ file }) => proofOfFile(file) !== 'none');
  const tests = byId(proving.map((test) => [test, idsIn(test.name)]));
  return index.map(({ id, through }) => {
    const gather = <T>(found: ReadonlyMap<string, ReadonlySet<T>>) => [
      ...new Set([id, ...through].flatMap((one) => [...(found.get(one) ?? [])])),
    ];
    const naming = gather(tests);
    return {
      id,
      states: gather(states),
      transitions: gather(transitions),
      tests: [...new Set(naming.map(({ file, name }) => `${file} > ${name}`))],
      proof: proofOf(naming),
    };
  });
};

const areaOf = ({ id }: Served) => id.replace(/-\d+$/, '');

/**
 * Whether a requirement is a rule, which the sums count. Flows (F-nn) and open questions (OPEN-nn)
 * are not: they take over the tests of the rules that belong to them (`through`), which the sums
 * count already.
 */
const isRule = (one: Served) => !['F', 'OPEN'].includes(areaOf(one));

const cells = (first: string, rest: readonly (string | number)[]) =>
  `${first.padEnd(10)}${rest.map((cell) => String(cell).padStart(8)).join('')}`;

/**
 * A table of the number of requirements in each area, by kind of proof; the last row is the sum.
 */
const sums = (rules: readonly Served[]): string[] => {
  const row = (name: string, some: readonly Served[]) =>
    cells(name, [
      some.length,
      ...PROOFS.map((one) => some.filter(({ proof }) => proof === one).length),
    ]);
  return [
    cells('area', ['ids', ...PROOFS]),
    ...[...new Set(rules.map(areaOf))].map((area) =>
      row(
        area,
        rules.filter((one) => areaOf(one) === area),
      ),
    ),
    row('all', rules),
  ];
};

const SECTIONS: readonly (readonly [Proof, string])[] = [
  ['sandbox', 'Proven by the sandbox only:'],
  ['walk', 'Walked in a chart only:'],
  ['none', 'Proven by no test:'],
];

/**
 * The report as text: one row per requirement, sums by area, and the requirements that no
 * hand-written test of the storefront proves (`client` in `proof.ts`).
 */
export const reportText = (index: readonly Requirement[], all: readonly Served[]): string => {
  const wordsOf = new Map(index.map(({ id, words }) => [id, words]));
  const rows = all.map(({ id, states, transitions, tests, proof }) =>
    cells(id, [states.length, transitions.length, tests.length, proof]),
  );
  const rules = all.filter(isRule);
  const sections = SECTIONS.flatMap(([proof, title]) => {
    const some = rules.filter((one) => one.proof === proof);
    return some.length === 0
      ? []
      : ['', title, ...some.map(({ id }) => `  ${id} ${wordsOf.get(id) ?? ''}`)];
  });
  const proven = rules.filter(({ proof }) => proof === 'client').length;
  return [
    cells('id', ['states', 'trans.', 'tests', 'proof']),
    ...rows,
    '',
    ...sums(rules),
    '',
    `${proven} of ${rules.length} are proven by a hand-written test of the client that passed.`,
    ...sections,
  ].join('\n');
};
