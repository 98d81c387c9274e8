/**
 * What a passed test proves of the requirement in its name.
 *
 * - `client`: a hand-written test of the storefront, in a page, in a browser or of a rule;
 * - `sandbox`: a test of the embedded server, which says nothing about what a customer meets;
 * - `walk`: a test that a walk made out of a chart. It takes its ids and its expectations from that
 *   chart, so it proves that the chart agrees with itself, not a word, an amount, a time or a target;
 * - `none`: no test at all, or only one of the path engine's own.
 *
 * The file decides, so that a report is enough to tell.
 */
export type Proof = 'client' | 'sandbox' | 'walk' | 'none';

/** All kinds of proof, the strongest first. */
export const PROOFS: readonly Proof[] = ['client', 'sandbox', 'walk', 'none'];

/** A test that passed: its file below the project's root, with `/`, and its full name. */
export interface PassedTest {
  readonly file: string;
  readonly name: string;
}

/**
 * The kind of proof that a file's tests give; a file outside `test/` contains no test of the
 * project.
 */
export const proofOfFile = (file: string): Proof => {
  if (/\.paths\.test\.tsx?$/.test(file) || file === 'test/browser/paths.spec.ts') {
    return file.startsWith('test/') ? 'walk' : 'none';
  }
  if (file.startsWith('test/sandbox/')) return 'sandbox';
  if (!file.startsWith('test/') || file.startsWith('test/paths/')) return 'none';
  return /\.(test|spec)\.tsx?$/.test(file) ? 'client' : 'none';
};

/** The strongest proof among some tests. */
export const proofOf = (tests: readonly PassedTest[]): Proof =>
  PROOFS.find((proof) => tests.some(({ file }) => proofOfFile(file) === proof)) ?? 'none';
